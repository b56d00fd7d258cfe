import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Cones, Marks } from '../solid/soft-body.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { bothSides, eyeOn, skinOf } from './body-parts.ts';

/** An animal on four legs in proportions; metres and radians. It heads towards -x, walks, and turns its head a little towards the eye (-z). */
export interface QuadrupedForm {
  /** From shoulder to hip. */
  readonly length: number;
  /** Of the back, over the shoulders. */
  readonly height: number;
  /** Radius of the chest; the belly has `belly` of it. */
  readonly girth: number;
  readonly belly?: number;
  /** Radius of the shin; the thigh has `thigh` times as much. */
  readonly leg: number;
  readonly thigh?: number;
  readonly foot: 'hoof' | 'paw' | 'pad';
  readonly neck: { readonly length: number; readonly rise: number; readonly radius: number };
  /** Radius of the skull; the muzzle is so long, so thick and points so far down. */
  readonly head: {
    readonly size: number;
    readonly muzzle: number;
    readonly thick: number;
    readonly dip: number;
    readonly yaw?: number;
  };
  readonly ears: { readonly kind: 'pointed' | 'round' | 'floppy' | 'long'; readonly size: number };
  readonly tail: { readonly length: number; readonly radius: number; readonly rise: number; readonly tip: number };
  /** Coat, light parts (muzzle, chest, belly), dark parts (shins, tips), and more for `more`. */
  readonly colours: readonly [Colour, Colour, Colour, ...Colour[]];
  /** Colours of belly, muzzle and shins by number; the coat's by themselves. */
  readonly paint?: { readonly belly?: number; readonly muzzle?: number; readonly shin?: number };
  readonly marks?: Marks;
  /** How the nose ends; by itself as the foot suggests. */
  readonly nose?: 'nostrils' | 'pad' | 'none';
  readonly iris?: Colour;
  readonly fur?: number;
}

/** The head in its own axes: forward, up, aside (in radii of the skull) to a place. */
export type HeadAxes = (forward: number, up: number, aside: number) => Vec3;

/** Builds the animal; `more` adds cones of its own, given the head. */
export function buildQuadruped(
  mesh: Mesh,
  random: Random,
  form: QuadrupedForm,
  more: (head: HeadAxes, size: number) => Cones = () => [],
): HeadAxes {
  const { girth, head } = form;
  const stride = form.length * (0.1 + random() * 0.05);
  const axes = headAxes(form);
  const k = girth * 0.26;
  const cones: Cones = [
    ...trunk(form, axes),
    ...bothSides((s) => [...foreleg(form, s, stride), ...hindleg(form, s, stride)]),
    ...skull(form, axes),
    ...bothSides((s) => ear(form, axes, s)),
    ...tailOf(form),
    ...more(axes, head.size),
  ];
  mesh.push().body(cones, {
    k,
    colours: form.colours.map((colour) => colour),
    fur: form.fur ?? 0.3,
    ...(form.marks && { marks: form.marks }),
  });
  face(mesh, form, axes, skinOf(cones, k));
  mesh.pop();
  return axes;
}

function headAxes({ length, height, girth, neck, head }: QuadrupedForm): HeadAxes {
  const yaw = head.yaw ?? 0.5;
  const x = -length / 2 - girth * 0.25 - Math.cos(neck.rise) * neck.length;
  const y = height - girth * 0.55 + Math.sin(neck.rise) * neck.length;
  const [c, s] = [Math.cos(yaw), Math.sin(yaw)];
  const z = -Math.sin(yaw) * neck.length * 0.2;
  return (forward, up, aside) => [
    x - (forward * c - aside * s) * head.size,
    y + up * head.size,
    z - (forward * s + aside * c) * head.size,
  ];
}

