import { readFile } from 'node:fs/promises';
import type { EngineHealth } from '../ports/engine-health.ts';
import type { ImageEngine } from '../ports/image-engine.ts';
import type { VideoEngine } from '../ports/video-engine.ts';
import type { WorkFiles } from '../ports/work-files.ts';
import type { Workflow } from './provider/comfyui.ts';
import type { EngineSettings } from './provider/engine-settings.ts';

/** The part of the configuration that engines elsewhere are made from. */
export interface EngineChoice {
  readonly IMAGE_ENGINE: string;
  readonly VIDEO_ENGINE: string;
  readonly ENGINE_MEDIA_HOSTS: readonly string[];
  readonly ARK_API_KEY?: string | undefined;
  readonly ARK_BASE_URL: string;
  readonly ARK_IMAGE_MODEL?: string | undefined;
  readonly OPENAI_API_KEY?: string | undefined;
  readonly OPENAI_BASE_URL: string;
  readonly OPENAI_IMAGE_MODEL?: string | undefined;
  readonly FAL_API_KEY?: string | undefined;
  readonly FAL_BASE_URL: string;
  readonly FAL_IMAGE_MODEL?: string | undefined;
  readonly REPLICATE_API_TOKEN?: string | undefined;
  readonly REPLICATE_BASE_URL: string;
  readonly REPLICATE_IMAGE_MODEL?: string | undefined;
  readonly GOOGLE_AI_API_KEY?: string | undefined;
  readonly GOOGLE_AI_BASE_URL: string;
  readonly GOOGLE_AI_IMAGE_MODEL?: string | undefined;
  readonly BFL_API_KEY?: string | undefined;
  readonly BFL_BASE_URL: string;
  readonly BFL_IMAGE_MODEL?: string | undefined;
  readonly LUMA_API_KEY?: string | undefined;
  readonly LUMA_BASE_URL: string;
  readonly LUMA_IMAGE_MODEL?: string | undefined;
  readonly SDCPP_URL?: string | undefined;
  readonly COMFYUI_URL?: string | undefined;
  readonly COMFYUI_CHECKPOINT?: string | undefined;
  readonly COMFYUI_IMAGE_WORKFLOW?: string | undefined;
  readonly COMFYUI_VIDEO_WORKFLOW?: string | undefined;
  readonly COMFYUI_IMAGE_TO_VIDEO_WORKFLOW?: string | undefined;
}

/** What the way to an engine needs besides its settings. */
export interface EngineSurroundings {
  readonly workFiles: WorkFiles;
  readonly onHealth: (health: EngineHealth) => void;
}

/** The chosen engine of pictures elsewhere; only its own code is loaded. Undefined: the embedded one. */
export async function openImageEngineElsewhere(
  choice: EngineChoice,
  surroundings: EngineSurroundings,
): Promise<ImageEngine | undefined> {
  const name = choice.IMAGE_ENGINE;
  const settings = settingsOf(choice, name, surroundings);
  switch (name) {
    case 'modelark':
      return (await import('./image-engine/modelark-image-engine.ts')).openModelArkImageEngine(settings);
    case 'openai':
      return (await import('./image-engine/openai-image-engine.ts')).openOpenAiImageEngine(settings);
    case 'openai-compatible':
      return (await import('./image-engine/openai-compatible-image-engine.ts')).openOpenAiCompatibleImageEngine(
        settings,
      );
    case 'fal':
      return (await import('./image-engine/fal-image-engine.ts')).openFalImageEngine(settings);
    case 'replicate':
      return (await import('./image-engine/replicate-image-engine.ts')).openReplicateImageEngine(settings);
    case 'google':
      return (await import('./image-engine/google-image-engine.ts')).openGoogleImageEngine(settings);
    case 'black-forest-labs':
      return (await import('./image-engine/black-forest-labs-image-engine.ts')).openBlackForestLabsImageEngine(
        settings,
      );
    case 'luma':
      return (await import('./image-engine/luma-image-engine.ts')).openLumaImageEngine(settings);
    case 'sdcpp':
      return (await import('./image-engine/sdcpp-image-engine.ts')).openSdcppImageEngine(settings);
    case 'comfyui': {
      const workflow = await readWorkflow(choice.COMFYUI_IMAGE_WORKFLOW);
      const { openComfyUiImageEngine } = await import('./image-engine/comfyui-image-engine.ts');
      return openComfyUiImageEngine({ ...settings, workflow });
    }
    default:
      return undefined;
  }
}

