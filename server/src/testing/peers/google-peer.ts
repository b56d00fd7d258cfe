import { inlineImage, openPeer, type Peer } from './peer.ts';

/** Gemini's images and Veo's long-running operations, as published. */
export function openGooglePeer(): Promise<Peer> {
  return openPeer(
    {
      error: (status, code) => ({
        error: {
          code: status,
          message: code === 'content' ? 'The prompt was blocked: PROHIBITED_CONTENT' : `Refused: ${code}`,
          status: code,
        },
      }),
      isAuthorized: (request) =>
        request.headers['x-goog-api-key'] === 'test-key' || request.query.get('key') === 'test-key',
    },
    async (request, desk) => {
      const { method, path } = request;
      if (method === 'POST' && path.endsWith(':generateContent'))
        return desk.begin(request, async () => {
          if (desk.fault === 'failed' || desk.fault === 'expired')
            return { status: 500, json: { error: { code: 500, message: 'failed' } } };
          if (desk.fault === 'content-late')
            return {
              json: {
                candidates: [{ content: { role: 'model', parts: [] }, finishReason: 'IMAGE_SAFETY', index: 0 }],
                usageMetadata: {},
              },
            };
          const data = await inlineImage(desk, { width: 1024, height: 1024 });
          return {
            json: {
              candidates: [
                {
                  content: { role: 'model', parts: [{ inlineData: { mimeType: 'image/png', data } }] },
                  finishReason: 'STOP',
                  index: 0,
                },
              ],
              usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
            },
          };
        });
      const model = /^\/v1beta\/models\/([\w.-]+):predictLongRunning$/.exec(path)?.[1];
      if (method === 'POST' && model !== undefined)
        return desk.begin(request, (task) => ({ json: { name: `models/${model}/operations/${task.id}` } }));
      const task = desk.find(path.split('/').at(-1) ?? '');
      if (!task || method !== 'GET') return undefined;
      const name = path.slice('/v1beta/'.length);
      switch (desk.look(task).state) {
        case 'queued':
        case 'running':
          return { json: { name } };
        case 'done': {
          // Written by our own adapter.
          const { resolution, aspectRatio, durationSeconds } = task.body['parameters'] as Record<string, unknown>;
          const [long, short] = resolution === '1080p' ? [1920, 1080] : [1280, 720];
          const [width, height] = aspectRatio === '9:16' ? [short, long] : [long, short];
          const uri = `${desk.address}/media/${width}x${height}x${String(durationSeconds)}/x:download?alt=media`;
          return {
            json: { name, done: true, response: { generateVideoResponse: { generatedSamples: [{ video: { uri } }] } } },
          };
        }
        case 'content':
          return {
            json: {
              name,
              done: true,
              response: { generateVideoResponse: { raiMediaFilteredCount: 1, raiMediaFilteredReasons: ['x'] } },
            },
          };
        default:
          return { json: { name, done: true, error: { code: 13, message: 'Internal: failed' } } };
      }
    },
  );
}
