import { type contract, imageCost, imageSizes, imageStyles, type ReplyOf } from '@loomlight/contract';
import { engineSizeFor } from '../../kernel/engine-size.ts';
import { enginesOnOffer, type OpenEngine, type OpenEngines } from '../../kernel/open-engines.ts';
import type { ImageEngine } from '../../ports/image-engine.ts';

type Capable = Pick<ImageEngine, 'capabilities' | 'sketch'>;

/** The sizes that can honestly be had of each engine, with its prices; those of the default first (R-API-08, MAKE-13). */
export function presentImageOptions(engines: OpenEngines<Capable>): ReplyOf<typeof contract.images.sizes> {
  const offers = enginesOnOffer(engines).map(offerOf);
  const [first] = offers;
  return {
    sizes: first?.sizes ?? [],
    styles: [...imageStyles],
    engines: offers,
    takes_negative_prompt: first?.takes_negative_prompt ?? false,
    takes_reference: first?.takes_reference ?? false,
    sketches: first?.sketches ?? false,
  };
}

function offerOf({ engine, price }: OpenEngine<Capable>) {
  const { engine: name, seeded, sizing, takesNegativePrompt = false, takesReference = false } = engine.capabilities;
  const sizes = imageSizes
    .filter((size) => engineSizeFor(sizing, size))
    .map((size) => ({ ...size, credits: imageCost(size, price) }));
  return {
    name,
    cost_multiplier: price,
    seeded,
    takes_negative_prompt: takesNegativePrompt,
    takes_reference: takesReference,
    sketches: engine.sketch !== undefined,
    sizes,
  };
}
