import { expect, it } from 'vitest';
import { welcomeGift } from './welcome-gift.ts';

it.each([
  [0, null],
  [1, { credits: 1, images: 0, videos: 0 }],
  [50, { credits: 50, images: 25, videos: 5 }],
  [1_000_000, { credits: 1_000_000, images: 500_000, videos: 100_000 }],
])('says of %i credits what they buy of what the form offers first [PEOPLE-22]', (credits, gift) => {
  expect(welcomeGift(credits, { image: 1, video: 1 })).toEqual(gift);
});

it('counts with the prices of the engines that are asked by default [MAKE-15]', () => {
  expect(welcomeGift(50, { image: 1.5, video: 2 })).toEqual({ credits: 50, images: 16, videos: 2 });
});
