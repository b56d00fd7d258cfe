import { describe, expect, it } from 'vitest';
import { ownersShare } from './pricing.ts';

describe("the owner's share", () => {
  it.each([
    [7, 20, 6],
    [5, 20, 4],
    [4, 20, 4],
    [100, 20, 80],
    [1, 20, 1],
    [0, 20, 0],
    [10, 0, 10],
    [10, 100, 0],
  ])('of %i at %i %% is %i', (price, fee, share) => expect(ownersShare(price, fee)).toBe(share));
});
