import { imageCost, type PixelSize } from '@loomlight/contract';
import type { ReadinessRules } from '../form/readiness.ts';

const noSize = { label: 'Select Size First', reason: 'Please select an image size to continue' };

/**
 * What an image asks for: a size.
 *
 * @param size `pending` while the list of sizes is on its way: nobody is asked to choose from a list that is not there
 * @param enginePrice what the engine that paints it multiplies its price with (MAKE-15)
 * @param count how many are made at once; the price is that of all of them (MAKE-30)
 */
export function imageRules(size: PixelSize | 'pending' | undefined, count: number, enginePrice = 1): ReadinessRules {
  return {
    label: 'Generate Image',
    cost: size === undefined || size === 'pending' ? undefined : count * imageCost(size, enginePrice),
    missing: size === undefined ? noSize : undefined,
    whenShort: 'ask',
  };
}
