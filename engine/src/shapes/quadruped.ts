import type { Random } from '../raster/random.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Cones } from '../solid/soft-body.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { bothSides, skinOf } from './body-parts.ts';
import type { HeadAxes, QuadrupedForm } from './quadruped-form.ts';
import { ear } from './quadruped-ears.ts';
import { feet } from './quadruped-feet.ts';
import { face, skull } from './quadruped-head.ts';
import { foreleg, gaitOf, hindleg } from './quadruped-legs.ts';

export type { HeadAxes, QuadrupedForm } from './quadruped-form.ts';

/** Builds the animal; `more` adds cones of its own, given the head. What is built after it lies in the animal's axes. */
export function buildQuadruped(
  mesh: Mesh,
  random: Random,
  still: QuadrupedForm,
  more: (head: HeadAxes, size: number) => Cones = () => [],
): HeadAxes {
  const form = acting(still);
  const { girth, head } = form;
  // Wide enough for all four legs to be told apart from the side.
  const gait = gaitOf(form, form.length * (0.15 + random() * 0.06));
  const axes = headAxes(form);
  // Melted further, brows and lips would drown in the skull.
  const k = Math.min(girth * 0.2, head.size * 0.25);
  const cones: Cones = [
    ...trunk(form, axes),
    ...bothSides((s) => [...foreleg(form, s, gait.fore(s)), ...hindleg(form, s, gait.hind(s))]),
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
  feet(mesh, form, gait);
  face(mesh, form, axes, skinOf(cones, k));
  mesh.pop();
  return axes;
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
      head: { ...head, dip: -0.95, yaw: 0.2 },
    };
  return form;
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

/** Rib cage, loin and rump: the back is nearly level, the belly rises towards the hips. */
function trunk(form: QuadrupedForm, head: HeadAxes): Cones {
  const { length: L, height: H, girth: G, belly = 0.84, breadth = form.foot === 'pad' ? 1 : 0.78, neck, paint } = form;
  const low = paint?.belly ?? 0;
  const top = head(-0.2, 0.05, 0);
  const throat = head(-0.25, -0.35, 0);
  const loin = G * (0.3 + 0.62 * belly);
  // Deeper than wide, so that shoulders and haunches stand out of it.
  const [wide, narrow] = [G * breadth, loin * (0.4 + 0.6 * breadth)];
  return [
    [-L * 0.38, H - wide * 1.02, 0, wide * 0.98, 0, H - wide * 0.99, 0, wide * 0.97, 0],
    [0, H - wide * 0.98, 0, wide * 0.94, L * 0.4, H - narrow * 0.98, 0, narrow * 0.92, 0],
    // The ribs, the belly, and the breast between the forelegs.
    [-L * 0.36, H - G * 1.22, 0, G * 0.74, L * 0.14, H - loin * 1.17, 0, loin * 0.76, 0],
    [-L * 0.36, H - G * 1.38, 0, G * 0.63, L * 0.2, H - loin * 1.32 - G * 0.06, 0, loin * 0.6, low],
    [-L * 0.46, H - G * 1.2, 0, G * 0.64, -L * 0.54, H - G * 0.96, 0, G * 0.52, 0],
    // Withers and rump.
    [-L * 0.42, H - G * 0.38, 0, G * 0.38, -L * 0.2, H - G * 0.42, 0, G * 0.38, 0],
    [L * 0.44, H - G * 0.7, 0, G * 0.66, L * 0.52 + G * 0.22, H - G * 0.88, 0, G * 0.5, 0],
    // The neck is deep where it leaves the shoulders.
    [-L * 0.44, H - G * 0.62, 0, Math.min(G * 0.7, neck.radius * 1.5), ...top, neck.radius * 0.9, 0],
    [-L * 0.5, H - G * 0.98, 0, Math.min(G * 0.58, neck.radius * 1.35), ...throat, neck.radius * 0.72, 0],
    [-L * 0.53, H - G * 1.12, 0, G * 0.42, -L * 0.56, H - G * 0.8, 0, neck.radius * 0.86, low],
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
