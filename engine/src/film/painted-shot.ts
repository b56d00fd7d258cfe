import { describePrompt } from '../prompt/describe-prompt.ts';
import { developPicture } from '../raster/develop.ts';
import { hashText } from '../raster/random.ts';
import { createScene } from '../scenes/scene.ts';
import { findStyle } from '../styles/find-style.ts';
import { ENGINE_VERSION } from '../version.ts';
import { Enlarger } from './enlarge.ts';
import type { FilmRequest } from './film.ts';
import { createPlanes, fillPlanes } from './i420.ts';
import type { LandShare } from './land.ts';
import { openScene } from './scenes/open-scene.ts';
import { momentOf } from './shot.ts';
import type { Shot } from './shot.ts';

/** A film made from words alone: the same scene as a still of these words, with time passing in it. */
export function openPaintedShot(request: FilmRequest, share: LandShare): Shot {
  const style = findStyle(request.style);
  const description = describePrompt(request.prompt, style.id);
  const seed = hashText(`${request.prompt.trim().toLowerCase()}|${request.seed}|${style.id}|${ENGINE_VERSION}`);
  const scale = 0.5;
  const size = {
    width: Math.max(32, Math.round(request.width * scale)),
    height: Math.max(32, Math.round(request.height * scale)),
  };
  const scene = createScene(description, { seed, ...size });
  const film = openScene(scene, share);
  const development = { ...film.development, ...style.development(film.development) };
  const planes = createPlanes(size.width, size.height);
  const pixels = new Uint8ClampedArray(size.width * size.height * 4);
  const enlarger = new Enlarger({ width: request.width, height: request.height, kernel: 'cubic', grain: 1 });
  return {
    async expose(frame, out) {
      film.paint(momentOf(frame, request));
      for (const _ of developPicture(scene.picture, development, pixels));
      fillPlanes(pixels, planes);
      enlarger.fill(planes, out);
    },
  };
}
