import { imageCost, videoCost } from '@loomlight/contract';
import type { WelcomeGift } from '../http/site.ts';

/** The picture that the form offers first (R-FORM-30). */
const firstImage = { width: 1024, height: 1024 };
/** The film that the form offers first (R-FORM-31). */
const firstFilm = { resolution: '720p', durationS: 5, model: 'seedance-lite' } as const;

/** What newcomers get and what it buys of what the form offers first; null where there is no gift (PEOPLE-22). */
export function welcomeGift(credits: number): WelcomeGift | null {
  if (credits === 0) return null;
  return {
    credits,
    images: Math.floor(credits / imageCost(firstImage)),
    videos: Math.floor(credits / videoCost(firstFilm)),
  };
}
