import { inlineImage, openPeer, type Peer, type PeerRequest } from './peer.ts';

/** Images as OpenAI publishes them, and as many others speak. */
export function openOpenAiPeer(): Promise<Peer> {
  return openPeer(
    {
      error: (_status, code) => ({
        error: {
          message: code === 'content' ? 'Your request was rejected by the safety system.' : `Refused: ${code}.`,
          type: 'invalid_request_error',
          param: null,
          code: code === 'content' ? 'moderation_blocked' : code,
        },
      }),
      isAuthorized: (request) => request.headers.authorization === 'Bearer test-key',
    },
    async (request, desk) => {
      const { method, path } = request;
      if (method !== 'POST' || !['/v1/images/generations', '/v1/images/edits'].includes(path)) return undefined;
      return desk.begin(request, async () => {
        const size = path.endsWith('edits') ? await sizeOfForm(request) : String(request.body['size']);
        const [width = 0, height = 0] = size.split('x').map(Number);
        if (desk.fault === 'failed' || desk.fault === 'expired')
          return { status: 500, json: { error: { message: 'failed' } } };
        if (desk.fault === 'content-late')
          return {
            status: 400,
            json: { error: { message: 'blocked by our safety system', code: 'moderation_blocked' } },
          };
        return {
          json: {
            created: 1,
            data: [{ b64_json: await inlineImage(desk, { width, height }) }],
            usage: { input_tokens: 1, output_tokens: 1, total_tokens: 2 },
          },
        };
      });
    },
  );
}

/** Where an image is handed in, the settings are fields of the same form. */
async function sizeOfForm({ headers, raw }: PeerRequest): Promise<string> {
  const type = headers['content-type'] ?? '';
  const form = await new Response(new Uint8Array(raw), { headers: { 'content-type': type } }).formData();
  const size = form.get('size');
  return typeof size === 'string' ? size : '';
}