/** The same for films. */
export async function openVideoEngineElsewhere(
  choice: EngineChoice,
  surroundings: EngineSurroundings,
): Promise<VideoEngine | undefined> {
  const name = choice.VIDEO_ENGINE;
  const settings = settingsOf(choice, name, surroundings);
  switch (name) {
    case 'modelark':
      return (await import('./video-engine/modelark-video-engine.ts')).openModelArkVideoEngine(settings);
    case 'fal':
      return (await import('./video-engine/fal-video-engine.ts')).openFalVideoEngine(settings);
    case 'replicate':
      return (await import('./video-engine/replicate-video-engine.ts')).openReplicateVideoEngine(settings);
    case 'google':
      return (await import('./video-engine/google-video-engine.ts')).openGoogleVideoEngine(settings);
    case 'black-forest-labs':
      return (await import('./video-engine/black-forest-labs-video-engine.ts')).openBlackForestLabsVideoEngine(
        settings,
      );
    case 'comfyui': {
      const workflow = (await readWorkflow(choice.COMFYUI_VIDEO_WORKFLOW)) ?? {};
      const imageWorkflow = await readWorkflow(choice.COMFYUI_IMAGE_TO_VIDEO_WORKFLOW);
      const { openComfyUiVideoEngine } = await import('./video-engine/comfyui-video-engine.ts');
      return openComfyUiVideoEngine({ ...settings, workflow, imageWorkflow });
    }
    default:
      return undefined;
  }
}

function settingsOf(choice: EngineChoice, name: string, surroundings: EngineSurroundings): EngineSettings {
  const [baseUrl = 'http://localhost', apiKey = '', model] = placeOf(choice, name);
  return { baseUrl, apiKey, model, hosts: choice.ENGINE_MEDIA_HOSTS, ...surroundings };
}

/** Address, key and model; the configuration has been checked for what an engine needs. */
function placeOf(choice: EngineChoice, name: string): readonly (string | undefined)[] {
  switch (name) {
    case 'modelark':
      return [choice.ARK_BASE_URL, choice.ARK_API_KEY, choice.ARK_IMAGE_MODEL];
    case 'openai':
    case 'openai-compatible':
      return [choice.OPENAI_BASE_URL, choice.OPENAI_API_KEY, choice.OPENAI_IMAGE_MODEL];
    case 'fal':
      return [choice.FAL_BASE_URL, choice.FAL_API_KEY, choice.FAL_IMAGE_MODEL];
    case 'replicate':
      return [choice.REPLICATE_BASE_URL, choice.REPLICATE_API_TOKEN, choice.REPLICATE_IMAGE_MODEL];
    case 'google':
      return [choice.GOOGLE_AI_BASE_URL, choice.GOOGLE_AI_API_KEY, choice.GOOGLE_AI_IMAGE_MODEL];
    case 'black-forest-labs':
      return [choice.BFL_BASE_URL, choice.BFL_API_KEY, choice.BFL_IMAGE_MODEL];
    case 'luma':
      return [choice.LUMA_BASE_URL, choice.LUMA_API_KEY, choice.LUMA_IMAGE_MODEL];
    case 'sdcpp':
      return [choice.SDCPP_URL];
    case 'comfyui':
      return [choice.COMFYUI_URL, undefined, choice.COMFYUI_CHECKPOINT];
    default:
      return [];
  }
}

/** A workflow in ComfyUI's API format; a file that is none stops the start. */
async function readWorkflow(path: string | undefined): Promise<Workflow | undefined> {
  if (path === undefined) return undefined;
  const parsed: unknown = JSON.parse(await readFile(path, 'utf8'));
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw new Error(`${path} holds no workflow of ComfyUI in API format.`);
  return { ...parsed };
}
