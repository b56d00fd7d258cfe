import { setTimeout as sleep } from 'node:timers/promises';
import type { ImageEngine, ImageOutcome, ImageRequest } from '../../ports/image-engine.ts';
import { type ComfyFile, type ComfyUi, fillWorkflow, openComfyUi, type Workflow } from '../provider/comfyui.ts';
import type { EngineSettings } from '../provider/engine-settings.ts';
import { fitImage } from '../provider/fit-image.ts';
import { failureOf } from '../provider/provider-fault.ts';
import { openProviderLine, type ProviderLine } from '../provider/provider-line.ts';
import { beginPicture } from './begin-picture.ts';

export interface ComfyUiImageSettings extends EngineSettings {
  /** In place of the plain one below. */
  readonly workflow?: Workflow | undefined;
}

/** Stable Diffusion from one checkpoint, as every ComfyUI can do it. */
const plainWorkflow: Workflow = {
  '1': { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: '%checkpoint%' } },
  '2': { class_type: 'CLIPTextEncode', inputs: { text: '%prompt%', clip: ['1', 1] } },
  '3': { class_type: 'CLIPTextEncode', inputs: { text: '', clip: ['1', 1] } },
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

/**
 * A ComfyUI of one's own. The prompt's id is the generation's: asked a second time, it goes on with what it has begun,
 * and that is what makes this engine restartable.
 */
export function openComfyUiImageEngine(settings: ComfyUiImageSettings): ImageEngine {
  const { baseUrl, model = 'model.safetensors', workflow = plainWorkflow } = settings;
  const line = openProviderLine(settings);
  const comfy = openComfyUi(line, baseUrl);
  const capabilities = {
    engine: 'comfyui',
    model,
    seeded: true,
    digitalSource: 'trainedAlgorithmicMedia',
    sizing: { kind: 'free', sidePx: { min: 256, max: 2048, step: 8 }, pixels: { min: 1, max: 2048 * 2048 } },
    restartable: true,
  } as const;
  return {
    capabilities,
    generate: async (request) => {
      const begun = beginPicture(line, capabilities.sizing, request);
      if (begun.kind !== 'ask') return begun;
      const { prompt, size } = begun.asked;
      const { width, height } = size;
      const values = { prompt, checkpoint: model, seed: request.seed, width, height, guidance: request.guidanceScale };
      if ((await comfy.state(request.id, request.signal)).kind === 'unknown') {
        const submitted = await comfy.submit(request.id, fillWorkflow(workflow, values), request.signal);
        if (submitted.kind !== 'yes') return submitted;
      }
      return follow({ comfy, line, request, pollMs: settings.pollMs ?? 1_000 });
    },
    close: async () => undefined,
  };
}

async function follow(task: {
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