function trunk({ length: L, height: H, girth: G, belly = 0.84, neck, paint }: QuadrupedForm, head: HeadAxes): Cones {
  const low = paint?.belly ?? 0;
  const top = head(-0.2, 0, 0);
  return [
    [-L / 2, H - G * 1.02, 0, G, L * 0.1, H - G * 0.98, 0, G * 0.96, 0],
    [L * 0.1, H - G * 0.98, 0, G * 0.95, L / 2, H - G * 0.9, 0, G * 0.9 * belly, 0],
    [-L * 0.42, H - G * 1.16, 0, G * 0.88, L * 0.34, H - G * 1.1, 0, G * belly * 0.9, low],
    [L / 2 - G * 0.1, H - G * 0.84, 0, G * 0.84, L / 2 + G * 0.3, H - G * 0.95, 0, G * 0.66, 0],
    [-L / 2 - G * 0.15, H - G * 0.85, 0, G * 0.78, -L / 2 - G * 0.45, H - G * 0.7, 0, neck.radius * 1.3, 0],
    [-L / 2 - G * 0.45, H - G * 0.7, 0, neck.radius * 1.3, ...top, neck.radius, 0],
    [-L / 2 - G * 0.3, H - G * 1.05, 0, G * 0.6, -L / 2 - G * 0.5, H - G * 0.8, 0, neck.radius * 1.05, low],
  ];
}

function foreleg(
  { length: L, height: H, girth: G, leg, thigh = 1.6, foot, paint }: QuadrupedForm,
  s: number,
  step: number,
): Cones {
  const x = -L / 2 - G * 0.1;
  const z = G * 0.52 * s;
  const elbow = H - G * 1.85;
  const to = x - step * s;
  const shin = paint?.shin ?? 0;
  return [
    [x + G * 0.1, H - G * 0.85, G * 0.45 * s, G * 0.5, x + G * 0.05, elbow, z, leg * thigh, 0],
    [x + G * 0.05, elbow, z, leg * thigh, (x + to) / 2 - step * 0.1, elbow * 0.52, z, leg * 1.2, 0],
    [(x + to) / 2 - step * 0.1, elbow * 0.5, z, leg * 1.15, to, leg * 1.3, z, leg * 0.86, shin],
    ...footOf(foot, to, z, leg, shin),
  ];
}

function hindleg(
  { length: L, height: H, girth: G, leg, thigh = 1.6, foot, paint }: QuadrupedForm,
  s: number,
  step: number,
): Cones {
  const x = L / 2 + G * 0.12;
  const z = G * 0.5 * s;
  const knee = H - G * 1.8;
  const to = x + L * 0.07 + step * s;
  const shin = paint?.shin ?? 0;
  const hock: Vec3 = [(x + to) / 2 + L * 0.09, knee * 0.52, z];
  return [
    [x, H - G * 0.95, G * 0.4 * s, G * 0.64, x - G * 0.25, knee, z, leg * thigh * 1.25, 0],
    [x - G * 0.25, knee, z, leg * thigh * 1.2, ...hock, leg * 1.15, 0],
    [...hock, leg * 1.1, to, leg * 1.3, z, leg * 0.86, shin],
    ...footOf(foot, to, z, leg, shin),
  ];
}

function footOf(kind: QuadrupedForm['foot'], x: number, z: number, leg: number, shin: number): Cones {
  if (kind === 'pad') return [[x, leg * 1.2, z, leg * 0.95, x, leg * 0.7, z, leg * 1.08, shin]];
  if (kind === 'hoof') return [[x, leg * 1.3, z, leg * 0.86, x - leg * 0.35, leg * 0.75, z, leg * 1.02, 2]];
  return [[x, leg * 0.95, z, leg * 0.9, x - leg * 1.05, leg * 0.68, z, leg * 0.82, shin]];
}

function skull({ head, paint }: QuadrupedForm, at: HeadAxes): Cones {
  const { size, muzzle, thick, dip } = head;
  const reach = muzzle / size;
  const tip = at(0.45 + reach * Math.cos(dip), -0.12 - reach * Math.sin(dip), 0);
  return [
    [...at(-0.15, 0, 0), size, ...at(0.2, -0.04, 0), size * 0.93, 0],
    [
      ...at(0.45, -0.12, 0),
      thick * 1.25,
      ...at(0.45 + reach * 0.5 * Math.cos(dip), -0.12 - reach * 0.5 * Math.sin(dip), 0),
      thick * 1.05,
      0,
    ],
    [
      ...at(0.45 + reach * 0.55 * Math.cos(dip), -0.14 - reach * 0.55 * Math.sin(dip), 0),
      thick,
      ...tip,
      thick * 0.86,
      paint?.muzzle ?? 0,
    ],
  ];
}

