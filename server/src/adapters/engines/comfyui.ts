import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ImageOutcome, ImageRequest } from '../../ports/image-engine.ts';
import type { VideoOperation, VideoRequest, VideoStart, VideoStatus } from '../../ports/video-engine.ts';
import { beginImage } from './lib/begin-image.ts';
import { type ComfyFile, type ComfyUi, fillWorkflow, openComfyUi, type Workflow } from './lib/comfyui.ts';
import { address, defineEngine, text } from './lib/define-engine.ts';
import { fetchVideo } from './lib/fetch-video.ts';
import { fitImage } from './lib/fit-image.ts';
import { failureOf } from './lib/provider-fault.ts';
import { openProviderLine, type ProviderLine } from './lib/provider-line.ts';
import { emptyPromptReason, providerPrompt } from './lib/provider-prompt.ts';

/** Stable Diffusion from one checkpoint, as every ComfyUI can do it. */
const plainWorkflow: Workflow = {
  '1': { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: '%checkpoint%' } },
  '2': { class_type: 'CLIPTextEncode', inputs: { text: '%prompt%', clip: ['1', 1] } },
  '3': { class_type: 'CLIPTextEncode', inputs: { text: '%negative%', clip: ['1', 1] } },
  '4': { class_type: 'EmptyLatentImage', inputs: { width: '%width%', height: '%height%', batch_size: 1 } },
  '5': {
    class_type: 'KSampler',
    inputs: {
      ...{ seed: '%seed%', steps: 25, cfg: '%guidance%', sampler_name: 'euler', scheduler: 'normal', denoise: 1 },
      ...{ model: ['1', 0], positive: ['2', 0], negative: ['3', 0], latent_image: ['4', 0] },
    },
  },
  '6': { class_type: 'VAEDecode', inputs: { samples: ['5', 0], vae: ['1', 2] } },
  '7': { class_type: 'SaveImage', inputs: { images: ['6', 0], filename_prefix: 'loomlight' } },
};

/** How much of an image is painted anew that another one starts from: enough to follow the words, too little to lose its shapes. */
const denoise = 0.65;

/** The same from an image, which is cut to the proportions that are asked for. */
const workflowFromImage: Workflow = {
  ...plainWorkflow,
  '4': { class_type: 'VAEEncode', inputs: { pixels: ['9', 0], vae: ['1', 2] } },
  '5': {
    class_type: 'KSampler',
    inputs: {
      ...{ seed: '%seed%', steps: 25, cfg: '%guidance%', sampler_name: 'euler', scheduler: 'normal', denoise },
      ...{ model: ['1', 0], positive: ['2', 0], negative: ['3', 0], latent_image: ['4', 0] },
    },
  },
  '8': { class_type: 'LoadImage', inputs: { image: '%image%' } },
  '9': {
    class_type: 'ImageScale',
    inputs: { image: ['8', 0], width: '%width%', height: '%height%', upscale_method: 'lanczos', crop: 'center' },
  },
};

const wideRatios = ['16:9', '21:9', '4:3', '1:1', '9:16'] as const;

/**
 * A ComfyUI of one's own. The prompt's id is the generation's: an image that is asked for a second time goes on with what it has begun,
 * which makes it restartable; a video whose start was lost is simply looked up. Videos are made by the operator's workflows: there is none
 * that every ComfyUI could run.
 */
