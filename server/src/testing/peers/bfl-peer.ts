import { openPeer, type Peer } from './peer.ts';

const shortSides = { hd: 720, fhd: 1080 } as const;

/** Black Forest Labs: everything is begun and then looked at under an address of its own. */
export function openBflPeer(): Promise<Peer> {
  return openPeer(
    {
      error: (_status, code) => ({ detail: code === 'content' ? 'Request Moderated' : `Refused: ${code}` }),
      isAuthorized: (request) => request.headers['x-key'] === 'test-key',
    },
    async (request, desk) => {
      const { method, path } = request;
      if (method === 'POST')
        return desk.begin(request, (task) => ({
          json: { id: task.id, polling_url: `${desk.address}/v1/get_result?id=${task.id}`, cost: 4 },
        }));
      if (path !== '/v1/get_result') return undefined;
      const task = desk.find(request.query.get('id') ?? '');
      if (!task) return undefined;
      const { body, id } = task;
      switch (desk.look(task).state) {
        case 'queued':
        case 'running':
          return { json: { id, status: 'Pending', result: null } };
        case 'content':
          return { json: { id, status: 'Content Moderated', details: { 'Moderation Reasons': ['x'] }, result: null } };
        case 'done': {
          const sample =
            'mode' in body
              ? videoOf(desk.address, body)
              : `${desk.address}/media/${String(body['width'])}x${String(body['height'])}/x.png`;
          return { json: { id, status: 'Ready', result: { sample, seed: 1 } } };
        }
        default:
          return { json: { id, status: 'Error', result: null } };
      }
    },
  );
}

function videoOf(address: string, body: Readonly<Record<string, unknown>>): string {
  const short = shortSides[body['resolution'] === 'fhd' ? 'fhd' : 'hd'];
  const [a = 16, b = 9] = String(body['aspect_ratio']).split(':').map(Number);
  const long = 2 * Math.round((short * (a / b)) / 2);
  return `${address}/media/${long}x${short}x${String(body['duration'])}/x.mp4`;
}