function ear({ ears, head }: QuadrupedForm, at: HeadAxes, s: number): Cones {
  const e = ears.size;
  const inSize = (cone: readonly number[], ra: number, rb: number, colour: number): number[] => [
    ...cone.slice(0, 3),
    ra,
    ...cone.slice(3),
    rb,
    colour,
  ];
  const from = (a: Vec3, b: Vec3, ra: number, rb: number, colour: number): number[] =>
    inSize([...a, ...b], ra, rb, colour);
  const r = head.size;
  if (ears.kind === 'round')
    return [from(at(-0.15, 0.8, 0.72 * s), at(-0.2, 0.9, 0.8 * s), e * r * 0.4, e * r * 0.36, 0)];
  if (ears.kind === 'floppy')
    return [from(at(-0.25, 0.6, 0.85 * s), at(-0.05, -0.5 * e, 1.12 * s), e * r * 0.26, e * r * 0.34, 2)];
  if (ears.kind === 'long')
    return [from(at(-0.35, 0.5, 0.75 * s), at(-0.5, 0.62, (1.1 + 0.75 * e) * s), e * r * 0.2, e * r * 0.12, 0)];
  return [from(at(-0.2, 0.62, 0.5 * s), at(-0.32, 0.75 + e, 0.68 * s), e * r * 0.32, e * r * 0.05, 0)];
}

function tailOf({ length: L, height: H, girth: G, tail }: QuadrupedForm): Cones {
  const root: Vec3 = [L / 2 + G * 0.75, H - G * 0.6, 0];
  const along = (share: number, bend: number): Vec3 => [
    root[0] + Math.cos(tail.rise + bend) * tail.length * share,
    root[1] + Math.sin(tail.rise + bend) * tail.length * share,
    0,
  ];
  const [middle, late, end] = [along(0.35, 0.35), along(0.7, 0.12), along(1, 0)];
  return [
    [...root, tail.radius * 0.75, ...middle, tail.radius, 0],
    [...middle, tail.radius, ...late, tail.radius, 0],
    [...late, tail.radius, ...end, tail.radius * 0.4, tail.tip],
  ];
}

const hunts = ({ foot, nose }: QuadrupedForm): boolean => foot === 'paw' || nose === 'pad';

function face(mesh: Mesh, form: QuadrupedForm, at: HeadAxes, skin: ReturnType<typeof skinOf>): void {
  const { size, muzzle, thick, dip } = form.head;
  const centre = at(0.1, 0.05, 0);
  for (const s of [-1, 1]) {
    // Hunters look ahead, the hunted to the sides.
    const aim = hunts(form) ? at(0.85, 0.5, 0.72 * s) : at(0.55, 0.45, 0.95 * s);
    const towards: Vec3 = [aim[0] - centre[0], aim[1] - centre[1], aim[2] - centre[2]];
    eyeOn(mesh, skin(centre, towards), towards, size * 0.15, form.iris);
  }
  const reach = muzzle / size;
  const [c, s] = [Math.cos(dip), Math.sin(dip)];
  const tip = at(0.45 + reach * c, -0.12 - reach * s, 0);
  const nose = form.nose ?? (form.foot === 'paw' ? 'pad' : form.foot === 'hoof' ? 'nostrils' : 'none');
  if (nose === 'none') return;
  if (nose === 'nostrils') {
    for (const side of [-1, 1]) {
      const aim = at(0.45 + reach * c + 0.5, 0.1 - reach * s, 0.42 * side);
      const nostril = skin(tip, [aim[0] - tip[0], aim[1] - tip[1], aim[2] - tip[2]]);
      mesh.ball(...nostril, thick * 0.16, thick * 0.2, thick * 0.16, '#1a1210', materials.plain, 8);
    }
    return;
  }
  const aim = at(0.45 + reach * c + 1, 0.35 - reach * s, 0);
  const end = skin(tip, [aim[0] - tip[0], aim[1] - tip[1], aim[2] - tip[2]]);
  mesh.ball(...end, thick * 0.36, thick * 0.3, thick * 0.42, '#171210', materials.gloss, 12);
}
