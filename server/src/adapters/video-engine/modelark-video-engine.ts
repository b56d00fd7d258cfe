import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import type { TaskSearch, VideoEngine, VideoOperation } from '../../ports/video-engine.ts';
import { videoModelName, videoModelsOf } from '../provider/model-names.ts';
import type { EngineSettings } from '../provider/engine-settings.ts';
import { openProviderLine, type ProviderLine } from '../provider/provider-line.ts';
import { openSdkVideoEngine } from './sdk-video-engine.ts';

/** Where ModelArk keeps what it made (documented as signed addresses of its object store). */
export const arkMediaHosts = [
  '*.volces.com',
  '*.bytepluses.com',
  '*.byteplusapi.com',
  '*.tos-ap-southeast-1.bytepluses.com',
];
/** Clocks differ, and the provider counts whole seconds. */
const clockSlackS = 60;
/** A task of ours that does not tell its seed yet is looked at again, so often at most. */
const searchesMax = 60;

/** Seedance on ModelArk: the very models of R-ENT-07. */
export function openModelArkVideoEngine(settings: EngineSettings): VideoEngine {
  const { baseUrl, apiKey, pollMs = 3_000 } = settings;
  const line = openProviderLine({ ...settings, hosts: [...arkMediaHosts, ...settings.hosts] });
  const tasks = `${baseUrl}/contents/generations/tasks`;
  const headers = { authorization: `Bearer ${apiKey}` };
  return openSdkVideoEngine({
    capabilities: {
      engine: 'modelark',
      models: videoModelsOf('modelark'),
      resolutions: ['480p', '720p', '1080p'],
      ratios: ['16:9', '21:9', '4:3', '1:1', '9:16', 'adaptive'],
      durationS: { min: 2, max: 10, default: 5 },
      // Always 24, without a field for it: the form hides the choice.
      frameRates: [],
      restartable: false,
      pollMs,
    },
    line,
    modelId: (request) => videoModelName('modelark', request),
    model: async (modelId, fetchThrough) => {
      const { seedanceModel } = await import('./seedance-model.ts');
      return seedanceModel({ modelId, baseUrl, apiKey, fetch: fetchThrough });
    },
    ask: (request) => ({
      aspectRatio: request.ratio,
      seed: request.seed,
      providerOptions: { modelark: { resolution: request.resolution, cameraFixed: request.cameraFixed } },
    }),
    hints: true,
    cancel: async (operation) => {
      const { taskId } = taskOf(operation);
      await line.call().fetch(`${tasks}/${encodeURIComponent(taskId)}`, { method: 'DELETE', headers });
    },
    reconcile: (search, modelId, signal) => findTask({ line, tasks, headers, pollMs }, search, modelId, signal),
  });
}

function taskOf(operation: VideoOperation): { taskId: string } {
  // Made by our own model.
  return JSON.parse(String(operation['task'])) as { taskId: string };
}

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
