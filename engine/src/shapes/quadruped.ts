import type { Random } from '../raster/random.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Cones } from '../solid/soft-body.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { bothSides } from './body-parts.ts';
import type { HeadAxes, QuadrupedForm } from './quadruped-form.ts';
import { axesAt, buildWithFace, headOf } from './quadruped-face.ts';
import { feet } from './quadruped-feet.ts';
import { trunk } from './quadruped-trunk.ts';
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
    ...headOf(form, axes),
    ...tailOf(form),
    ...more(axes, head.size),
  ];
  // The middle between nose and tail stands where the animal was put, or a long neck would leave the picture.
  const ends = cones.flatMap(([ax = 0, , , ra = 0, bx = 0, , , rb = 0]) => [ax - ra, ax + ra, bx - rb, bx + rb]);
  mesh.at(-(Math.min(...ends) + Math.max(...ends)) / 2, 0, 0);
  mesh.push();
  buildWithFace(mesh, form, axes, { cones, k });
  feet(mesh, form, gait);
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
      head: { ...head, pitch: 1, yaw: 0.2 },
    };
  return form;
}

function headAxes({ length, height, girth, neck, head }: QuadrupedForm): HeadAxes {
  const yaw = head.yaw ?? 0.5;
  const x = -length / 2 - girth * 0.25 - Math.cos(neck.rise) * neck.length;
  const y = height - girth * 0.55 + Math.sin(neck.rise) * neck.length;
  return axesAt([x, y, -Math.sin(yaw) * neck.length * 0.2], head);
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
