import { parseVideoRatio, type VideoResolution, videoPixels } from '@loomlight/contract';
import { openPeer, type Peer, type PeerDesk, type PeerTask } from './peer.ts';

const imageSides: Readonly<Record<string, readonly [number, number]>> = {
  '1:1': [1024, 1024],
  '16:9': [1344, 768],
};

/** Predictions as Replicate publishes them. */
export function openReplicatePeer(): Promise<Peer> {
  return openPeer(
    {
      error: (status, code) => ({
        title: code,
        detail: code === 'content' ? 'The input was flagged as sensitive (NSFW).' : `Refused: ${code}`,
        status,
      }),
      isAuthorized: (request) => request.headers.authorization === 'Bearer test-key',
    },
    async (request, desk) => {
      const { method, path } = request;
      const model = /^\/v1\/models\/(.+)\/predictions$/.exec(path)?.[1];
      if (method === 'POST' && model !== undefined)
        return desk.begin(request, (task) => ({ status: 201, json: describe(desk, task, 'queued', model) }));
      if (method === 'GET' && path === '/v1/predictions')
        return {
          json: {
            previous: null,
            next: null,
            results: desk.tasks.toReversed().map((task) => describe(desk, task, 'running', modelOf(task))),
          },
        };
      const [, id = '', cancel] = /^\/v1\/predictions\/([\w-]+)(\/cancel)?$/.exec(path) ?? [];
      const task = desk.find(id);
      if (!task) return undefined;
      if (cancel) task.isCancelled = true;
      return { json: describe(desk, task, cancel ? 'cancelled' : desk.look(task).state, modelOf(task)) };
    },
  );
}

/** The stand-in has only one model for videos, and the prediction tells its own. */
function modelOf(task: PeerTask): string {
  const input = inputOf(task);
  return 'resolution' in input ? 'bytedance/seedance-1-lite' : 'black-forest-labs/flux-dev';
}

function inputOf(task: PeerTask): Record<string, unknown> {
  // Written by our own adapter.
  return task.body['input'] as Record<string, unknown>;
}

function describe(desk: PeerDesk, task: PeerTask, state: string, model: string): Record<string, unknown> {
  const input = inputOf(task);
  const told = {
    id: task.id,
    model,
    input,
    created_at: task.createdAt.toISOString(),
    error: null,
    output: null,
    urls: {
      get: `${desk.address}/v1/predictions/${task.id}`,
      cancel: `${desk.address}/v1/predictions/${task.id}/cancel`,
    },
  };
  switch (state) {
    case 'queued':
      return { ...told, status: 'starting' };
    case 'running':
      return { ...told, status: 'processing' };
    case 'cancelled':
      return { ...told, status: 'canceled' };
    case 'content':
      return { ...told, status: 'failed', error: 'NSFW content detected. Try running it again with another prompt.' };
    case 'done':
      return { ...told, status: 'succeeded', output: outputOf(desk, input), metrics: { predict_time: 1 } };
    default:
      return { ...told, status: 'failed', error: 'Prediction failed' };
  }
}

function outputOf(desk: Peer, input: Record<string, unknown>): string | string[] {
  if (!('resolution' in input)) {
    const [width, height] = imageSides[String(input['aspect_ratio'])] ?? [1024, 1024];
    return [`${desk.address}/media/${width}x${height}/x.png`];
  }
  const ratio = parseVideoRatio(String(input['aspect_ratio'])) ?? '16:9';
  const { width, height } = videoPixels({
    resolution: String(input['resolution']) as VideoResolution,
    ratio: ratio === 'adaptive' ? '16:9' : ratio,
  });
  return `${desk.address}/media/${width}x${height}x${String(input['duration'])}/x.mp4`;
}
