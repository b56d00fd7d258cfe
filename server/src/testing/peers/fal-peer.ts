import { parseVideoRatio, type VideoResolution, videoPixels } from '@loomlight/contract';
import { openPeer, type Peer, type PeerTask } from './peer.ts';

/** fal: images at once, videos through its queue. Addresses of the queue are told as the real one tells them. */
export function openFalPeer(): Promise<Peer> {
  return openPeer(
    {
      error: (_status, code) =>
        code === 'content'
          ? {
              detail: [
                {
                  loc: ['body', 'prompt'],
                  msg: 'The content could not be processed: content policy violation',
                  type: 'content_policy_violation',
                },
              ],
            }
          : { detail: `Refused: ${code}` },
      isAuthorized: (request) => request.headers.authorization === 'Key test-key',
    },
    async (request, desk) => {
      const { method, path } = request;
      const queued = /^\/fal-ai\/bytedance\/seedance\/requests\/([\w-]+)(\/cancel)?$/.exec(path);
      if (queued) {
        const task = desk.find(queued[1] ?? '');
        if (!task) return undefined;
        if (queued[2] === '/cancel' && method === 'PUT') {
          task.isCancelled = true;
          return { status: 202, json: { status: 'CANCELLATION_REQUESTED' } };
        }
        return answer(desk, task);
      }
      if (method !== 'POST') return undefined;
      if (path.includes('-to-video'))
        return desk.begin(request, (task) => {
          const base = `https://queue.fal.run/fal-ai/bytedance/seedance/requests/${task.id}`;
          return {
            json: {
              request_id: task.id,
              status: 'IN_QUEUE',
              response_url: base,
              status_url: `${base}/status`,
              cancel_url: `${base}/cancel`,
              queue_position: 0,
            },
          };
        });
      return desk.begin(request, () => {
        // Written by our own adapter.
        const { width, height } = request.body['image_size'] as { width: number; height: number };
        if (desk.fault === 'failed' || desk.fault === 'expired') return { status: 500, json: { detail: 'failed' } };
        if (desk.fault === 'content-late')
          return {
            status: 422,
            json: { detail: [{ loc: ['body'], msg: 'content_policy_violation', type: 'content_policy_violation' }] },
          };
        const url = `${desk.address}/media/${width}x${height}/x.png`;
        return {
          json: {
            images: [{ url, width, height, content_type: 'image/png' }],
            timings: {},
            seed: request.body['seed'],
            has_nsfw_concepts: [false],
            prompt: '',
          },
        };
      });
    },
  );
}

function answer(desk: Parameters<Parameters<typeof openPeer>[1]>[1], task: PeerTask) {
  const { body } = task;
  switch (desk.look(task).state) {
    case 'queued':
    case 'running':
      return { status: 400, json: { detail: 'Request is still in progress' } };
    case 'content':
      return {
        status: 422,
        json: { detail: [{ loc: ['body', 'prompt'], msg: 'flagged', type: 'content_policy_violation' }] },
      };
    case 'done': {
      const ratio = parseVideoRatio(String(body['aspect_ratio'])) ?? '16:9';
      const { width, height } = videoPixels({
        resolution: String(body['resolution']) as VideoResolution,
        ratio: ratio === 'adaptive' ? '16:9' : ratio,
      });
      const url = `${desk.address}/media/${width}x${height}x${String(body['duration'])}/x.mp4`;
      return { json: { video: { url, content_type: 'video/mp4' }, seed: body['seed'] } };
    }
    default:
      return { status: 422, json: { detail: 'The request has failed' } };
  }
}
