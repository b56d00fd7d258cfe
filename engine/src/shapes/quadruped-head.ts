import { mixRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Cones } from '../solid/soft-body.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { bothSides, eyeOn } from './body-parts.ts';
import type { skinOf } from './body-parts.ts';
import { isHunter } from './quadruped-form.ts';
import type { HeadAxes, QuadrupedForm } from './quadruped-form.ts';

/** A place along the muzzle (0 at the skull, 1 at the nose), so far above its middle (in radii of it), so far aside (of the skull). */
function muzzleAxes({ head }: QuadrupedForm, at: HeadAxes): (share: number, lift: number, aside: number) => Vec3 {
  const [reach, rise] = [head.muzzle / head.size, head.thick / head.size];
  const [c, s] = [Math.cos(head.dip), Math.sin(head.dip)];
  return (share, lift, aside) =>
    at(0.45 + reach * share * c + lift * rise * s, -0.12 - reach * share * s + lift * rise * c, aside);
}

export function skull(form: QuadrupedForm, at: HeadAxes): Cones {
  return isHunter(form) ? hunterSkull(form, at) : grazerSkull(form, at);
}

function hunterSkull(form: QuadrupedForm, at: HeadAxes): Cones {
  const { size, thick } = form.head;
  const p = muzzleAxes(form, at);
  const light = form.paint?.muzzle ?? 0;
  const aside = thick / size;
  return [
    [...at(-0.15, 0, 0), size * 0.98, ...at(0.16, -0.02, 0), size * 0.9, 0],
    // The bridge of the nose, and the jaw under it.
    [...p(-0.1, 0.35, 0), thick * 1.1, ...p(0.5, 0.22, 0), thick * 0.86, 0],
    [...p(0.5, 0.12, 0), thick * 0.86, ...p(1, 0.12, 0), thick * 0.7, light],
    [...p(0.05, -0.62, 0), thick * 0.8, ...p(0.84, -0.6, 0), thick * 0.48, light],
    ...bothSides((s) => [
      // Brows over the eyes, cheekbones under them, and the lips on both sides of the nose.
      [...at(0.6, 0.56, 0.2 * s), size * 0.19, ...at(0.5, 0.56, 0.66 * s), size * 0.165, 0],
      [...at(0.35, -0.3, 0.5 * s), size * 0.42, ...at(-0.1, -0.35, 0.62 * s), size * 0.42, 0],
      [...p(0.6, -0.1, 0.3 * aside * s), thick * 0.64, ...p(0.92, -0.1, 0.36 * aside * s), thick * 0.5, light],
    ]),
  ];
}

/** A long straight nose bone, deep cheeks, and lips and nostrils that swell at its end. */
function grazerSkull(form: QuadrupedForm, at: HeadAxes): Cones {
  const { size, thick } = form.head;
  const p = muzzleAxes(form, at);
  const light = form.paint?.muzzle ?? 0;
  const aside = thick / size;
  return [
    [...at(-0.15, 0, 0), size * 0.87, ...at(0.22, -0.02, 0), size * 0.78, 0],
    [...p(-0.05, 0.4, 0), thick * 1.05, ...p(0.64, 0.3, 0), thick * 0.66, 0],
    [...p(0.05, -0.1, 0), thick * 1.2, ...p(0.6, -0.05, 0), thick * 0.84, 0],
    [...p(0.6, -0.05, 0), thick * 0.84, ...p(0.94, -0.02, 0), thick * 0.8, light],
    [...p(-0.05, -0.8, 0), thick * 0.8, ...p(0.72, -0.66, 0), thick * 0.46, light],
    [...p(0.76, -0.7, 0), thick * 0.42, ...p(0.88, -0.66, 0), thick * 0.4, light],
    ...bothSides((s) => [
      [...at(0.2, -0.44, 0.32 * s), size * 0.54, ...at(-0.12, -0.34, 0.38 * s), size * 0.58, 0],
      [...at(0.54, 0.42, 0.46 * s), size * 0.2, ...at(0.28, 0.42, 0.7 * s), size * 0.18, 0],
      // The crest of the cheek runs down from the eye.
      [...at(0.6, -0.2, 0.62 * s), size * 0.16, ...p(0.46, -0.1, 0.66 * aside * s), thick * 0.34, 0],
      [...p(0.88, 0.24, 0.42 * aside * s), thick * 0.46, ...p(1, 0.04, 0.4 * aside * s), thick * 0.42, light],
    ]),
  ];
}

export function face(mesh: Mesh, form: QuadrupedForm, at: HeadAxes, skin: ReturnType<typeof skinOf>): void {
  const { size, thick } = form.head;
  const centre = at(0.1, 0.05, 0);
  // Eyes grow less than heads: a bear's are small, and an elephant's tiny.
  const eye = size * (isHunter(form) ? Math.max(0.11, 0.2 - 0.34 * size) : Math.max(0.08, 0.205 - 0.25 * size));
  const lid = mixRgb(readColour(form.colours[0]), [0.02, 0.015, 0.01], 0.3);
  for (const s of [-1, 1]) {
    // Hunters look ahead, the hunted to the sides.
    const aim = isHunter(form) ? at(0.88, 0.36, 0.66 * s) : at(0.58, 0.25, 0.95 * s);
    const towards: Vec3 = [aim[0] - centre[0], aim[1] - centre[1], aim[2] - centre[2]];
    eyeOn(mesh, skin(centre, towards), towards, eye, form.iris, lid);
  }
  const p = muzzleAxes(form, at);
  const tip = p(1, 0, 0);
  const nose = form.nose ?? (form.foot === 'paw' ? 'pad' : form.foot === 'pad' ? 'none' : 'nostrils');
  if (nose === 'none') return;
  drawMouth(mesh, form, at, skin);
  const hit = (from: Vec3, aim: Vec3): Vec3 => skin(from, [aim[0] - from[0], aim[1] - from[1], aim[2] - from[2]]);
  if (nose === 'nostrils') {
    for (const side of [-1, 1]) {
      const inside = p(0.93, 0.14, ((0.42 * thick) / size) * side);
      const nostril = hit(inside, p(1.12, 0.7, ((1.35 * thick) / size) * side));
      mesh.ball(...nostril, thick * 0.17, thick * 0.2, thick * 0.14, '#1a1210', materials.plain, 8);
    }
    return;
  }
  const end = hit(tip, p(1.4, 0.5, 0));
  mesh.ball(...end, thick * 0.26, thick * 0.23, thick * 0.37, '#1d1614', materials.wet, 12);
  for (const side of [-1, 1])
    mesh.ball(
      ...hit(p(0.98, 0.4, 0), p(1.5, 0.5, ((0.42 * thick) / size) * side)),
      thick * 0.1,
      thick * 0.09,
      thick * 0.1,
      '#060504',
      materials.plain,
      8,
    );
}

/** The line of the lips, from under the nose back along both sides of the muzzle. */
function drawMouth(mesh: Mesh, form: QuadrupedForm, at: HeadAxes, skin: ReturnType<typeof skinOf>): void {
  const { size, muzzle, thick, dip } = form.head;
  const reach = muzzle / size;
  // The shadow between lips, not a line that was drawn: a part of the muzzle's own colour.
  const lip = mixRgb(readColour(form.colours[form.paint?.muzzle ?? 0] ?? form.colours[0]), [0.03, 0.02, 0.015], 0.52);
  for (const s of [-1, 1]) {
    const lips = [0, 0.2, 0.4, 0.6, 0.8, 1].map((t): Vec3 => {
      const share = 0.92 - (isHunter(form) ? 0.66 : 0.4) * t;
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
