import { describeHeard } from '../compose/describe-heard.ts';
import { routeOf } from '../compose/plan.ts';
import { hears } from '../hears/hears.ts';
import { developedFor } from '../moods/index.ts';
import type { Subject } from '../prompt/scene-description.ts';
import { developPicture } from '../raster/develop.ts';
import { finish } from '../raster/picture.ts';
import { seedOf } from '../seed.ts';
import { createScene } from '../scenes/scene.ts';
import { styleFor } from '../styles/said-style.ts';
import { openComposedShot } from './composed-shot.ts';
import type { Crew } from './crew.ts';
import { Enlarger } from './enlarge.ts';
import type { FilmRequest } from './film.ts';
import { createPlanes, fillPlanes } from './i420.ts';
import type { LandShare } from './land.ts';
import { lookScale, openLook } from './looks/open-look.ts';
import { openScene } from './scenes/open-scene.ts';
import { momentOf } from './shot.ts';
import type { Moment, Shot } from './shot.ts';

/** Share of a 720p film's size that a scene is rendered at. Windows and tiles have edges to show; a sea has none. */
const scales: Readonly<Record<Subject, number>> = {
  mountains: 0.4,
  desert: 0.46,
  ocean: 0.5,
  city: 0.53,
  forest: 0.54,
  space: 0.6,
  flowers: 0.64,
  abstract: 0.52,
  geometric: 0.75,
};
const pixels720p = 1280 * 720;
const smallestSide = 32;

/** A film made from words alone: the same scene as a still of these words, with time passing in it. */
export async function openPaintedShot(order: FilmRequest, share: LandShare & { readonly crew: Crew }): Promise<Shot> {
  const heard = hears(order.prompt);
  const style = styleFor(order.style, heard.drawn);
  const request = { ...order, style: style.id };
  if (routeOf(heard).kind === 'composition') return openComposedShot(request, share.crew);
  const description = describeHeard(request.prompt, style.id, heard);
  const seed = seedOf(request, heard);
  const size = renderedSize(request, scales[description.subject] * lookScale(style));
  const scene = createScene(description, { seed, refuses: heard.refused.length > 0, ...size });
  const film = openScene(scene, share);
  const usual = developedFor(film.development, heard.drawn);
  const development = { ...usual, ...style.development(usual) };
  const pixels = new Uint8ClampedArray(size.width * size.height * 4);
  const develop = (moment: Moment): Uint8ClampedArray<ArrayBuffer> => {
    film.paint(moment);
    finish(developPicture(scene.picture, development, pixels));
    return pixels;
  };
  const look = await openLook(style, scene, { ...size, first: develop(momentOf(0, request)) });
  const planes = createPlanes(look.width, look.height);
  const enlarger = new Enlarger({
    width: request.width,
    height: request.height,
    kernel: look.kernel,
    grain: look.grain,
  });
  return {
    async expose(frame, out) {
      fillPlanes(await look.repaint(develop(momentOf(frame, request))), planes);
      enlarger.fill(planes, out);
    },
  };
}

/** Large films are rendered at a smaller share of their size, small ones at a larger: the work grows with the root. */
function renderedSize({ width, height }: FilmRequest, scale: number): { width: number; height: number } {
  const share = Math.min(1, scale * (pixels720p / (width * height)) ** 0.25);
  const side = (length: number): number => Math.max(smallestSide, Math.round(length * share));
  return { width: side(width), height: side(height) };
}
