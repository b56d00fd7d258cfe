import {
  type PixelSize,
  resolveVideoModel,
  videoCost,
  type VideoMode,
  videoModels,
  videoPixels,
  type VideoRatio,
  type VideoResolution,
} from '@loomlight/contract';
import { fieldError } from '../../kernel/errors.ts';
import type { VideoCapabilities } from '../../ports/video-engine.ts';

/** What a person chooses about a video, before the engine's abilities are looked at. */
export interface VideoShape {
  readonly model: string;
  readonly resolution: VideoResolution;
  readonly durationS: number;
  readonly fps: number;
  readonly ratio: VideoRatio;
  readonly cameraFixed: boolean;
}

/** A video that can be made, with its price. */
export interface VideoPlan {
  readonly model: string;
  readonly resolution: VideoResolution;
  readonly ratio: VideoRatio;
  readonly width: number;
  readonly height: number;
  readonly durationS: number;
  readonly fps: number;
  readonly cameraFixed: boolean;
  readonly costCredits: number;
}

/**
 * Judges settings against what the engine can do, and computes pixels and price: the caller's own idea of either is
 * never looked at. Throws 422 with a sentence of its own for everything that the model or the engine lacks.
 */
export function planVideo(
  { capabilities, enginePrice }: { readonly capabilities: VideoCapabilities; readonly enginePrice: number },
  settings: VideoShape,
  source: PixelSize | undefined,
): VideoPlan {
  const mode: VideoMode = source ? 'image' : 'text';
  const model = videoModels.find(({ id }) => id === resolveVideoModel(settings.model, mode));
  if (!model || !capabilities.models.includes(model.id)) throw fieldError('model', 'This video model is not on offer.');
  if (!model.modes.some((candidate) => candidate === mode))
    throw fieldError(
      'model',
      mode === 'image' ? `${model.name} makes films from words only.` : `${model.name} needs a picture to start from.`,
    );
  const resolutions = model.resolutions.filter((resolution) => capabilities.resolutions.includes(resolution));
  if (!resolutions.includes(settings.resolution))
    throw fieldError('resolution', `${model.name} films in ${resolutions.join(' and ')}.`);
  const { min, max } = capabilities.durationS;
  if (settings.durationS < min || settings.durationS > max)
    throw fieldError('duration', `A film lasts ${min} to ${max} whole seconds.`);
  if (capabilities.frameRates.length > 0 && !capabilities.frameRates.includes(settings.fps))
    throw fieldError('fps', `Films have ${capabilities.frameRates.join(' or ')} frames a second.`);
  if (!capabilities.ratios.includes(settings.ratio)) throw fieldError('ratio', 'This ratio is not on offer.');
  if (settings.ratio === 'adaptive' && !source)
    throw fieldError('ratio', 'The adaptive ratio follows a picture. Please choose another one for a film from words.');
  return {
    model: model.id,
    resolution: settings.resolution,
    ratio: settings.ratio,
    ...videoPixels({ ...settings, source }),
    durationS: settings.durationS,
    fps: settings.fps,
    cameraFixed: settings.cameraFixed,
    costCredits: videoCost({
      resolution: settings.resolution,
      durationS: settings.durationS,
      model: model.id,
      enginePrice,
    }),
  };
}