export const comfyui = defineEngine({
  name: 'comfyui',
  title: 'ComfyUI',
  paid: false,
  embedded: false,
  digitalSource: 'trainedAlgorithmicMedia',
  settings: {
    COMFYUI_URL: address(),
    COMFYUI_CHECKPOINT: text(),
    COMFYUI_IMAGE_WORKFLOW: text(),
    COMFYUI_VIDEO_WORKFLOW: text(),
    COMFYUI_IMAGE_TO_VIDEO_WORKFLOW: text(),
  },
  image: {
    needs: ['COMFYUI_URL', 'COMFYUI_CHECKPOINT'],
    can: (s) => ({
      model: s.COMFYUI_CHECKPOINT,
      seeded: true,
      sizing: { kind: 'free', sidePx: { min: 256, max: 2048, step: 8 }, pixels: { min: 1, max: 2048 * 2048 } },
      restartable: true,
      // Whether a workflow of the operator's has a place for it is not known before it is read.
      takesNegativePrompt: s.COMFYUI_IMAGE_WORKFLOW === undefined,
      takesReference: s.COMFYUI_IMAGE_WORKFLOW === undefined,
    }),
    open: async (s, way, capabilities) => {
      const workflow = (await readWorkflow(s.COMFYUI_IMAGE_WORKFLOW)) ?? plainWorkflow;
      const line = openProviderLine({ ...way, baseUrl: s.COMFYUI_URL });
      const comfy = openComfyUi(line, s.COMFYUI_URL);
      return {
        capabilities,
        generate: async (request) => {
          const begun = beginImage(line, capabilities.sizing, request);
          if (begun.kind !== 'ask') return begun;
          const { prompt, size } = begun.asked;
          const { seed, guidanceScale: guidance } = request;
          const negative = request.negativePrompt ?? '';
          const values = { prompt, negative, checkpoint: capabilities.model, seed, guidance };
          if ((await comfy.state(request.id, request.signal)).kind === 'unknown') {
            const { width, height } = size;
            const image = await uploadReference(comfy, request);
            const chosen = image === undefined ? workflow : workflowFromImage;
            const filled = fillWorkflow(chosen, { ...values, width, height, image: image ?? '' });
            const submitted = await comfy.submit(request.id, filled, request.signal);
            if (submitted.kind !== 'yes') return submitted;
          }
          return followImage({ comfy, line, request, pollMs: way.pollMs ?? 1_000 });
        },
        close: async () => undefined,
      };
    },
  },
  video: {
    needs: ['COMFYUI_URL', 'COMFYUI_VIDEO_WORKFLOW'],
    // Without a workflow for them, videos from images are not on offer.
    can: ({ COMFYUI_IMAGE_TO_VIDEO_WORKFLOW: fromImages }) => ({
      models:
        fromImages === undefined ? ['seedance-lite-t2v'] : ['seedance-lite-t2v', 'seedance-lite-i2v', 'seedance-pro'],
      resolutions: ['480p', '720p'],
      ratios: fromImages === undefined ? wideRatios : [...wideRatios, 'adaptive'],
      durationS: { min: 1, max: 10, default: 5 },
      frameRates: [24, 16],
      restartable: false,
      pollMs: 2_000,
    }),
    open: async (s, way, capabilities) => {
      const workflow = await readWorkflow(s.COMFYUI_VIDEO_WORKFLOW);
      const imageWorkflow = await readWorkflow(s.COMFYUI_IMAGE_TO_VIDEO_WORKFLOW);
      const line = openProviderLine({ ...way, baseUrl: s.COMFYUI_URL });
      const comfy = openComfyUi(line, s.COMFYUI_URL);
      return {
        capabilities,
        start: async (request, signal) =>
          startVideo({ comfy, line, workflow: request.source ? imageWorkflow : workflow }, request, signal),
        status: (operation, signal) => lookAtVideo({ comfy, line }, String(operation['prompt']), signal),
        // The machine is the operator's own: nothing is paid for what it has begun.
        takeBack: async (operation) => {
          await comfy.cancel(String(operation['prompt']));
          return 'stopped';
        },
        cancel: async (operation) => comfy.cancel(String(operation['prompt'])).catch(() => undefined),
        reconcile: async ({ request }, signal): Promise<VideoOperation | undefined> =>
          (await comfy.state(request.id, signal)).kind === 'unknown' ? undefined : { prompt: request.id },
        close: async () => undefined,
      };
    },
  },
});

/** A workflow in ComfyUI's API format; a file that is none stops the start. */
async function readWorkflow(path: string | undefined): Promise<Workflow | undefined> {
  if (path === undefined) return undefined;
  const parsed: unknown = JSON.parse(await readFile(path, 'utf8'));
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw new Error(`${path} holds no workflow of ComfyUI in API format.`);
  return { ...parsed };
}

/** Puts the image that another one starts from where a workflow finds it; a second time in place of the first. */
async function uploadReference(comfy: ComfyUi, { id, reference, signal }: ImageRequest): Promise<string | undefined> {
  return reference && comfy.upload(`loomlight-${id}.jpg`, reference.bytes, reference.mediaType, signal);
}

async function followImage(task: {
  readonly comfy: ComfyUi;
  readonly line: ProviderLine;
  readonly request: ImageRequest;
  readonly pollMs: number;
}): Promise<ImageOutcome> {
  const { comfy, line, request, pollMs } = task;
  for (;;) {
    const state = await comfy.state(request.id, request.signal);
    switch (state.kind) {
      case 'done':
        return fetchFirst(comfy, line, request, state.files);
      case 'failed':
        return failureOf(state.reason);
      case 'unknown':
        return { kind: 'failed', reason: 'ComfyUI has lost the prompt.', mayBePaid: false };
      default:
        request.onProgress(state.kind === 'queued' ? 0 : 0.1, state.kind === 'queued' ? 'Waiting in line' : 'Painting');
    }
    await sleep(pollMs, undefined, { signal: request.signal });
  }
}

async function fetchFirst(
  comfy: ComfyUi,
  line: ProviderLine,
  request: ImageRequest,
  files: readonly ComfyFile[],
): Promise<ImageOutcome> {
  const file = files.find(({ type }) => type === 'output') ?? files[0];
  if (!file) return { kind: 'failed', reason: 'The workflow has saved no picture.', mayBePaid: false };
  const path = await line.workFiles.newPath();
  try {
    await line.download(comfy.address(file), { signal: request.signal, into: path });
    return await fitImage({ path }, request);
  } finally {
    await line.workFiles.remove(path);
  }
}

async function startVideo(
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

async function lookAtVideo(
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
      return fetchVideo({ line, url: comfy.address(file), engine: 'comfyui', signal });
    }
    default:
      return state satisfies never;
  }
}
