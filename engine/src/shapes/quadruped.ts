import type { Random } from '../raster/random.ts';
import type { Mesh } from '../solid/mesh.ts';
import { haired, melting } from '../solid/soft-body.ts';
import type { Cones } from '../solid/soft-body.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { bothSides, conesAlong } from './body-parts.ts';
import { inNaturalCoat } from './coat-marks.ts';
import { buildCurled, isCurled } from './curled.ts';
import { marksOf } from './quadruped-form.ts';
import type { HeadAxes, QuadrupedForm } from './quadruped-form.ts';
import { axesAt, buildWithFace, headOf } from './quadruped-face.ts';
import { feet } from './quadruped-feet.ts';
import { collarAt, trunk } from './quadruped-trunk.ts';
import { inStride, onlyStriding, strideLength } from './quadruped-gait.ts';
import { gaitOf, limbsOf, steps } from './quadruped-legs.ts';
import type { Limbs } from './quadruped-legs.ts';
import { bowing } from './quadruped-bow.ts';
import { isResting, settle } from './quadruped-rest.ts';

export type { HeadAxes, QuadrupedForm } from './quadruped-form.ts';

/** Builds the animal; `more` adds cones of its own, given the head and how far the back of who lies is below that of who stands. What is built after it lies in the animal's axes. */
export function buildQuadruped(mesh: Mesh, random: Random, said: QuadrupedForm, more: More = () => []): HeadAxes {
  const still = bearing(onlyStriding(inNaturalCoat(said)), random);
  if (isCurled(still)) return buildCurled(mesh, still);
  // Wide enough for all four legs to be told apart from the side.
  const stride = still.length * (steps.least + random() * steps.more);
  const posed = isResting(still) ? rested(still) : onFeet(still, stride);
  const { form, limbs } = posed;
  const { girth, head } = form;
  const axes = headAxes(form);
  // Melted further, brows and lips would drown in the skull.
  const k = Math.min(girth * 0.2, head.size * 0.25);
  const cones = conesOf(posed, more);
  if (form.stride !== undefined) mesh.strides(-strideLength(form), 0, 0);
  // A leap is a stride of a gallop that rises.
  else if (still.act === 'leaps') mesh.at(0, form.length * 0.6, 0).rotZ(-leap);
  // Who strides is put where it would stand, or the swing of tail and legs would push it back and forth.
  const standing = form.stride === undefined ? cones : conesOf(onFeet({ ...still, stride: undefined }, 0), more);
  mesh.at(-middleOf(standing), 0, 0);
  mesh.push();
  buildWithFace(mesh, form, axes, { cones, k, neck: collarAt(form, axes) });
  feet(mesh, form, limbs);
  mesh.pop();
  return axes;
}

type More = (head: HeadAxes, size: number, drop: number) => Cones;

function conesOf({ form, drop, limbs, trunkAt }: Posed, more: More): Cones {
  const axes = headAxes(form);
  return [
    ...trunk(form, axes, trunkAt),
    ...bothSides((s) => [...limbs.fore(s).cones, ...limbs.hind(s).cones]),
    ...headOf(form, axes),
    ...tailOf(form, trunkAt),
    ...more(axes, form.head.size, drop),
  ];
}

/** The middle between nose and tail: it stands where the animal was put, or a long neck would leave the picture. */
function middleOf(cones: Cones): number {
  const ends = cones.flatMap(([ax = 0, , , ra = 0, bx = 0, , , rb = 0]) => [ax - ra, ax + ra, bx - rb, bx + rb]);
  return (Math.min(...ends) + Math.max(...ends)) / 2;
}

/** No two of them hold themselves alike: the head is turned a little more or less, the neck higher or lower, the tail otherwise. */
function bearing(form: QuadrupedForm, random: Random): QuadrupedForm {
  const { neck, head, tail } = form;
  const [turned, raised, swung] = [random(), random() - 0.5, random() - 0.5];
  return {
    ...form,
    neck: { ...neck, rise: neck.rise + raised * 0.2 },
    head: { ...head, yaw: (head.yaw ?? 0.5) * (0.74 + 0.4 * turned), pitch: (head.pitch ?? 0) - raised * 0.16 },
    tail: { ...tail, rise: tail.rise + swung * 0.24, aside: (tail.aside ?? 0) + swung * 0.3 },
  };
}

/** How far the body of who leaps is raised, radians. */
const leap = 0.3;

/** A form as it is built: with its legs, and where what its trunk is made of comes to. */
interface Posed {
  readonly form: QuadrupedForm;
  readonly drop: number;
  readonly limbs: Limbs;
  readonly trunkAt: (at: Vec3) => Vec3;
}

function onFeet(still: QuadrupedForm, stride: number): Posed {
  const form = inStride(acting(still.act === 'leaps' ? { ...still, act: 'runs' } : still));
  return { form, drop: 0, limbs: limbsOf(form, gaitOf(form, stride)), trunkAt: (at) => at };
}

