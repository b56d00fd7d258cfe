import type { Mesh } from '../solid/mesh.ts';
import { smooth } from '../solid/noise.ts';
import type { Cones, Marks } from '../solid/soft-body.ts';
import type { Neck } from '../solid/triangle-soup.ts';
import { dot } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { bothSides, skinOf } from './body-parts.ts';
import { drawTongue } from './dog-head.ts';
import { ear } from './quadruped-ears.ts';
import { drawEye, lidsOf } from './quadruped-eyes.ts';
import type { SetEye } from './quadruped-eyes.ts';
import { kindOf, marksOf } from './quadruped-form.ts';
import type { AnimalHead, HeadAxes } from './quadruped-form.ts';
import { skull } from './quadruped-head.ts';
import { drawNose, drawWhiskers, lidColour, lipColour, mouthOf } from './quadruped-muzzle.ts';

/** The axes of a head whose skull has its middle at a place, turned towards the eye and laid back as its form says. */
export function axesAt([x, y, z]: Vec3, { size, yaw = 0.5, pitch = 0 }: AnimalHead['head']): HeadAxes {
  const [c, s] = [Math.cos(yaw), Math.sin(yaw)];
  const [level, raised] = [Math.cos(pitch), Math.sin(pitch)];
  return (forward, up, aside) => {
    const ahead = forward * level - up * raised;
    return [
      x - (ahead * c - aside * s) * size,
      y + (up * level + forward * raised) * size,
      z - (ahead * s + aside * c) * size,
    ];
  };
}

/** Skull, muzzle and ears. */
export const headOf = (form: AnimalHead, at: HeadAxes): Cones => [
  ...skull(form, at),
  ...bothSides((s) => ear(form, at, s)),
];

/** Builds a body of cones that has a head among them: with its lids, mouth and nostrils, its eyes, and the leather of its nose. */
export function buildWithFace(
  mesh: Mesh,
  form: AnimalHead,
  at: HeadAxes,
  { cones, k, neck }: { readonly cones: Cones; readonly k: number; readonly neck?: Neck },
): void {
  const skin = skinOf(cones, k);
  // What is dark in a face: the line of the lips, and the edges of the lids.
  const [lip, lid] = [form.colours.length, form.colours.length + 1];
  const eyes = eyesOf(form, at, skin);
  mesh.body([...cones, ...mouthOf(form, at, skin, lip), ...eyes.flatMap((eye) => lidsOf(eye, lid))], {
    k,
    colours: [...form.colours, lipColour(form), lidColour(form)],
    hair: form.hair ?? 0.3,
    ...(form.shaggy && { shaggy: form.shaggy }),
    marks: [...marksOf(form), ...onFace(form.faceMarks ?? [], at)],
  });
  for (const eye of eyes) drawEye(mesh, eye);
  drawNose(mesh, form, at, skin);
  if (form.whiskers !== undefined)
    drawWhiskers(mesh, form, at, skin, { lifts: [0.1, -0.15, -0.4, -0.62], long: 0.85, colour: form.whiskers });
  drawTongue(mesh, form, at);
  mesh.heads(at(0, 0, 0), at(1, 0, 0), { aside: asideOf[kindOf(form)], cones: headOf(form, at), neck });
}

/** How far each kind of head looks past whoever sees its face best, radians. */
const asideOf = { cat: 0.24, dog: 0.36, hound: 0.36, bear: 0.3, rabbit: 0.72, monkey: 0.2, grazer: 0.72 } as const;

/** Marks that are told in the axes of the head, at a place of the animal. */
function onFace(marks: readonly Marks[], head: HeadAxes): readonly Marks[] {
  const middle = head(0, 0, 0);
  const axis = (to: Vec3): Vec3 => {
    const way: Vec3 = [to[0] - middle[0], to[1] - middle[1], to[2] - middle[2]];
    const square = way[0] ** 2 + way[1] ** 2 + way[2] ** 2;
    return [way[0] / square, way[1] / square, way[2] / square];
  };
  const [ahead, over, side] = [axis(head(1, 0, 0)), axis(head(0, 1, 0)), axis(head(0, 0, 1))];
  // All marks of a face ask for one place after another.
  const last = { x: Number.NaN, y: 0, z: 0, f: 0, u: 0, a: 0, onHead: 0 };
  const find = (x: number, y: number, z: number): void => {
    const from: Vec3 = [x - middle[0], y - middle[1], z - middle[2]];
    const [f, u, a] = [dot(from, ahead), dot(from, over), Math.abs(dot(from, side))];
    // Where the head is turned, flank and shoulder lie beside it.
    Object.assign(last, { x, y, z, f, u, a, onHead: smooth(1.7, 1.35, a) * smooth(-1.7, -1.3, u) });
  };
  return marks.map(({ share, ...mark }) => ({
    ...mark,
    share: (x, y, z) => {
      if (last.x !== x || last.y !== y || last.z !== z) find(x, y, z);
      return last.onHead === 0 ? 0 : share(last.f, last.u, last.a) * last.onHead;
    },
  }));
}

/** Where the eyes of each kind of head are, and where they look to: ahead, up and aside; and how far they are open. */
const eyePlaces = {
  cat: { at: [0.86, 0.2, 0.45], gaze: [0.86, 0.1, 0.36], open: 0.8 },
  dog: { at: [0.72, 0.24, 0.5], gaze: [0.78, 0.12, 0.5], open: 0.68 },
  hound: { at: [0.8, 0.2, 0.4], gaze: [0.84, 0.08, 0.38], open: 0.81 },
  bear: { at: [0.8, 0.16, 0.42], gaze: [0.84, 0.06, 0.42], open: 0.9 },
  rabbit: { at: [0.3, 0.24, 0.9], gaze: [0.32, 0.08, 0.95], open: 1.1 },
  monkey: { at: [0.86, 0.16, 0.32], gaze: [0.95, 0.02, 0.16], open: 0.9 },
  grazer: { at: [0.52, 0.25, 0.9], gaze: [0.4, 0.08, 0.92], open: 0.78 },
} as const;

/** The two eyes of a head, in its skin. */
export function eyesOf(form: AnimalHead, head: HeadAxes, skin: ReturnType<typeof skinOf>): readonly SetEye[] {
  const { size } = form.head;
  const kind = kindOf(form);
  const place = eyePlaces[kind];
  const way = (forward: number, up: number, aside: number): Vec3 => {
    const [a, b] = [head(0, 0, 0), head(forward, up, aside)];
    return [(b[0] - a[0]) / size, (b[1] - a[1]) / size, (b[2] - a[2]) / size];
  };
  // Eyes grow less than heads: a bear's are small, and an elephant's tiny.
  const radius =
    (form.head.eyes ?? 1) *
    size *
    (kind === 'grazer' ? Math.max(0.085, 0.22 - 0.22 * size) : Math.max(0.1, 0.215 - 0.3 * size));
  return [-1, 1].map((s) => {
    const [f, u, a] = place.at;
    const inside = head(0.1, 0.05, 0);
    return {
      at: skin(inside, way(f - 0.1, u - 0.05, a * s)),
      gaze: way(place.gaze[0], place.gaze[1], place.gaze[2] * s),
      ahead: way(1, -0.1, 0),
      radius,
      iris: form.iris ?? '#2e1a0e',
      rim: lidColour(form),
      pupil: form.pupil ?? (kind === 'grazer' ? 'bar' : 'round'),
      open: place.open,
      shut: form.head.shut ?? false,
      shines: form.head.shines ?? false,
    };
  });
}
