import { mixRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { mix } from '../raster/scalar.ts';
import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { readColour } from '../solid/mesh.ts';
import { luminance } from '../raster/colour.ts';
import { smooth } from '../solid/noise.ts';
import { bodyIn } from './body.ts';
import type { Body } from './body.ts';
import { boneNames } from './bones.ts';
import type { Bone } from './bones.ts';
import { drawSurface, refined, skinColours, skinSurface } from './draw-body.ts';
import { drawEyes, drawFreckles, dropOf, paintFace } from './draw-face.ts';
import type { FaceColours } from './draw-face.ts';
import { drawTeeth } from './draw-teeth.ts';
import { loadPeople } from './people.ts';
import { blendOf, drawnLike } from './somebody.ts';
import type { Somebody } from './somebody.ts';
import type { Pose } from '../shapes/figure.ts';

/** How the body of somebody is coloured; colours are `#rrggbb`. */
export interface SomebodyColours {
  readonly skin: Colour;
  readonly hair: Rgb;
  readonly iris: Rgb;
  /** How much of a shaved beard is seen, 0..1. */
  readonly stubble: number;
}

/** A body that can be dressed, and the colours of its skin. */
export interface PersonBody {
  readonly body: Body;
  readonly face: FaceColours;
  readonly colours: Float32Array;
}

/** Somebody who is not drawn yet. */
export function makeSomebody(
  random: Random,
  pose: Pose,
  who: Omit<Somebody, 'dark'>,
  { skin, hair, iris, stubble }: SomebodyColours,
): PersonBody {
  const tone = lessOrange(readColour(skin));
  const dark = Math.min(1, Math.max(0, (0.42 - luminance(tone)) / 0.36));
  const body = bodyIn(blendOf(random, { ...who, dark, lowered: lidsOver(dropOf(pose)) }), pose, drawnLike(who));
  const isWoman = who.kind === 'woman';
  const red = dark > 0.5 ? '#7a2c34' : isWoman ? '#a8303c' : '#9a4a40';
  const [lightest, darkest] = isWoman && !who.child ? painted : bare;
  const face: FaceColours = {
    skin: tone,
    lips: mixRgb(tone, readColour(red), mix(lightest, darkest, dark)),
    hair,
    iris,
    stubble,
    lashes: isWoman ? 1 : 0.25,
    freckles: who.traits?.includes('freckles') === true,
  };
  const isOld = who.traits?.includes('old') === true;
  const colours = skinColours(`${isOld ? 'old' : 'young'} ${who.kind}`, tone);
  paintFace(colours, body.rest, face);
  return { body, face, colours };
}

/** How much of their red lips have in the lightest face and in the darkest, those of women and of others: there they were lipstick. */
const [painted, bare] = [
  [0.72, 0.5],
  [0.4, 0.25],
] as const;

/** How far lids are lowered over eyes that look down so far. */
const lidsOver = (drop: number): number => 0.9 * Math.max(0, drop);

/** How much of its hue skin loses: dark skin more, which is brick red where it has as much of it as light skin. */
const orange = { light: 0.1, dark: 0.19 } as const;
/** Skin as it is by the light of day: the warm light of a low sun makes what is as orange as its pictures a tan. */
const lessOrange = (tone: Rgb): Rgb => {
  const light = luminance(tone);
  return mixRgb(tone, [light * 1.04, light, light * 0.93], mix(orange.dark, orange.light, smooth(0.08, 0.3, light)));
};

const nearParts: ReadonlySet<Bone> = new Set(['head', 'neck']);

/** Draws what is seen of the skin of somebody, and their eyes; where a face fills the picture, finer than the model is. */
export function drawSkin(
  mesh: Mesh,
  { body, face, colours }: PersonBody,
  isBare: (bone: Bone, vertex: number) => boolean,
  view: { readonly gaze: number; readonly detail: number },
): void {
  const { bones } = loadPeople();
  const boneOf = (vertex: number): Bone => boneNames[bones[vertex * 4] ?? 0] ?? 'head';
  const isNear = (vertex: number): boolean =>
    view.detail > 0.6 && (nearParts.has(boneOf(vertex)) || boneOf(vertex) === 'chest');
  const all = skinSurface(body.points, colours, (v) => isBare(boneOf(v), v));
  if (view.detail > 0.6) {
    drawSurface(
      mesh,
      refined(skinSurface(body.points, colours, (v) => isNear(v) && isBare(boneOf(v), v))),
      materials.skin,
    );
    const far = skinSurface(body.points, colours, (v) => !isNear(v) && isBare(boneOf(v), v));
    drawSurface(mesh, far, materials.skin);
  } else drawSurface(mesh, all, materials.skin);
  drawEyes(mesh, body, face, view);
  if (view.detail > 0.3) drawTeeth(mesh, body);
  if (face.freckles === true && view.detail > 0.3) drawFreckles(mesh, body, face);
}
