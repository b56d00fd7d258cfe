import { openPeer, type Peer } from './peer.ts';

/** Luma's generations of images. */
export function openLumaPeer(): Promise<Peer> {
  return openPeer(
    {
      error: (_status, code) => ({
        detail: [
          {
            type: code,
            loc: ['body'],
            msg: code === 'content' ? 'Blocked by moderation' : `Refused: ${code}`,
            input: '',
          },
        ],
      }),
      isAuthorized: (request) => request.headers.authorization === 'Bearer test-key',
    },
    async (request, desk) => {
      const { method, path } = request;
      if (method === 'POST')
        return desk.begin(request, (task) => ({
          status: 201,
          json: { id: task.id, generation_type: 'image', state: 'queued', failure_reason: null, assets: null },
        }));
      const task = desk.find(path.split('/').at(-1) ?? '');
      if (!task) return undefined;
      const told = { id: task.id, generation_type: 'image', failure_reason: null, assets: null };
      switch (desk.look(task).state) {
        case 'queued':
          return { json: { ...told, state: 'queued' } };
        case 'running':
          return { json: { ...told, state: 'dreaming' } };
        case 'content':
          return { json: { ...told, state: 'failed', failure_reason: 'Content was moderated' } };
        case 'done':
          return { json: { ...told, state: 'completed', assets: { image: `${desk.address}/media/1024x1024/x.png` } } };
        default:
          return { json: { ...told, state: 'failed', failure_reason: 'job failed' } };
      }
    },
  );
}
