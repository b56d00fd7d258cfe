import { createServer } from 'node:http';

// The limit: node:http with the bytes of a page of 20 cards already made.
const body = Buffer.from(
  JSON.stringify({
    images: Array.from({ length: 20 }, (_, n) => ({
      id: `01a1fdc9-2c1f-74dc-bac9-${String(n).padStart(12, '0')}`,
      user_id: '01a1fdc9-2723-7591-8e12-6769da3e780a',
      created_at: '2026-01-01T00:00:00.000Z',
      width: 1024,
      height: 1024,
      placeholder: 'nCgKHISUWWiPeIh3dndmdVBlBw==',
      small_url: `/media/generated/01a1fdc9-2723-7591-8e12-6769da3e780a/images/public/01a1fdc9-2c1f-74dc-bac9-${String(n).padStart(12, '0')}_small`,
    })),
    next: null,
  }),
);
createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
}).listen(Number(process.env['PORT']), '127.0.0.1');
