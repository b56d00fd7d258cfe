import type { SettingId } from '../concepts/concept.ts';
import { blurByDepth } from '../solid/depth-of-field.ts';
import { smoothEdges } from '../solid/smooth-edges.ts';
import { renderWorld } from '../solid/render-view.ts';
import type { View } from '../solid/view.ts';
import type { Development } from '../raster/develop.ts';
import { createPicture, shareOf } from '../raster/picture.ts';
import { previewSize } from '../raster/preview.ts';
import type { Picture, Steps } from '../raster/picture.ts';
import { usualDevelopment } from '../scenes/scene.ts';
import type { Scene } from '../raster/scene.ts';
import type { ScenePlan } from '../scenes/scene.ts';
import type { Heard } from '../hears/heard.ts';
import { compose } from './compose.ts';

/** Shaded at this many times the sides and reduced: blades of grass and masts stay fine lines instead of stairs. */
const supersample = 1.5;
/** Woods and flower beds cost most by far and are soft or busy anyway; grass and what mirrors itself cost more than the rest. */
const supersampleOf: Readonly<Partial<Record<SettingId, number>>> = {
  forest: 1.1,
  jungle: 1.1,
  'bamboo grove': 1.05,
  valley: 1.2,
  summit: 1.25,
  garden: 1.1,
  'cottage garden': 1.2,
  river: 1.2,
  mountains: 1.2,
  hills: 1.25,
  swamp: 1.15,
  beach: 1.3,
  street: 1.35,
  parlour: 1.35,
  park: 1.3,
  savanna: 1.25,
  glacier: 1.15,
  waterfall: 1.3,
};
/** From near the land is out of focus, and what is sharp fills the picture; of coats each point is marched, and single hairs break it up anyway. */
const nearSupersample = { bare: 1.15, coated: 1 };
/** Longer side of the glance that is shown first, in pixels: what it costs grows with the world, hardly with this. */
const coarseSide = 48;
/** Pixels of the longer side. */
const coarseBelow = 400;
/** Longer sides are shaded as they are: the memory and the time of half as much again would be felt. */
const largestSupersampled = 1536;

/** Is shown the world of a picture at a glance, before that is painted. */
type ShowCoarse = (picture: Picture) => void;

/** How composed pictures and films are developed. */
export const composedDevelopment: Development = {
  ...usualDevelopment,
  exposure: 0.97,
  bloom: 0.35,
  vignette: 0.2,
  saturation: 1,
  splitTone: 0.7,
  contrast: 0.25,
  grain: 1.6,
};

/** The layers of a composed picture. */
export function planComposition(scene: Scene, heard: Heard, onCoarse?: ShowCoarse): ScenePlan {
  return {
    development: composedDevelopment,
    stages: [{ layer: 'terrain', weight: 14, steps: () => paintComposition(scene, heard, onCoarse) }],
  };
}

function* paintComposition(scene: Scene, heard: Heard, onCoarse: ShowCoarse | undefined): Steps {
  const { picture, seed, adherence } = scene;
  const side = Math.max(picture.width, picture.height);
  const aspect = picture.width / picture.height;
  const composition = compose(heard, seed, { aspect, coarse: side < coarseBelow, adherence });
  const { setting, added } = composition.plan;
  // A wood is as busy wherever it stands.
  const usual = supersampleOf[added.includes('wood') ? 'forest' : setting] ?? supersample;
  const near = composition.world.mesh.bodies.length > 0 ? nearSupersample.coated : nearSupersample.bare;
  const wanted = composition.plan.camera === 'close' ? Math.min(near, usual) : usual;
  const scale = Math.min(wanted, Math.max(1, largestSupersampled / side));
  const { world } = composition;
  yield 0.1;
  const glance = onCoarse && {
    ...previewSize(picture, coarseSide),
    show: (seen: View) => {
      const coarse = createPicture(seen.width, seen.height);
      reduce(seen, coarse);
      onCoarse(coarse);
    },
  };
  const render = renderWorld(world, Math.round(picture.width * scale), Math.round(picture.height * scale), glance);
  const view = yield* shareOf(0.9, render);
  smoothEdges(view);
  if (world.depthOfField) blurByDepth(view, world.depthOfField);
  yield 0.95;
  reduce(view, picture);
  yield 1;
}

/** Light above this is held back before it is averaged, or one spark would whiten its whole neighbourhood. */
const brightest = 6;

/** Light within bounds; what is no number is dark, or the bloom would carry it over a quarter of the picture. */
function held(light: number | undefined): number {
  return light !== undefined && light > 0 ? Math.min(brightest, light) : 0;
}

/** Which points of a line each pixel of a shorter one lies on: its first one, and its shares of `most` from there on. */
interface Spans {
  readonly first: Int32Array;
  readonly shares: Float64Array;
  readonly most: number;
}

function spansOf(from: number, to: number): Spans {
  const step = from / to;
  const most = Math.ceil(step) + 1;
  const first = Int32Array.from({ length: to }, (_, at) => Math.floor(at * step));
  const shares = Float64Array.from({ length: to * most }, (_, k) => {
    const at = Math.floor(k / most);
    const point = (first[at] ?? 0) + (k % most);
    if (point >= from) return 0;
    return Math.max(0, Math.min(point + 1, (at + 1) * step) - Math.max(point, at * step));
  });
  return { first, shares, most };
}

/** Averages the view down to the picture, each pixel by the area it covers. */
export function reduce({ width: from, height: fromHigh, light }: View, picture: Picture): void {
  const { width, height, pixels } = picture;
  const across = spansOf(from, width);
  const down = spansOf(fromHigh, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let total = 0;
      let r = 0;
      let g = 0;
      let b = 0;
      for (let j = 0; j < down.most; j++) {
        const tall = down.shares[y * down.most + j] ?? 0;
        if (tall <= 0) continue;
        let o = (((down.first[y] ?? 0) + j) * from + (across.first[x] ?? 0)) * 3;
        for (let i = 0; i < across.most; i++, o += 3) {
          const area = tall * (across.shares[x * across.most + i] ?? 0);
          if (area <= 0) continue;
          total += area;
          r += area * held(light[o]);
          g += area * held(light[o + 1]);
          b += area * held(light[o + 2]);
        }
      }
      const o = (y * width + x) * 3;
      pixels[o] = r / total;
      pixels[o + 1] = g / total;
      pixels[o + 2] = b / total;
    }
  }
}
