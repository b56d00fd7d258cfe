import { describe, expect, it } from 'vitest';
import { createRandom } from '../raster/random.ts';
import { garbOf } from './wardrobe.ts';

const worn = (low: boolean): Set<string> =>
  new Set(Array.from({ length: 200 }, (_, seed) => garbOf(createRandom(seed), { kind: 'man', child: false, low })));

describe('what somebody wears by chance', () => {
  it('is no coat on who sits or kneels, in which they would stand like in a tent [STUDIO-79]', () => {
    expect(worn(false).has('coat')).toBe(true);
    expect(worn(true).has('coat')).toBe(false);
  });
});
