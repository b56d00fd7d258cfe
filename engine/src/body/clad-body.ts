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
import { drawEyes, fillEyes, gazeOf } from './draw-face.ts';
import type { Neckline } from './cuts.ts';
import { loadPeople } from './people.ts';
import { sewSuit } from './sew-suit.ts';
import type { ShellMarks } from './shell.ts';
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
  readonly marks?: ShellMarks;
  /** Where it ends at the neck; a round neckline by itself. */
  readonly neckline?: Neckline;
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
  const partAt = (vertex: number): keyof Dress => parts[bones[vertex * 4] ?? 0] ?? 'torso';
  const isThere = (vertex: number): boolean => pose.legless !== true || !legs.has(partAt(vertex));
  const { head: mask, ...suit } = look.cover;
  const { ease = 0.006, material = materials.cloth, marks, neckline } = look;
  const hidden = new Uint8Array(header.vertexCount);
  sewSuit(mesh, body, { colours: suit, ease, material, marks, neckline }, hidden, isThere);
  const isMasked = (vertex: number): boolean => mask !== undefined && partAt(vertex) === 'head';
  const isBare = (vertex: number): boolean => isThere(vertex) && hidden[vertex] === 0;
  const skin = skinSurface(body.points, colours, (v) => isBare(v) && !isMasked(v));
  drawSurface(mesh, skin, materials.skin, normalsOf(skinSurface(body.points, colours, isThere)));
  if (mask === undefined) drawEyes(mesh, body, face, { gaze: gazeOf(pose), detail: look.detail ?? 0.34 });
  else {
    drawMask(mesh, somebody, (v) => isBare(v) && isMasked(v), { ...look, ease, material, colour: mask });
    fillEyes(mesh, body, mask, material);
  }
  return somebody;
}

/** Cloth on a head, which follows every feature of it. */
function drawMask(
  mesh: Mesh,
  { body }: PersonBody,
  isCovered: (vertex: number) => boolean,
  { colour, ease, material, marks }: Pick<CladLook, 'marks'> & { colour: Colour; ease: number; material: number },
): void {
  const own = readColour(colour);
  const points = body.points.slice();
  const tints = new Float32Array(points.length);
  const facing = normalsOf(skinSurface(body.points, tints, () => true));
  for (let v = 0; v < points.length / 3; v++) {
    const n = facing.subarray(v * 3, v * 3 + 3);
    const by = ease / (Math.hypot(...n) || 1);
    for (const c of [0, 1, 2] as const) points[v * 3 + c] = (points[v * 3 + c] ?? 0) + (n[c] ?? 0) * by;
    const [x = 0, y = 0, z = 0] = points.subarray(v * 3, v * 3 + 3);
    tints.set(marks ? mixRgb(own, readColour(marks.colour), marks.share(x, y, z)) : own, v * 3);
  }
  drawSurface(mesh, skinSurface(points, tints, isCovered), material, facing);
}
