import {
  type contract,
  type ReplyOf,
  videoModels,
  videoModelMultiplier,
  videoRatios,
  videoResolutions,
} from '@loomlight/contract';
import type { VideoCapabilities } from '../../ports/video-engine.ts';

/** What films can be made of with this engine (R-ENT-06). */
export function presentVideoOptions(capabilities: VideoCapabilities): ReplyOf<typeof contract.videos.options> {
  const { durationS, frameRates } = capabilities;
  return {
    models: videoModels
      .filter((model) => capabilities.models.includes(model.id))
      .map((model) => ({
        id: model.id,
        name: model.name,
        supported_resolutions: model.resolutions.filter((value) => capabilities.resolutions.includes(value)),
        cost_multiplier: videoModelMultiplier(model.id),
        modes: [...model.modes],
      })),
    resolutions: videoResolutions
      .filter(({ value }) => capabilities.resolutions.includes(value))
      .map(({ value, label, creditsPerSecond }) => ({ value, label, credits_base: creditsPerSecond })),
    duration_range: { ...durationS },
    fps: { supported: [...frameRates], default: frameRates[0] ?? 24 },
    ratios: videoRatios.filter(({ value }) => capabilities.ratios.includes(value)).map((ratio) => ({ ...ratio })),
  };
}
