import type { Cones } from '../solid/soft-body.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { QuadrupedForm } from './quadruped-form.ts';

const onHooves = ({ foot }: QuadrupedForm): boolean => foot === 'hoof' || foot === 'cloven';

/** Shoulder blade, upper arm back to the elbow, forearm, knee (a wrist), and what stands below it. */
export function foreleg(form: QuadrupedForm, s: number, step: number): Cones {
  const { length: L, height: H, girth: G, leg, thigh = 1.6, foot } = form;
  const [x, z] = [-L * 0.44, G * 0.46 * s];
  const elbow = H - G * 1.66;
  const wrist = elbow * (foot === 'paw' ? 0.4 : 0.5);
  const to = x - step * s;
  const bent = (x + to) / 2 - step * 0.12;
  const shoulder: Cones = [
    [-L * 0.33, H - G * 0.55, G * 0.44 * s, G * 0.36, -L * 0.53, H - G * 1.12, G * 0.5 * s, G * 0.34, 0],
    [-L * 0.53, H - G * 1.14, G * 0.5 * s, G * 0.31, x + G * 0.1, elbow, z, leg * thigh * 0.95, 0],
    // The muscle from the blade to the elbow.
    [-L * 0.34, H - G * 0.95, G * 0.5 * s, G * 0.3, x + G * 0.14, elbow + G * 0.08, z, leg * thigh * 0.84, 0],
    [x + G * 0.05, elbow, z, leg * thigh * 0.94, (x + bent) / 2, (elbow + wrist) / 2, z, leg * 1.16, 0],
  ];
  return [
    ...shoulder,
    [(x + bent) / 2, (elbow + wrist) / 2, z, leg * 1.16, bent, wrist, z, leg * 0.95, 0],
    [bent - leg * 0.14, wrist * 1.03, z, leg * 0.98, bent - leg * 0.1, wrist - leg * 0.5, z, leg * 0.96, 0],
    ...shank(form, [bent, wrist - leg * 0.5, z], to),
  ];
}

/** Haunch and thigh to the stifle at the belly, the shank back to the hock, whose heel points backwards. */
export function hindleg(form: QuadrupedForm, s: number, step: number): Cones {
  const { length: L, height: H, girth: G, leg, thigh = 1.6, foot } = form;
  const z = G * 0.44 * s;
  const hip: Vec3 = [L * 0.49, H - G * 0.8, G * 0.36 * s];
  const drop = H - G * 1.72;
  const knee: Vec3 = [L * 0.4 + step * s * 0.4, drop, G * 0.5 * s];
  const to = L * 0.5 + G * (foot === 'pad' ? 0.1 : onHooves(form) ? 0.36 : 0.26) + step * s;
  const behind = foot === 'pad' ? G * 0.14 : onHooves(form) ? G * 0.15 : G * 0.3;
  const hock: Vec3 = [to + behind, drop * (foot === 'pad' ? 0.46 : onHooves(form) ? 0.57 : 0.48), z];
  const heel: Vec3 = [hock[0] + leg * (foot === 'pad' ? 0.2 : 0.62), hock[1] + leg * 0.75, z];
  return [
    [...hip, G * 0.55, ...knee, leg * thigh * 1.12, 0],
    [hip[0] + G * 0.2, hip[1] - G * 0.12, hip[2], G * 0.44, knee[0] + G * 0.26, knee[1] + G * 0.12, z, leg * thigh, 0],
    [...knee, leg * thigh * 1.08, ...hock, leg * 0.88, 0],
    // The tendon of the heel, taut behind the shank.
    [knee[0] + G * 0.24, knee[1] + G * 0.02, z, leg * thigh * 0.75, ...heel, leg * 0.46, 0],
    [...heel, leg * 0.5, hock[0], hock[1] - leg * 0.7, z, leg * 0.94, 0],
    ...shank(form, [hock[0], hock[1] - leg * 0.7, z], to),
  ];
}

/** From the lower joint to the ground: slender, then the fetlock and the pastern that slants ahead, or a paw. The last cone is the foot. */
function shank({ foot, leg, paint }: QuadrupedForm, from: Vec3, to: number): Cones {
  const shin = paint?.shin ?? 0;
  const z = from[2];
  if (foot === 'pad')
    return [
      [...from, leg * 0.95, to, leg * 1.5, z, leg * 0.84, shin],
      [to, leg * 1.2, z, leg * 0.95, to, leg * 0.7, z, leg * 1.08, shin],
    ];
  if (foot === 'paw')
    return [
      [...from, leg * 0.92, to, leg * 1.7, z, leg * 0.8, shin],
      [to, leg * 1.4, z, leg * 0.86, to - leg * 0.6, leg * 0.9, z, leg * 1.02, shin],
    ];
  const fetlock: Vec3 = [to + leg * 0.25, leg * 2.75, z];
  return [
    [...from, leg * 0.78, fetlock[0], leg * 3.3, z, leg * 0.64, shin],
    [...fetlock, leg * 0.8, to + leg * 0.32, leg * 2.5, z, leg * 0.78, shin],
    [to + leg * 0.2, leg * 2.4, z, leg * 0.72, to - leg * 0.35, leg * 1.3, z, leg * 0.74, shin],
  ];
}
