import { mixRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import type { Dress, Pose } from '../shapes/figure.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { boneNames } from './bones.ts';
import type { Bone } from './bones.ts';
import { makeSomebody } from './build-somebody.ts';
import type { SomebodyColours, PersonBody } from './build-somebody.ts';
import { drawSurface, normalsOf, skinSurface } from './draw-body.ts';
import type { Surface } from './draw-body.ts';
import { drawEyes, fillEyes } from './draw-face.ts';
import { isOfFoot } from './cuts.ts';
import { loadPeople } from './people.ts';
import { wearShell } from './shell.ts';
import type { Somebody } from './somebody.ts';

/** Which parts of a body are covered closely, in which colours; what is left out is bare. */
export type Cover = Partial<Readonly<Record<keyof Dress, Colour>>>;

export interface CladLook {
  readonly who: Omit<Somebody, 'dark'>;
  readonly colours: SomebodyColours;
  readonly cover: Cover;
  /** How far the cover lies off the skin, metres. */
  readonly ease?: number;
  /** Marks on the cover: their colour, and how much of it a place of the figure has. */
  readonly marks?: { readonly colour: Colour; readonly share: (x: number, y: number, z: number) => number };
  /** What the cover is made of; cloth by itself. */
  readonly material?: number;
  /** How finely the face is built: 0.34 where a whole person fills the picture. */
  readonly detail?: number;
}

/** The part of a body that a bone is in. */
function partOf(bone: Bone): keyof Dress {
  if (bone === 'head' || bone === 'neck') return 'head';
  if (bone === 'pelvis') return 'hips';
  if (bone === 'waist' || bone === 'chest' || bone.startsWith('shoulder')) return 'torso';
  if (bone.startsWith('upper arm')) return 'arm';
  if (bone.startsWith('forearm')) return 'forearm';
  if (bone.startsWith('thigh')) return 'thigh';
  if (bone.startsWith('shank')) return 'shank';
  if (bone.startsWith('foot')) return 'foot';
  return 'hand';
}

const legs: ReadonlySet<keyof Dress> = new Set(['thigh', 'shank', 'foot']);

/** A body in a pose with a face, covered closely where that was said: suits, tights, gloves, boots and paint. */
export function buildClad(mesh: Mesh, random: Random, pose: Pose, look: CladLook): PersonBody {
  const somebody = makeSomebody(random, pose, look.who, look.colours);
  const { body, face, colours } = somebody;
  const { bones, header } = loadPeople();
  const parts = boneNames.map(partOf);
  const coverOf = (vertex: number): Colour | undefined => look.cover[parts[bones[vertex * 4] ?? 0] ?? 'torso'];
  const isThere = (vertex: number): boolean =>
    pose.legless !== true || !legs.has(parts[bones[vertex * 4] ?? 0] ?? 'torso');
  const whole = skinSurface(body.points, colours, isThere);
  const normals = normalsOf(whole);
  const points = body.points.slice();
  const cloth = colours.slice();
  for (let v = 0; v < header.vertexCount; v++) {
    const cover = coverOf(v);
    if (cover === undefined) continue;
    const n = normals.subarray(v * 3, v * 3 + 3);
    const by = (look.ease ?? 0.006) / (Math.hypot(...n) || 1);
    for (const c of [0, 1, 2] as const) points[v * 3 + c] = (points[v * 3 + c] ?? 0) + (n[c] ?? 0) * by;
    const [x = 0, y = 0, z = 0] = points.subarray(v * 3, v * 3 + 3);
    const own = readColour(cover);
    const { marks } = look;
    cloth.set(marks ? mixRgb(own, readColour(marks.colour), marks.share(x, y, z)) : own, v * 3);
  }
  // A boot is smooth where toes are under it.
  const boots = pose.legless === true ? undefined : look.cover.foot;
  if (boots !== undefined)
    wearShell(mesh, body, {
      ...{ colour: boots, covers: (v) => (isOfFoot(v) ? 0.04 : -0.04), ease: (look.ease ?? 0.006) + 0.004, taut: 12 },
      material: look.material ?? materials.plain,
    });
  const split = (isCovered: boolean): Surface => {
    const quads: number[] = [];
    for (let q = 0; q < whole.quads.length; q += 4) {
      const corners = whole.quads.subarray(q, q + 4);
      if (boots !== undefined && corners.every(isOfFoot)) continue;
      if (corners.every((v) => coverOf(v) !== undefined) === isCovered) quads.push(...corners);
    }
    return { points, colours: isCovered ? cloth : colours, quads: Uint32Array.from(quads) };
  };
  drawSurface(mesh, split(false), materials.skin, normals);
  drawSurface(mesh, split(true), look.material ?? materials.cloth, normals);
  const mask = look.cover.head;
  if (mask !== undefined) fillEyes(mesh, body, mask, look.material ?? materials.cloth);
  else drawEyes(mesh, body, face, { gaze: -(pose.gaze?.[0] ?? 0) * 0.4, detail: look.detail ?? 0.34 });
  return somebody;
}
