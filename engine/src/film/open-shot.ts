import type { FilmRequest } from './film.ts';
import type { LandShare } from './land.ts';
import { openPaintedShot } from './painted-shot.ts';
import type { Shot } from './shot.ts';

/** Sets up what all frames of a film have in common. */
export async function openShot(request: FilmRequest, share: LandShare): Promise<Shot> {
  return openPaintedShot(request, share);
}
