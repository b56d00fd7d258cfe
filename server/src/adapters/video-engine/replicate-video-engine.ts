import * as z from 'zod';
import type { TaskSearch, VideoEngine, VideoOperation } from '../../ports/video-engine.ts';
import type { EngineSettings } from '../provider/engine-settings.ts';
import { videoModelName, videoModelsOf } from '../provider/model-names.ts';
import { openProviderLine, type ProviderLine } from '../provider/provider-line.ts';
import { openSdkVideoEngine } from './sdk-video-engine.ts';

export const replicateHosts = ['replicate.delivery', '*.replicate.delivery'];
const clockSlackMs = 60_000;
/** Pages of a hundred that are looked through for a lost prediction. */
const pagesMax = 5;

/** Films from predictions on Replicate. */
export function openReplicateVideoEngine(settings: EngineSettings): VideoEngine {
  const { baseUrl, apiKey, pollMs = 3_000 } = settings;
  const line = openProviderLine({ ...settings, hosts: [...replicateHosts, ...settings.hosts] });
  const headers = { authorization: `Bearer ${apiKey}` };
  return openSdkVideoEngine({
    capabilities: {
      engine: 'replicate',
      models: videoModelsOf('replicate'),
      resolutions: ['480p', '720p', '1080p'],
      ratios: ['16:9', '21:9', '4:3', '1:1', '9:16'],
      durationS: { min: 2, max: 10, default: 5 },
      frameRates: [24],
      restartable: false,
      pollMs,
    },
    line,
    modelId: (request) => videoModelName('replicate', request),
    model: async (modelId, fetchThrough) => {
      const { createReplicate } = await import('@ai-sdk/replicate');
      return createReplicate({ apiToken: apiKey, baseURL: baseUrl, fetch: fetchThrough }).video(modelId);
    },
    // The package leaves a seed of 0 out: it is set by name.
    ask: ({ ratio, resolution, fps, seed, cameraFixed }) => ({
      ...(ratio === 'adaptive' ? {} : { aspectRatio: ratio }),
      fps,
      providerOptions: { replicate: { resolution, seed, camera_fixed: cameraFixed } },
    }),
    hints: true,
    cancel: async (operation) => {
      // Made by the package and stored with the generation.
      const { getUrl } = JSON.parse(String(operation['task'])) as { getUrl: string };
      await line.call().fetch(`${getUrl}/cancel`, { method: 'POST', headers });
    },
    reconcile: (search, modelId, signal) => findPrediction({ line, baseUrl, headers }, search, modelId, signal),
  });
}

const listSchema = z.object({
  next: z.string().nullish(),
  results: z.array(
    z.object({
      model: z.string().nullish(),
      created_at: z.string(),
      input: z.object({ seed: z.number().nullish(), prompt: z.string().nullish() }).nullish(),
      urls: z.object({ get: z.string() }),
    }),
  ),
});

/** The newest come first: those since we asked, of our model and with our seed. */
async function findPrediction(
  replicate: { readonly line: ProviderLine; readonly baseUrl: string; readonly headers: Record<string, string> },
  { request, startedAfter, isTaken }: TaskSearch,
  modelId: string,
  signal: AbortSignal,
): Promise<VideoOperation | undefined> {
  const since = startedAfter.getTime() - clockSlackMs;
  let url = `${replicate.baseUrl}/predictions`;
  for (let page = 0; page < pagesMax; page += 1) {
    const response = await replicate.line.call().fetch(url, { headers: replicate.headers, signal });
    if (!response.ok) throw new Error(`The list of predictions was refused (status ${response.status}).`);
    const { results, next } = listSchema.parse(await response.json());
    for (const { model, input, urls, created_at: createdAt } of results) {
      if (Date.parse(createdAt) < since) return undefined;
      if (model !== modelId || input?.seed !== request.seed) continue;
      const operation = { model: modelId, task: JSON.stringify({ getUrl: urls.get }) };
      if (!(await isTaken(operation))) return operation;
    }
    if (!next) return undefined;
    url = next;
  }
  return undefined;
}
