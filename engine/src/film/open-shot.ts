import type { Crew } from './crew.ts';
import type { FilmRequest } from './film.ts';
import type { LandShare } from './land.ts';
import { openPaintedShot } from './painted-shot.ts';
import { openPictureShot } from './picture-shot.ts';
import type { Shot } from './shot.ts';

/** Sets up what all frames of a film have in common. Rejects when the picture to animate cannot be read. */
export function openShot(request: FilmRequest, share: LandShare & { readonly crew: Crew }): Promise<Shot> {
  return request.image ? openPictureShot(request, request.image) : openPaintedShot(request, share);
}
