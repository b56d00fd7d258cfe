import { mixRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
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
  /** `inside` is the colour of the hollow of pointed ears, by number; the coat's by itself. */
  readonly ears: {
    readonly kind: 'pointed' | 'round' | 'floppy' | 'long';
    readonly size: number;
    readonly inside?: number;
  };
  readonly tail: { readonly length: number; readonly radius: number; readonly rise: number; readonly tip: number };
  /** Coat, light parts (muzzle, chest, belly), dark parts (shins, tips), and more for `more`. */
  readonly colours: readonly [Colour, Colour, Colour, ...Colour[]];
  /** Colours of belly, muzzle and shins by number; the coat's by themselves. */
  readonly paint?: { readonly belly?: number; readonly muzzle?: number; readonly shin?: number };
  readonly marks?: Marks;
  /** How the nose ends; by itself as the foot suggests. */
  readonly nose?: 'nostrils' | 'pad' | 'none';
  readonly iris?: Colour;
  readonly hair?: number;
  /** Colours, by number, whose hair is long. */
  readonly shaggy?: readonly number[];
}

/** The head in its own axes: forward, up, aside (in radii of the skull) to a place. */
export type HeadAxes = (forward: number, up: number, aside: number) => Vec3;

/** Builds the animal; `more` adds cones of its own, given the head. What is built after it lies in the animal's axes. */
export function buildQuadruped(
  mesh: Mesh,
  random: Random,
  form: QuadrupedForm,
  more: (head: HeadAxes, size: number) => Cones = () => [],
): HeadAxes {
  const { girth, head } = form;
  const stride = form.length * (0.1 + random() * 0.05);
  const axes = headAxes(form);
  // Melted further, brows and lips would drown in the skull.
  const k = Math.min(girth * 0.26, head.size * 0.3);
  const cones: Cones = [
    ...trunk(form, axes),
    ...bothSides((s) => [...foreleg(form, s, stride), ...hindleg(form, s, stride)]),
    ...skull(form, axes),
    ...bothSides((s) => ear(form, axes, s)),
    ...tailOf(form),
    ...more(axes, head.size),
  ];
  // The middle between nose and tail stands where the animal was put, or a long neck would leave the picture.
  const ends = cones.flatMap(([ax = 0, , , ra = 0, bx = 0, , , rb = 0]) => [ax - ra, ax + ra, bx - rb, bx + rb]);
  mesh.at(-(Math.min(...ends) + Math.max(...ends)) / 2, 0, 0);
  mesh.push().body(cones, {
    k,
    colours: form.colours.map((colour) => colour),
    hair: form.hair ?? 0.3,
    ...(form.shaggy && { shaggy: form.shaggy }),
    ...(form.marks && { marks: form.marks }),
  });
  if (form.foot === 'paw') paws(mesh, form, stride);
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

/** Where the joints of a leg are, seen from the side. */
interface Joints {
  readonly x: number;
  readonly z: number;
}

/** Rib cage, loin and rump: the back is nearly level, the belly rises towards the hips. */
function trunk(form: QuadrupedForm, head: HeadAxes): Cones {
  const { length: L, height: H, girth: G, belly = 0.84, neck, paint } = form;
  const low = paint?.belly ?? 0;
  const top = head(-0.2, 0.05, 0);
  const throat = head(-0.25, -0.35, 0);
  const loin = G * (0.3 + 0.62 * belly);
  return [
    [-L * 0.4, H - G * 1.02, 0, G * 0.98, 0, H - G * 0.99, 0, G * 0.97, 0],
    [0, H - G * 0.98, 0, G * 0.94, L * 0.4, H - loin * 0.98, 0, loin * 0.92, 0],
    // The belly, and the breast between the forelegs.
    [-L * 0.36, H - G * 1.3, 0, G * 0.72, L * 0.2, H - loin * 1.25 - G * 0.08, 0, loin * 0.7, low],
    [-L * 0.46, H - G * 1.2, 0, G * 0.66, -L * 0.54, H - G * 0.92, 0, G * 0.56, 0],
    // Withers and rump.
    [-L * 0.42, H - G * 0.4, 0, G * 0.4, -L * 0.2, H - G * 0.44, 0, G * 0.4, 0],
    [L * 0.44, H - G * 0.72, 0, G * 0.66, L * 0.52 + G * 0.2, H - G * 0.86, 0, G * 0.52, 0],
    // The neck is deep where it leaves the shoulders.
    [-L * 0.44, H - G * 0.62, 0, Math.min(G * 0.72, neck.radius * 1.55), ...top, neck.radius * 0.98, 0],
    [-L * 0.5, H - G * 0.98, 0, Math.min(G * 0.62, neck.radius * 1.4), ...throat, neck.radius * 0.78, 0],
    [-L * 0.53, H - G * 1.12, 0, G * 0.44, -L * 0.56, H - G * 0.8, 0, neck.radius * 0.9, low],
  ];
}

function foreleg(form: QuadrupedForm, s: number, step: number): Cones {
  const { length: L, height: H, girth: G, leg, thigh = 1.6, foot, paint } = form;
  const shin = paint?.shin ?? 0;
  const at: Joints = { x: -L * 0.44, z: G * 0.5 * s };
  const elbow = H - G * 1.66;
  const wrist = elbow * 0.5;
  const to = at.x - step * s;
  const bent = (at.x + to) / 2 - step * 0.12;
  return [
    // Shoulder blade, upper arm back to the elbow, forearm, and what stands upright below the wrist.
    [-L * 0.34, H - G * 0.62, G * 0.44 * s, G * 0.38, -L * 0.5, H - G * 1.12, G * 0.5 * s, G * 0.34, 0],
    [-L * 0.5, H - G * 1.14, G * 0.5 * s, G * 0.32, at.x + G * 0.06, elbow, at.z, leg * thigh, 0],
    [at.x + G * 0.04, elbow, at.z, leg * thigh * 0.98, bent, wrist, at.z, leg * 1.06, 0],
    [bent, wrist * 1.04, at.z, leg * 1.08, bent - leg * 0.05, wrist * 0.9, at.z, leg * 1.04, 0],
    [bent, wrist * 0.92, at.z, leg * 0.94, to, leg * 1.5, at.z, leg * 0.84, shin],
    ...footOf(foot, to, at.z, leg, shin),
  ];
}

function hindleg(form: QuadrupedForm, s: number, step: number): Cones {
  const { length: L, height: H, girth: G, leg, thigh = 1.6, foot, paint } = form;
  const shin = paint?.shin ?? 0;
  const z = G * 0.46 * s;
  const hip: Vec3 = [L * 0.5, H - G * 0.82, G * 0.36 * s];
  const drop = H - G * 1.72;
  const knee: Vec3 = [L * 0.42 + step * s * 0.4, drop, G * 0.5 * s];
  const to = L * 0.5 + G * 0.16 + step * s;
  const hock: Vec3 = [to + Math.min(G * 0.42, drop * 0.24), drop * (foot === 'pad' ? 0.46 : 0.56), z];
  return [
    [...hip, G * 0.58, ...knee, leg * thigh * 1.2, 0],
    [hip[0] + G * 0.14, hip[1] - G * 0.1, hip[2], G * 0.44, knee[0] + G * 0.22, knee[1] + G * 0.16, z, leg * thigh, 0],
    [...knee, leg * thigh * 1.15, ...hock, leg * 1.02, 0],
    [...hock, leg * 1.08, hock[0] - leg * 0.1, hock[1] * 0.9, z, leg * 0.98, 0],
    [hock[0], hock[1] * 0.94, z, leg * 0.92, to, leg * 1.5, z, leg * 0.84, shin],
    ...footOf(foot, to, z, leg, shin),
  ];
}

function footOf(kind: QuadrupedForm['foot'], x: number, z: number, leg: number, shin: number): Cones {
  if (kind === 'pad') return [[x, leg * 1.2, z, leg * 0.95, x, leg * 0.7, z, leg * 1.08, shin]];
  if (kind === 'hoof') return [[x, leg * 1.3, z, leg * 0.86, x - leg * 0.35, leg * 0.75, z, leg * 1.02, 2]];
  return [[x, leg * 1.4, z, leg * 0.9, x - leg * 0.6, leg * 0.9, z, leg * 1.02, shin]];
}

/** Paws with their four toes: a body of their own, since in that of the animal they would melt into stumps. */
function paws(mesh: Mesh, form: QuadrupedForm, stride: number): void {
  const { leg, hair = 0.3 } = form;
  const shin = form.paint?.shin ?? 0;
  const cones = bothSides((s) =>
    [foreleg(form, s, stride), hindleg(form, s, stride)].flatMap((limb) => {
      // The last of a limb is its foot.
      const [x = 0, , z = 0] = limb.at(-1) ?? [];
      const toe = (t: number): readonly number[] => [
        ...[x - leg * 0.75, leg * 0.78, z + leg * 0.4 * t, leg * 0.56],
        ...[x - leg * (1.95 - 0.16 * t * t), leg * 0.5, z + leg * 0.52 * t, leg * 0.46, shin],
      ];
      return [
        [x, leg * 1.3, z, leg * 0.9, x - leg * 0.7, leg * 0.85, z, leg * 1.12, shin],
        ...[-1.5, -0.5, 0.5, 1.5].map((t) => toe(t)),
      ];
    }),
  );
  mesh.body(cones, { k: leg * 0.22, colours: form.colours.map((colour) => colour), hair: Math.min(0.35, hair) });
}

function skull(form: QuadrupedForm, at: HeadAxes): Cones {
  const { head, paint } = form;
  const { size, muzzle, thick, dip } = head;
  const reach = muzzle / size;
  const along = (share: number, under: number, aside: number): Vec3 =>
    at(0.45 + reach * share * Math.cos(dip), -0.12 - reach * share * Math.sin(dip) - under * (thick / size), aside);
  const tip = along(1, 0, 0);
  const light = paint?.muzzle ?? 0;
  return [
    // The jaw under the muzzle, ahead of cheeks that grazing has made deep.
    [...along(0.1, 0.62, 0), thick * 0.8, ...along(0.86, 0.6, 0), thick * 0.52, light],
    ...(hunts(form)
      ? bothSides((s) => [
          // Brows over the eyes, cheekbones under them, and the lips on both sides of the nose.
          [...at(0.62, 0.62, 0.2 * s), size * 0.2, ...at(0.56, 0.62, 0.72 * s), size * 0.18, 0],
          [...at(0.35, -0.3, 0.5 * s), size * 0.42, ...at(-0.1, -0.35, 0.62 * s), size * 0.42, 0],
          [
            ...along(0.62, 0.16, (0.3 * thick * s) / size),
            thick * 0.66,
            ...along(0.92, 0.14, (0.36 * thick * s) / size),
            thick * 0.5,
            light,
          ],
        ])
      : bothSides((s) => [
          [...at(0.3, -0.34, 0.3 * s), size * 0.6, ...at(-0.1, -0.3, 0.36 * s), size * 0.62, 0],
          [...at(0.5, 0.5, 0.5 * s), size * 0.2, ...at(0.2, 0.52, 0.72 * s), size * 0.17, 0],
        ])),
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
  // Wide where it grows, and pointed; its hollow is turned ahead. Narrow ones would be horns.
  const tip = at(-0.22, 0.72 + e, 0.86 * s);
  return [
    from(at(-0.24, 0.58, 0.44 * s), tip, r * 0.34, r * 0.01, 0),
    from(at(-0.22, 0.42, 0.74 * s), tip, r * 0.34, r * 0.01, 0),
    from(at(0.06, 0.7, 0.6 * s), at(-0.12, 0.6 + e * 0.8, 0.82 * s), r * 0.17, r * 0.02, ears.inside ?? 0),
  ];
}

function tailOf({ length: L, height: H, girth: G, tail }: QuadrupedForm): Cones {
  const root: Vec3 = [L / 2 + G * 0.75, H - G * 0.6, 0];
  const along = (share: number, bend: number): Vec3 => [
    root[0] + Math.cos(tail.rise + bend) * tail.length * share,
    root[1] + Math.sin(tail.rise + bend) * tail.length * share,
    0,
  ];
  const [middle, late, end] = [along(0.3, 0.3), along(0.72, 0.12), along(1, 0.02)];
  // A brush is slender where it leaves the body and thickest late; a tail of skin alone is even.
  const slender = tail.radius > G * 0.3 ? 0.5 : 0.8;
  return [
    [...root, tail.radius * slender, ...middle, tail.radius * (0.3 + 0.6 * slender), 0],
    [...middle, tail.radius * (0.3 + 0.6 * slender), ...late, tail.radius, 0],
    [...late, tail.radius, ...end, tail.radius * 0.25, tail.tip],
  ];
}

const hunts = ({ foot, nose }: QuadrupedForm): boolean => foot === 'paw' || nose === 'pad';

function face(mesh: Mesh, form: QuadrupedForm, at: HeadAxes, skin: ReturnType<typeof skinOf>): void {
  const { size, muzzle, thick, dip } = form.head;
  const centre = at(0.1, 0.05, 0);
  // Eyes grow less than heads: a bear's are small, and an elephant's tiny.
  const eye = size * (hunts(form) ? Math.max(0.11, 0.2 - 0.34 * size) : Math.max(0.08, 0.205 - 0.25 * size));
  for (const s of [-1, 1]) {
    // Hunters look ahead, the hunted to the sides.
    const aim = hunts(form) ? at(0.88, 0.4, 0.7 * s) : at(0.55, 0.45, 0.95 * s);
    const towards: Vec3 = [aim[0] - centre[0], aim[1] - centre[1], aim[2] - centre[2]];
    eyeOn(mesh, skin(centre, towards), towards, eye, form.iris);
  }
  const reach = muzzle / size;
  const [c, s] = [Math.cos(dip), Math.sin(dip)];
  const tip = at(0.45 + reach * c, -0.12 - reach * s, 0);
  const nose = form.nose ?? (form.foot === 'paw' ? 'pad' : form.foot === 'hoof' ? 'nostrils' : 'none');
  if (nose === 'none') return;
  drawMouth(mesh, form, at, skin);
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

/** The line of the lips, from under the nose back along both sides of the muzzle. */
function drawMouth(mesh: Mesh, form: QuadrupedForm, at: HeadAxes, skin: ReturnType<typeof skinOf>): void {
  const { size, muzzle, thick, dip } = form.head;
  const reach = muzzle / size;
  // The shadow between lips, not a line that was drawn: a part of the muzzle's own colour.
  const lip = mixRgb(readColour(form.colours[form.paint?.muzzle ?? 0] ?? form.colours[0]), [0.03, 0.02, 0.015], 0.72);
  for (const s of [-1, 1]) {
    const lips = [0, 0.2, 0.4, 0.6, 0.8, 1].map((t): Vec3 => {
      const share = 0.92 - (hunts(form) ? 0.66 : 0.4) * t;
      const [forward, up] = [0.45 + reach * share * Math.cos(dip), -0.12 - reach * share * Math.sin(dip)];
      const inside = at(forward, up - 0.34 * (thick / size), 0);
      const aim = at(forward + 1 - Math.min(1, t * 3), up - 0.5 * (thick / size), Math.min(1, t * 3) * s);
      return skin(inside, [aim[0] - inside[0], aim[1] - inside[1], aim[2] - inside[2]]);
    });
    mesh.tube(
      lips,
      [0.04, 0.05, 0.045, 0.036, 0.024, 0.006].map((share) => share * thick),
      lip,
      materials.plain,
      5,
    );
  }
}
