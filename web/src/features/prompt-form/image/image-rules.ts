import { imageCost, type PixelSize } from '@loomlight/contract';
import type { ReadinessRules } from '../form/readiness.ts';

const noSize = { label: 'Select Size First', reason: 'Please select an image size to continue' };

/**
 * What an image asks for: a size.
 *
 * @param size `pending` while the list of sizes is on its way: nobody is asked to choose from a list that is not there
 */
export function imageRules(size: PixelSize | 'pending' | undefined): ReadinessRules {
  return {
    label: 'Generate Image',
    cost: size === undefined || size === 'pending' ? undefined : imageCost(size),
    missing: size === undefined ? noSize : undefined,
    whenShort: 'ask',
  };
}
