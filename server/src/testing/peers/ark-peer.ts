import { parseVideoRatio, type VideoResolution, videoPixels } from '@loomlight/contract';
import { inlineImage, openPeer, type Peer, type PeerDesk, type PeerRequest, type PeerTask } from './peer.ts';

const codes = {
  limited: 'RateLimitExceeded.EndpointRPMExceeded',
  internal: 'InternalServiceError',
  parameters: 'InvalidParameter',
  content: 'InputTextSensitiveContentDetected',
  key: 'AuthenticationError',
  missing: 'ResourceNotFound',
} as const;

/** ModelArk, as far as published: tasks for videos, images at once. `echoesSeed`: also before a task is done. */
export interface ArkPeer extends Peer {
  echoesSeed: boolean;
}

export async function openArkPeer(): Promise<ArkPeer> {
  const peer = await openPeer(
    {
      error: (status, code) => ({
        error: { code: codes[code], message: `Refused: ${codes[code]}.`, param: '', type: String(status) },
      }),
      isAuthorized: (request) => request.headers.authorization === 'Bearer test-key',
    },
    async (request, desk) => {
      const { method, path } = request;
      if (method === 'POST' && path === '/api/v3/images/generations')
        return desk.begin(request, async () => {
          const [width = 0, height = 0] = String(request.body['size']).split('x').map(Number);
          if (desk.fault === 'failed' || desk.fault === 'expired')
            return { status: 500, json: { error: { code: 'InternalServiceError', message: 'x' } } };
          if (desk.fault === 'content-late')
            return {
              status: 400,
              json: {
                error: { code: 'OutputImageSensitiveContentDetected', message: 'may contain sensitive information' },
              },
            };
          return {
            json: {
              model: request.body['model'],
              created: 1,
              data: [{ b64_json: await inlineImage(desk, { width, height }), size: `${width}x${height}` }],
              usage: { generated_images: 1 },
            },
          };
        });
      if (!path.startsWith('/api/v3/contents/generations/tasks')) return undefined;
      const id = path.split('/')[6];
      if (method === 'POST') return desk.begin(request, (task) => ({ json: { id: task.id } }));
      if (id === undefined) return list(desk, request, echoes());
      const task = desk.find(id);
      if (!task) return undefined;
      if (method === 'DELETE') {
        task.isCancelled = true;
        return { json: {} };
      }
      return { json: describe(desk, task, desk.look(task).state, echoes()) };
    },
  );
  const echoes = (): boolean => ark.echoesSeed;
  const ark: ArkPeer = Object.assign(peer, { echoesSeed: true });
  return ark;
}

function list(desk: PeerDesk, request: PeerRequest, echoesSeed: boolean) {
  const model = request.query.get('filter.model');
  const tasks = desk.tasks.filter((task) => model === null || task.body['model'] === model);
  return {
    json: { items: tasks.map((task) => describe(desk, task, desk.look(task).state, echoesSeed)), total: tasks.length },
  };
}

/** A task as the provider tells it. */
function describe(desk: Peer, task: PeerTask, state: string, echoesSeed: boolean): Record<string, unknown> {
  const { body } = task;
  const at = Math.floor(task.createdAt.getTime() / 1_000);
  const told = { id: task.id, model: body['model'], created_at: at, updated_at: at, service_tier: 'default' };
  const seed = echoesSeed || state === 'done' ? { seed: body['seed'] } : {};
  switch (state) {
    case 'failed':
      return { ...told, status: 'failed', error: { code: 'InternalServiceError', message: 'The task has failed.' } };
    case 'content':
      return {
        ...told,
        status: 'failed',
        error: {
          code: 'OutputVideoSensitiveContentDetected',
          message: 'The output may contain sensitive information.',
        },
      };
    case 'expired':
    case 'cancelled':
    case 'queued':
    case 'running':
      return { ...told, ...seed, status: state };
    default: {
      const ratio = parseVideoRatio(String(body['ratio'])) ?? '16:9';
      const resolution = String(body['resolution']) as VideoResolution;
      const { width, height } = videoPixels({ resolution, ratio: ratio === 'adaptive' ? '1:1' : ratio });
      const url = `${desk.address}/media/${width}x${height}x${String(body['duration'])}/${task.id}.mp4`;
      return {
        ...told,
        ...seed,
        status: 'succeeded',
        content: { video_url: url },
        resolution,
        ratio,
        duration: body['duration'],
        framespersecond: 24,
        usage: { completion_tokens: 108_900, total_tokens: 108_900 },
      };
    }
  }
}
