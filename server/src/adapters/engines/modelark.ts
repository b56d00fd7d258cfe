import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import type { ImageSizing } from '../../kernel/engine-size.ts';
import type { TaskSearch, VideoOperation } from '../../ports/video-engine.ts';
import { address, defineEngine, secret, text } from './lib/define-engine.ts';
import { openProviderLine, type ProviderLine } from './lib/provider-line.ts';
import { look } from './lib/json-line.ts';
import { vendorModel } from './lib/vendor-models.ts';

/** Pixels in all that an image may have: the newer models refuse small ones. */
const bounds: Readonly<Record<string, { readonly min: number; readonly max: number }>> = {
  'seedream-3': { min: 512 * 512, max: 2048 * 2048 },
  'seedream-4-0': { min: 1280 * 720, max: 4096 * 4096 },
  'seedream-4': { min: 2560 * 1440, max: 4096 * 4096 },
};

/** Seedance: the very models of R-ENT-07. */
const models = {
  'seedance-lite-t2v': { text: 'seedance-1-0-lite-t2v-250428' },
  'seedance-lite-i2v': { image: 'seedance-1-0-lite-i2v-250428' },
  'seedance-pro': { text: 'seedance-1-0-pro-250528', image: 'seedance-1-0-pro-250528' },
  'seedance-pro-fast': { text: 'seedance-1-0-pro-fast-251015', image: 'seedance-1-0-pro-fast-251015' },
};
/** Where ModelArk keeps what it made (documented as signed addresses of its object store). */
const mediaHosts = ['*.volces.com', '*.bytepluses.com', '*.byteplusapi.com', '*.tos-ap-southeast-1.bytepluses.com'];
/** Clocks differ, and the provider counts whole seconds. */
const clockSlackS = 60;
/** A task of ours that does not tell its seed yet is looked at again, so often at most. */
const searchesMax = 60;

export const modelark = defineEngine({
  name: 'modelark',
  title: 'ModelArk',
  paid: true,
  embedded: false,
  digitalSource: 'trainedAlgorithmicMedia',
  settings: {
    ARK_API_KEY: secret(),
    ARK_BASE_URL: address('https://ark.ap-southeast.bytepluses.com/api/v3'),
    ARK_IMAGE_MODEL: text('seedream-4-0-250828'),
  },
  image: {
    needs: ['ARK_API_KEY'],
    can: (s) => ({
      model: s.ARK_IMAGE_MODEL,
      seeded: isThird(s.ARK_IMAGE_MODEL),
      sizing: sizingOf(s.ARK_IMAGE_MODEL),
      restartable: false,
      takesReference: !isThird(s.ARK_IMAGE_MODEL),
    }),
    open: async (s, way, capabilities) => {
      const { openSdkImageEngine } = await import('./lib/sdk-image-engine.ts');
      const [modelId, baseUrl, apiKey] = [s.ARK_IMAGE_MODEL, s.ARK_BASE_URL, s.ARK_API_KEY];
      return openSdkImageEngine({
        capabilities,
        line: openProviderLine({ ...way, baseUrl }),
        model: async (fetchThrough) => {
          const { seedreamModel } = await import('./lib/seedream-model.ts');
          return seedreamModel({ modelId, baseUrl, apiKey, fetch: fetchThrough });
        },
        options: ({ guidanceScale }) => ({ modelark: isThird(modelId) ? { guidanceScale } : {} }),
      });
    },
  },
  video: {
    needs: ['ARK_API_KEY'],
    can: () => ({
      models: Object.keys(models),
      resolutions: ['480p', '720p', '1080p'],
      ratios: ['16:9', '21:9', '4:3', '1:1', '9:16', 'adaptive'],
      durationS: { min: 2, max: 10, default: 5 },
      // Always 24, without a field for it: the form hides the choice.
      frameRates: [],
      restartable: false,
      pollMs: 3_000,
    }),
    open: async (s, way, capabilities) => {
      const { openSdkVideoEngine } = await import('./lib/sdk-video-engine.ts');
      const [baseUrl, apiKey] = [s.ARK_BASE_URL, s.ARK_API_KEY];
      const line = openProviderLine({ ...way, baseUrl, hosts: [...mediaHosts, ...way.hosts] });
      const tasks = `${baseUrl}/contents/generations/tasks`;
      const headers = { authorization: `Bearer ${apiKey}` };
      return openSdkVideoEngine({
        capabilities,
        line,
        modelId: (request) => vendorModel(models, request),
        model: async (modelId, fetchThrough) => {
          const { seedanceModel } = await import('./lib/seedance-model.ts');
          return seedanceModel({ modelId, baseUrl, apiKey, fetch: fetchThrough });
        },
        ask: (request) => ({
          aspectRatio: request.ratio,
          seed: request.seed,
          providerOptions: { modelark: { resolution: request.resolution, cameraFixed: request.cameraFixed } },
        }),
        sendsEvents: true,
        cancel: async (operation) => {
          const { taskId } = taskOf(operation);
          await line.call().fetch(`${tasks}/${encodeURIComponent(taskId)}`, { method: 'DELETE', headers });
        },
        takeBack: async (operation, signal) => {
          const url = `${tasks}/${encodeURIComponent(taskOf(operation).taskId)}`;
          const isIn = async (status: string): Promise<boolean> =>
            (await look(line, { url, headers, schema: stateSchema, signal }))?.status === status;
          // What runs cannot be stopped, and of what has ended the video would be thrown away.
          if (!(await isIn('queued'))) return 'too_late';
          await line.call().fetch(url, { method: 'DELETE', headers, signal });
          return (await isIn('cancelled')) ? 'stopped' : 'too_late';
        },
        reconcile: (search, modelId, signal) =>
          findTask({ line, tasks, headers, pollMs: capabilities.pollMs }, search, modelId, signal),
      });
    },
  },
});

