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
import { formsOf } from '../solid/forms.ts';
import type { Forms } from '../solid/forms.ts';
import { compose } from './compose.ts';
import { reducedForms } from './drawn-forms.ts';
import { reduce } from './reduce.ts';

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

/** What is told to whoever has a composition painted. */
interface Telling {
  /** The world at a glance, before it is painted. */
  readonly onCoarse?: ((picture: Picture) => void) | undefined;
  /** The forms of what was painted, where a style draws them. */
  readonly keepForms?: ((forms: Forms) => void) | undefined;
}

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
export function planComposition(scene: Scene, heard: Heard, telling: Telling = {}): ScenePlan {
  return {
    development: composedDevelopment,
    stages: [{ layer: 'terrain', weight: 14, steps: () => paintComposition(scene, heard, telling) }],
  };
}

function* paintComposition(scene: Scene, heard: Heard, { onCoarse, keepForms }: Telling): Steps {
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
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const points = width * height * 3;
  const kept = keepForms && { normals: new Float32Array(points), colours: new Float32Array(points) };
  const view = yield* shareOf(0.9, renderWorld(world, width, height, glance, kept));
  if (keepForms && kept) keepForms(reducedForms(formsOf(world, view, kept), picture));
  smoothEdges(view);
  // Whoever draws sees near and far alike.
  if (world.depthOfField && !keepForms) blurByDepth(view, world.depthOfField);
  yield 0.95;
  reduce(view, picture);
  yield 1;
}
