import { imageCost, videoCost } from '@loomlight/contract';
import type { EnginePricesOfDefaults, WelcomeGift } from '../http/site.ts';

/** The image that the form offers first (R-FORM-30). */
const firstImage = { width: 1024, height: 1024 };
/** The video that the form offers first (R-FORM-31). */
const firstVideo = { resolution: '720p', durationS: 5, model: 'seedance-lite' } as const;

/** What newcomers get and what it buys of what the form offers first; null where there is no gift (PEOPLE-22). */
export function welcomeGift(credits: number, prices: EnginePricesOfDefaults): WelcomeGift | null {
  if (credits === 0) return null;
  return {
    credits,
    images: Math.floor(credits / imageCost(firstImage, prices.image)),
    videos: Math.floor(credits / videoCost({ ...firstVideo, enginePrice: prices.video })),
  };
}
