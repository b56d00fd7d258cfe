import {
  type contract,
  type ReplyOf,
  timesPrice,
  videoModelMultiplier,
  videoModels,
  videoRatios,
  videoResolutions,
} from '@loomlight/contract';
import { invariant } from '../../kernel/errors.ts';
import { enginesOnOffer, type OpenEngine, type OpenEngines } from '../../kernel/open-engines.ts';
import type { VideoEngine } from '../../ports/video-engine.ts';

type Capable = Pick<VideoEngine, 'capabilities'>;

/** What videos can be made of with each engine, with its prices; first of all what the default has (R-ENT-06, MAKE-13). */
export function presentVideoOptions(engines: OpenEngines<Capable>): ReplyOf<typeof contract.videos.options> {
  const onOffer = enginesOnOffer(engines);
  const [first] = onOffer;
  invariant(first, 'the configuration has refused to be without an engine that takes something new');
  return {
    ...offerOf(first),
    engines: onOffer.map((open) => ({
      name: open.engine.capabilities.engine,
      cost_multiplier: open.price,
      ...offerOf(open),
    })),
  };
}

function offerOf({ engine: { capabilities }, price }: OpenEngine<Capable>) {
  const { durationS, frameRates } = capabilities;
  return {
    models: videoModels
      .filter((model) => capabilities.models.includes(model.id))
      .map((model) => ({
        id: model.id,
        name: model.name,
        supported_resolutions: model.resolutions.filter((value) => capabilities.resolutions.includes(value)),
        cost_multiplier: timesPrice(videoModelMultiplier(model.id), price),
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
