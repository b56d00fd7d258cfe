import { videoCost, type VideoMode } from '@loomlight/contract';
import type { ChosenVideo, VideoOffer } from './video-options.ts';

/** What was chosen of an offer; null is whatever the offer comes with. */
export interface VideoChoice {
  readonly mode: VideoMode;
  readonly model: string | null;
  readonly resolution: string | null;
  readonly durationS: number | null;
  readonly fps: number | null;
  readonly ratio: string | null;
}

/** What holds until one chooses (R-FORM-31): 720p or the first, 5 s or the server's, 24 or the server's, 16:9. */
export function chosenVideo(video: VideoChoice, offer: VideoOffer): ChosenVideo {
  const model = offer.models.find(({ id }) => id === video.model) ?? offer.models[0];
  const values = resolutionsOf(offer, model).map(({ value }) => value);
  return {
    model,
    resolution:
      values.find((value) => value === video.resolution) ??
      values.find((value) => value === '720p') ??
      values[0] ??
      '720p',
    durationS: oneOf(offer.durations, video.durationS, offer.defaultDurationS),
    fps: offer.fps.length === 0 ? null : oneOf(offer.fps, video.fps, offer.defaultFps),
    ratio: oneOf(
      offer.ratios.map(({ value }) => value),
      video.ratio,
      video.mode === 'image' ? 'adaptive' : '16:9',
    ),
    enginePrice: offer.enginePrice,
  };
}

/** Those that the model can do; all of them until there is a model. */
export function resolutionsOf(offer: VideoOffer, model: ChosenVideo['model']): VideoOffer['resolutions'] {
  return model ? offer.resolutions.filter(({ value }) => model.resolutions.includes(value)) : offer.resolutions;
}

/** Another model; a resolution that it lacks gives way to one it has, for good. */
export function withModel<Choice extends VideoChoice>(video: Choice, model: string, offer: VideoOffer): Choice {
  const next = { ...video, model };
  const { resolution } = chosenVideo(next, offer);
  return video.resolution === null || video.resolution === resolution ? next : { ...next, resolution };
}

/** What it costs; undefined without a model. */
export function chosenVideoCost({ model, resolution, durationS, enginePrice }: ChosenVideo): number | undefined {
  return model && videoCost({ resolution, durationS, model: model.id, enginePrice });
}

function oneOf<T>(offered: readonly T[], wanted: T | null, usual: T): T {
  if (wanted !== null && offered.includes(wanted)) return wanted;
  return offered.includes(usual) ? usual : (offered[0] ?? usual);
}