function rested(still: QuadrupedForm): Posed {
  const { form, drop, trunk: trunkAt, fore, hind, marks } = still.act === 'plays' ? bowing(still) : settle(still);
  const limbs: Limbs = { fore: (s) => ({ cones: fore(s), lift: 0 }), hind: (s) => ({ cones: hind(s), lift: 0 }) };
  return { form: { ...form, marks: marksOf(form).map((mark) => marks(mark)) }, drop, limbs, trunkAt };
}

/** The form in what it does: who runs stretches neck and tail, who howls lifts the muzzle to the sky. */
function acting(form: QuadrupedForm): QuadrupedForm {
  const { act, neck, head, tail } = form;
  if (act === 'runs')
    return {
      ...form,
      neck: { ...neck, rise: neck.rise * 0.72 },
      head: { ...head, yaw: (head.yaw ?? 0.5) * 0.4 },
      tail: { ...tail, rise: Math.max(tail.rise, -0.15) },
    };
  if (act === 'howls')
    return {
      ...form,
      neck: { ...neck, rise: Math.min(1.3, neck.rise + 0.5), length: neck.length * 0.85 },
      head: { ...head, pitch: 1, yaw: 0.2 },
    };
  if (act === 'grazes') return headDown(form);
  return form;
}

/** How steeply the neck of who grazes or drinks goes down and its head after it, radians, and how far a neck stretches for that. */
const [down, nodding, stretched] = [-1.08, -0.62, 1.5] as const;

/** The form with its mouth at the ground, or as near as its neck reaches. */
function headDown(form: QuadrupedForm): QuadrupedForm {
  const { height, girth, neck, head } = form;
  const mouth = (head.size + head.muzzle) * Math.sin(-nodding) + head.size;
  const long = (height - girth * 0.55 - mouth) / Math.sin(-down);
  const length = Math.max(neck.length * 0.8, Math.min(neck.length * stretched, long));
  return {
    ...form,
    neck: { ...neck, length, rise: Math.max(down, -Math.asin(Math.min(1, (height - girth * 0.55 - mouth) / length))) },
    head: { ...head, pitch: nodding, yaw: 0.25 },
  };
}

function headAxes({ length, height, girth, neck, head }: QuadrupedForm): HeadAxes {
  const yaw = head.yaw ?? 0.5;
  const x = -length / 2 - girth * 0.25 - Math.cos(neck.rise) * neck.length;
  const y = height - girth * 0.55 + Math.sin(neck.rise) * neck.length;
  return axesAt([x, y, -Math.sin(yaw) * neck.length * 0.2], head);
}

/** A tail along a curve, which leaves the body as its root does. A brush is slender there and thickest late; a tail of skin alone is even. */
function tailOf({ length: L, height: H, girth: G, tail }: QuadrupedForm, trunkAt: (at: Vec3) => Vec3): Cones {
  const { length, radius, rise, tip, bend = 0.25, aside = 0, brush = false, tuft = 0 } = tail;
  const isHairy = brush || radius > G * 0.3;
  let [x, y, z] = trunkAt([L / 2 + G * 0.75, H - G * 0.6, 0]);
  const way: (readonly [number, number, number, number])[] = [[x, y, z, radius * (isHairy ? 0.5 : 0.8)]];
  for (let i = 1; i <= tailPieces; i++) {
    const t = i / tailPieces;
    const [up, side] = [rise + bend * t, aside * t * 2];
    const step = length / tailPieces;
    x += Math.cos(up) * Math.cos(side) * step;
    z += Math.cos(up) * Math.sin(side) * step;
    y = Math.max(radius * 0.8, y + Math.sin(up) * step);
    const swell = isHairy ? 0.5 + 0.5 * Math.sin(Math.min(1, t * 1.35) * Math.PI * 0.5) : 0.8 + 0.2 * t;
    way.push([x, y, z, radius * swell * (t > 0.8 ? 1 - (t - 0.8) * (isHairy ? 3.6 : 2.4) : 1)]);
  }
  const cones = conesAlong(way, 0).map((cone, i) => (i >= tailPieces * 0.75 ? [...cone.slice(0, 8), tip] : cone));
  if (tuft > 0) {
    // It hangs from the end, whichever way that points.
    const long = tuft * 5;
    const hung: Cones = [
      [x, y + radius, z, tuft * 0.7, x + tuft * 0.6, y - long * 0.4, z, tuft, tip],
      [x + tuft * 0.6, y - long * 0.4, z, tuft, x + tuft * 0.5, y - long, z, tuft * 0.2, tip],
    ];
    return [...cones, ...haired(5, melting(tuft * 0.4, hung))];
  }
  return brush ? haired(3, melting(radius * 0.5, cones)) : cones;
}

/** Pieces of the curve of a tail. */
const tailPieces = 8;