/** Version 3 takes seed and guidance; the newer ones take neither. */
function isThird(model: string): boolean {
  return model.includes('seedream-3');
}

function sizingOf(model: string): ImageSizing {
  const [, pixels] = Object.entries(bounds).find(([name]) => model.includes(name)) ?? [];
  const { min, max } = pixels ?? { min: 1280 * 720, max: 4096 * 4096 };
  return { kind: 'free', sidePx: { min: 512, max: 4096, step: 16 }, pixels: { min, max } };
}

function taskOf(operation: VideoOperation): { taskId: string } {
  // Made by our own model.
  return JSON.parse(String(operation['task'])) as { taskId: string };
}

const stateSchema = z.object({ status: z.string() });

const listSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      model: z.string().nullish(),
      status: z.string(),
      seed: z.number().nullish(),
      created_at: z.number().nullish(),
    }),
  ),
});

/**
 * A task of ours among those of the last minutes: the same model, made since we asked, with our seed. One that does not
 * tell its seed while it is queued is waited for; it is never guessed.
 */
async function findTask(
  ark: { line: ProviderLine; tasks: string; headers: Record<string, string>; pollMs: number },
  { request, startedAfter, isTaken }: TaskSearch,
  modelId: string,
  signal: AbortSignal,
): Promise<VideoOperation | undefined> {
  const since = Math.floor(startedAfter.getTime() / 1_000) - clockSlackS;
  for (let search = 0; search < searchesMax; search += 1) {
    const query = new URLSearchParams({ page_num: '1', page_size: '500', 'filter.model': modelId });
    const response = await ark.line.call().fetch(`${ark.tasks}?${query.toString()}`, { headers: ark.headers, signal });
    if (!response.ok) throw new Error(`The list of tasks was refused (status ${response.status}).`);
    const { items } = listSchema.parse(await response.json());
    const ours = items.filter((item) => (item.model ?? modelId) === modelId && (item.created_at ?? since) >= since);
    let isOpen = false;
    for (const { id, seed, status } of ours) {
      const operation = { model: modelId, task: JSON.stringify({ taskId: id }) };
      if (seed === request.seed && !(await isTaken(operation))) return operation;
      isOpen ||= (seed ?? -1) < 0 && (status === 'queued' || status === 'running') && !(await isTaken(operation));
    }
    if (!isOpen) return undefined;
    await sleep(ark.pollMs, undefined, { signal });
  }
  return undefined;
}
