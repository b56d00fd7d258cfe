import { inlineImage, openPeer, type Peer } from './peer.ts';

/** The native jobs of stable-diffusion.cpp's server. */
export function openSdcppPeer(): Promise<Peer> {
  return openPeer(
    {
      error: (_status, code) => ({
        error: code,
        message: code === 'content' ? 'blocked by safety filter' : `Refused: ${code}`,
      }),
      isAuthorized: () => true,
    },
    async (request, desk) => {
      const { method, path } = request;
      if (method === 'POST' && path === '/sdcpp/v1/img_gen')
        return desk.begin(request, (task) => ({
          status: 202,
          json: { id: task.id, kind: 'img_gen', status: 'queued', created: 1, poll_url: `/sdcpp/v1/jobs/${task.id}` },
        }));
      const [, id = '', cancel] = /^\/sdcpp\/v1\/jobs\/([\w-]+)(\/cancel)?$/.exec(path) ?? [];
      const task = desk.find(id);
      if (!task) return undefined;
      if (cancel) {
        task.isCancelled = true;
        return { json: { id, status: 'cancelled' } };
      }
      const told = { id, kind: 'img_gen', created: 1, queue_position: 0, result: null, error: null };
      switch (desk.look(task).state) {
        case 'queued':
          return { json: { ...told, status: 'queued' } };
        case 'running':
          return { json: { ...told, status: 'generating' } };
        case 'cancelled':
          return {
            json: { ...told, status: 'cancelled', error: { code: 'cancelled', message: 'job cancelled by client' } },
          };
        case 'content':
          return { json: { ...told, status: 'failed', error: { code: 'safety', message: 'nsfw' } } };
        case 'done': {
          const size = { width: Number(task.body['width']), height: Number(task.body['height']) };
          return {
            json: {
              ...told,
              status: 'completed',
              result: { output_format: 'png', images: [{ index: 0, b64_json: await inlineImage(desk, size) }] },
            },
          };
        }
        default:
          return {
            json: {
              ...told,
              status: 'failed',
              error: { code: 'generation_failed', message: 'generate_image returned empty results' },
            },
          };
      }
    },
  );
}
