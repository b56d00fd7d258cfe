import {
  combinedVideoModel,
  type contract,
  type ReplyOf,
  resolveVideoModel,
  type VideoMode,
  videoModels,
  type VideoResolution,
  videoRatios,
  videoResolutions,
} from '@loomlight/contract';

/** What can be chosen for a video that starts from words, or from an image. */
export interface VideoOffer {
  readonly models: readonly {
    readonly id: string;
    readonly name: string;
    readonly resolutions: readonly string[];
    readonly costMultiplier: number;
  }[];
  readonly resolutions: readonly {
    readonly value: VideoResolution;
    readonly label: string;
    readonly credits: number;
  }[];
  readonly durations: readonly number[];
  readonly defaultDurationS: number;
  /** Empty where the engine has none to choose from. */
  readonly fps: readonly number[];
  readonly defaultFps: number;
  readonly ratios: readonly { readonly value: string; readonly label: string }[];
  /** What the engine multiplies prices with; contained in `costMultiplier` of its models. */
  readonly enginePrice: number;
}

/** The settings that are meant: what was chosen where it is on offer, else the defaults. */
export interface ChosenVideo {
  readonly model: VideoOffer['models'][number] | undefined;
  readonly resolution: VideoResolution;
  readonly durationS: number;
  /** Null where there is nothing to choose from. */
  readonly fps: number | null;
  readonly ratio: string;
  readonly enginePrice: number;
}

const specifiedLabels: Readonly<Record<VideoResolution, string>> = {
  '480p': '480p (SD)',
  '720p': '720p (HD)',
  '1080p': '1080p (Full HD)',
};

/** What stands in while the server does not say (R-FORM-36 to R-FORM-38): all but models, which only it knows. */
const fallback: VideoOffer = {
  models: [],
  resolutions: videoResolutions.map(({ value, creditsPerSecond }) => ({
    value,
    label: specifiedLabels[value],
    credits: creditsPerSecond,
  })),
  durations: [5, 10],
  defaultDurationS: 5,
  fps: [],
  defaultFps: 24,
  ratios: [...videoRatios],
  enginePrice: 1,
};

/** More seconds than any list should have lines. */
const durationsMax = 60;

/** The choices of one mode; `options` is undefined until the server has answered, and when it does not. */
export function videoOffer(options: ReplyOf<typeof contract.videos.options> | undefined, mode: VideoMode): VideoOffer {
  const offer = options ? readOptions(options, mode) : fallback;
  // Words alone have no proportions to adapt to.
  return mode === 'image' ? offer : { ...offer, ratios: offer.ratios.filter(({ value }) => value !== 'adaptive') };
}

function readOptions(options: ReplyOf<typeof contract.videos.options>, mode: VideoMode): VideoOffer {
  const { min, max, default: defaultDurationS } = options.duration_range;
  const count = Math.min(durationsMax, Math.max(0, max - min + 1));
  const resolutions = options.resolutions.flatMap(({ value, label, credits_base }) => {
    // One without a price of ours could not be paid for.
    const known = videoResolutions.find((resolution) => resolution.value === value);
    return known ? [{ value: known.value, label, credits: credits_base }] : [];
  });
  return {
    models: combined(options.models, mode),
    resolutions: resolutions.length > 0 ? resolutions : fallback.resolutions,
    durations: count > 0 ? Array.from({ length: count }, (_, index) => min + index) : fallback.durations,
    defaultDurationS,
    fps: options.fps.supported,
    defaultFps: options.fps.default,
    ratios: options.ratios.length > 0 ? options.ratios : fallback.ratios,
    enginePrice: options.engines[0]?.cost_multiplier ?? fallback.enginePrice,
  };
}

/** The two variants of the combined model show as one, which becomes the right one by mode (R-FORM-15). */
function combined(models: ReplyOf<typeof contract.videos.options>['models'], mode: VideoMode): VideoOffer['models'] {
  const variants: readonly string[] = [
    resolveVideoModel(combinedVideoModel, 'text'),
    resolveVideoModel(combinedVideoModel, 'image'),
  ];
  const listed = models.some(({ id }) => id === combinedVideoModel);
  // One without a price of ours could not be paid for.
  const priced = new Set<string>([combinedVideoModel, ...videoModels.map(({ id }) => id)]);
  return models
    .filter(({ id, modes }) => priced.has(id) && modes.includes(mode) && !(listed && variants.includes(id)))
    .map(({ id, name, supported_resolutions, cost_multiplier }) => ({
      id: variants.includes(id) ? combinedVideoModel : id,
      name: variants.includes(id) ? 'Seedance Lite' : name,
      resolutions: supported_resolutions,
      costMultiplier: cost_multiplier,
    }));
}
