import * as z from 'zod';
import type { TaskSearch, VideoOperation } from '../../ports/video-engine.ts';
import { address, defineEngine, secret, text } from './lib/define-engine.ts';
import { megapixelSizes } from './lib/megapixel-sizes.ts';
import { negativePromptField, takesNegativePrompt } from './lib/negative-prompt.ts';
import { openProviderLine, type ProviderLine } from './lib/provider-line.ts';
import { vendorModel } from './lib/vendor-models.ts';

/** Models there take a ratio; these are the sizes of about a megapixel that come of it. */
const sizes = [
  ...megapixelSizes,
  { ratio: '3:2', width: 1216, height: 832 },
  { ratio: '2:3', width: 832, height: 1216 },
] as const;
const hosts = ['replicate.delivery', '*.replicate.delivery'];
const models = {
  'seedance-lite-t2v': { text: 'bytedance/seedance-1-lite' },
  'seedance-lite-i2v': { image: 'bytedance/seedance-1-lite' },
  'seedance-pro': { text: 'bytedance/seedance-1-pro', image: 'bytedance/seedance-1-pro' },
  'seedance-pro-fast': { text: 'bytedance/seedance-1-pro-fast', image: 'bytedance/seedance-1-pro-fast' },
};
const clockSlackMs = 60_000;
/** Pages of a hundred that are looked through for a lost prediction. */
const pagesMax = 5;

export const replicate = defineEngine({
  name: 'replicate',
  title: 'Replicate',
  paid: true,
  embedded: false,
  digitalSource: 'trainedAlgorithmicMedia',
  settings: {
    REPLICATE_API_TOKEN: secret(),
    REPLICATE_BASE_URL: address('https://api.replicate.com/v1'),
    REPLICATE_IMAGE_MODEL: text('black-forest-labs/flux-dev'),
  },
  image: {
    needs: ['REPLICATE_API_TOKEN'],
    can: (s) => ({
      model: s.REPLICATE_IMAGE_MODEL,
      seeded: true,
      sizing: { kind: 'list', sizes },
      restartable: false,
      takesNegativePrompt: takesNegativePrompt(s.REPLICATE_IMAGE_MODEL),
    }),
    open: async (s, way, capabilities) => {
      const { openSdkImageEngine } = await import('./lib/sdk-image-engine.ts');
      return openSdkImageEngine({
        capabilities,
        line: openProviderLine({ ...way, baseUrl: s.REPLICATE_BASE_URL, hosts: [...hosts, ...way.hosts] }),
        model: async (fetchThrough) => (await provider(s, fetchThrough)).image(s.REPLICATE_IMAGE_MODEL),
        options: (request) => ({
          replicate: {
            ...negativePromptField(request),
            output_format: 'png',
            pollIntervalMillis: way.pollMs ?? 1_000,
            maxPollAttempts: 3_600,
          },
        }),
      });
    },
  },
  video: {
    needs: ['REPLICATE_API_TOKEN'],
    can: () => ({
      models: Object.keys(models),
      resolutions: ['480p', '720p', '1080p'],
      ratios: ['16:9', '21:9', '4:3', '1:1', '9:16'],
      durationS: { min: 2, max: 10, default: 5 },
      frameRates: [24],
      restartable: false,
      pollMs: 3_000,
    }),
    open: async (s, way, capabilities) => {
      const { openSdkVideoEngine } = await import('./lib/sdk-video-engine.ts');
      const baseUrl = s.REPLICATE_BASE_URL;
      const line = openProviderLine({ ...way, baseUrl, hosts: [...hosts, ...way.hosts] });
      const headers = { authorization: `Bearer ${s.REPLICATE_API_TOKEN}` };
      return openSdkVideoEngine({
        capabilities,
        line,
        modelId: (request) => vendorModel(models, request),
        model: async (modelId, fetchThrough) => (await provider(s, fetchThrough)).video(modelId),
        // The package leaves a seed of 0 out: it is set by name.
        ask: ({ ratio, resolution, fps, seed, cameraFixed }) => ({
          ...(ratio === 'adaptive' ? {} : { aspectRatio: ratio }),
          fps,
          providerOptions: { replicate: { resolution, seed, camera_fixed: cameraFixed } },
        }),
        sendsEvents: true,
        cancel: async (operation) => {
          // Made by the package and stored with the generation.
          const { getUrl } = JSON.parse(String(operation['task'])) as { getUrl: string };
          await line.call().fetch(`${getUrl}/cancel`, { method: 'POST', headers });
        },
        reconcile: (search, modelId, signal) => findPrediction({ line, baseUrl, headers }, search, modelId, signal),
      });
    },
  },
});

interface Access {
  readonly REPLICATE_API_TOKEN: string;
  readonly REPLICATE_BASE_URL: string;
}

async function provider(s: Access, fetchThrough: typeof fetch) {
  const { createReplicate } = await import('@ai-sdk/replicate');
  return createReplicate({ apiToken: s.REPLICATE_API_TOKEN, baseURL: s.REPLICATE_BASE_URL, fetch: fetchThrough });
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
