import type { VideoEngine, VideoOperation, VideoRequest, VideoStart, VideoStatus } from '../../ports/video-engine.ts';
import { type ComfyUi, fillWorkflow, openComfyUi, type Workflow } from '../provider/comfyui.ts';
import type { EngineSettings } from '../provider/engine-settings.ts';
import { fetchFilm } from '../provider/fetch-film.ts';
import { failureOf } from '../provider/provider-fault.ts';
import { openProviderLine, type ProviderLine } from '../provider/provider-line.ts';
import { emptyPromptReason, providerPrompt } from '../provider/provider-prompt.ts';

export interface ComfyUiVideoSettings extends EngineSettings {
  /** Makes a film from words, and says where its values go; there is none that every ComfyUI could run. */
  readonly workflow: Workflow;
  /** The same from a picture; without it only films from words are on offer. */
  readonly imageWorkflow?: Workflow | undefined;
}

/**
 * Films from a ComfyUI of one's own, by the operator's workflows. The prompt's id is the generation's, so a start whose
 * answer was lost is simply looked up.
 */
export function openComfyUiVideoEngine(settings: ComfyUiVideoSettings): VideoEngine {
  const { baseUrl, workflow, imageWorkflow, pollMs = 2_000 } = settings;
  const line = openProviderLine(settings);
  const comfy = openComfyUi(line, baseUrl);
  return {
    capabilities: {
      engine: 'comfyui',
      models: imageWorkflow ? ['seedance-lite-t2v', 'seedance-lite-i2v', 'seedance-pro'] : ['seedance-lite-t2v'],
      resolutions: ['480p', '720p'],
      ratios: imageWorkflow
        ? ['16:9', '21:9', '4:3', '1:1', '9:16', 'adaptive']
        : ['16:9', '21:9', '4:3', '1:1', '9:16'],
      durationS: { min: 1, max: 10, default: 5 },
      frameRates: [24, 16],
      restartable: false,
      pollMs,
    },
    start: async (request, signal) =>
      start({ comfy, line, workflow: request.source ? imageWorkflow : workflow }, request, signal),
    status: (operation, signal) => lookAt({ comfy, line }, String(operation['prompt']), signal),
    cancel: async (operation) => comfy.cancel(String(operation['prompt'])).catch(() => undefined),
    reconcile: async ({ request }, signal): Promise<VideoOperation | undefined> =>
      (await comfy.state(request.id, signal)).kind === 'unknown' ? undefined : { prompt: request.id },
    close: async () => undefined,
  };
}

async function start(
  {
    comfy,
    line,
    workflow,
  }: { readonly comfy: ComfyUi; readonly line: ProviderLine; readonly workflow: Workflow | undefined },
  request: VideoRequest,
  signal: AbortSignal,
): Promise<VideoStart> {
  const prompt = providerPrompt(request.prompt);
  if (prompt === undefined) return { kind: 'refused', reason: emptyPromptReason };
  if (!workflow) return { kind: 'refused', reason: 'Films from pictures are not on offer' };
  const pauseMs = line.breaker.pauseMs();
  if (pauseMs > 0) return { kind: 'busy', retryAfterMs: pauseMs, reason: 'the breaker is open' };
  const { width, height, durationS, fps, seed, source } = request;
  const image = source ? await comfy.upload(`loomlight-${request.id}`, source.bytes, source.mediaType, signal) : '';
  const values = { prompt, width, height, seed, fps, duration: durationS, frames: durationS * fps + 1, image };
  const submitted = await comfy.submit(request.id, fillWorkflow(workflow, values), signal);
  return submitted.kind === 'yes' ? { kind: 'started', operation: { prompt: request.id } } : submitted;
}

async function lookAt(
  { comfy, line }: { readonly comfy: ComfyUi; readonly line: ProviderLine },
  id: string,
  signal: AbortSignal,
): Promise<VideoStatus> {
  const state = await comfy.state(id, signal);
  switch (state.kind) {
    case 'unknown':
      return { kind: 'lost' };
    case 'queued':
    case 'running':
      return state;
    case 'failed':
      return failureOf(state.reason);
    case 'done': {
      const file = state.files.find(({ filename }) => filename.toLowerCase().endsWith('.mp4'));
      if (!file) return { kind: 'failed', reason: 'The workflow has saved no MP4 film.', mayBePaid: false };
      return fetchFilm({ line, url: comfy.address(file), engine: 'comfyui', signal });
    }
    default:
      return state satisfies never;
  }
}
