import type { Cones } from '../solid/soft-body.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { QuadrupedForm } from './quadruped-form.ts';

/** Where a foot is: so far ahead of where it hangs, and so far over the ground, metres. */
export interface Step {
  readonly ahead: number;
  readonly lift: number;
}

/** The steps of the fore and hind legs of a side: -1 the left, 1 the right. */
export interface Gait {
  readonly fore: (s: number) => Step;
  readonly hind: (s: number) => Step;
}

/** Walking, the legs of each side in turn; or stretched in a gallop, all feet in the air. */
export function gaitOf({ length: L, height: H, act }: QuadrupedForm, stride: number): Gait {
  if (act !== 'runs')
    return { fore: (s) => ({ ahead: stride * s, lift: 0 }), hind: (s) => ({ ahead: -stride * s, lift: 0 }) };
  return {
    fore: (s) => ({ ahead: L * (0.36 + 0.14 * s), lift: H * (0.17 + 0.07 * s) }),
    hind: (s) => ({ ahead: -L * (0.38 + 0.12 * s), lift: H * (0.12 + 0.05 * s) }),
  };
}

const onHooves = ({ foot }: QuadrupedForm): boolean => foot === 'hoof' || foot === 'cloven';

/** Shoulder blade, upper arm back to the elbow, forearm, knee (a wrist), and what stands below it. */
export function foreleg(form: QuadrupedForm, s: number, { ahead, lift }: Step): Cones {
  const { length: L, height: H, girth: G, leg, thigh = 1.6, foot } = form;
  const [x, z] = [-L * 0.44, G * 0.46 * s];
  const elbow = H - G * 1.66;
  const wrist = lift + (elbow - lift) * (foot === 'paw' ? 0.4 : 0.5);
  const to = x - ahead;
  // In a gallop the elbow comes forward with the foot.
  const upper = lift > 0 ? x - ahead * 0.22 : x;
  const bent = lift > 0 ? upper + (to - upper) * 0.55 : (x + to) / 2 - Math.abs(ahead) * 0.12;
  const shoulder: Cones = [
    [-L * 0.33, H - G * 0.55, G * 0.44 * s, G * 0.36, -L * 0.53, H - G * 1.12, G * 0.5 * s, G * 0.34, 0],
    [-L * 0.53, H - G * 1.14, G * 0.5 * s, G * 0.31, upper + G * 0.1, elbow, z, leg * thigh * 0.95, 0],
    // The muscle from the blade to the elbow.
    [-L * 0.34, H - G * 0.95, G * 0.5 * s, G * 0.3, upper + G * 0.14, elbow + G * 0.08, z, leg * thigh * 0.84, 0],
    [upper + G * 0.05, elbow, z, leg * thigh * 0.94, (upper + bent) / 2, (elbow + wrist) / 2, z, leg * 1.16, 0],
  ];
  return [
    ...shoulder,
    [(upper + bent) / 2, (elbow + wrist) / 2, z, leg * 1.16, bent, wrist, z, leg * 0.95, 0],
    [
      bent - leg * 0.14,
      wrist + (wrist - lift) * 0.03,
      z,
      leg * 0.98,
      bent - leg * 0.1,
      wrist - leg * 0.5,
      z,
      leg * 0.96,
      0,
    ],
    ...shank(form, [bent, wrist - leg * 0.5, z], to, lift),
  ];
}

/** Haunch and thigh to the stifle at the belly, the shank back to the hock, whose heel points backwards. */
export function hindleg(form: QuadrupedForm, s: number, { ahead, lift }: Step): Cones {
  const { length: L, height: H, girth: G, leg, thigh = 1.6, foot } = form;
  const z = G * 0.44 * s;
  const hip: Vec3 = [L * 0.49, H - G * 0.8, G * 0.36 * s];
  const drop = H - G * 1.72;
  const knee: Vec3 = [L * 0.4 - ahead * (lift > 0 ? 0.62 : 0.4), drop, G * 0.5 * s];
  const to = L * 0.5 + G * (foot === 'pad' ? 0.1 : onHooves(form) ? 0.36 : 0.26) - ahead;
  const behind = foot === 'pad' ? G * 0.14 : onHooves(form) ? G * 0.15 : G * 0.3;
  const high = lift + (drop - lift) * (foot === 'pad' ? 0.46 : onHooves(form) ? 0.57 : 0.48);
  // Stretched behind the body it lies on the way to the foot.
  const hock: Vec3 = lift > 0 ? [knee[0] + (to - knee[0]) * 0.62 + behind * 0.4, high, z] : [to + behind, high, z];
  const heel: Vec3 = [hock[0] + leg * (foot === 'pad' ? 0.2 : 0.62), hock[1] + leg * 0.75, z];
  return [
    [...hip, G * 0.55, ...knee, leg * thigh * 1.12, 0],
    [hip[0] + G * 0.2, hip[1] - G * 0.12, hip[2], G * 0.44, knee[0] + G * 0.26, knee[1] + G * 0.12, z, leg * thigh, 0],
    [...knee, leg * thigh * 1.08, ...hock, leg * 0.88, 0],
    // The tendon of the heel, taut behind the shank.
    [knee[0] + G * 0.24, knee[1] + G * 0.02, z, leg * thigh * 0.75, ...heel, leg * 0.46, 0],
    [...heel, leg * 0.5, hock[0], hock[1] - leg * 0.7, z, leg * 0.94, 0],
    ...shank(form, [hock[0], hock[1] - leg * 0.7, z], to, lift),
  ];
}

/** From the lower joint to the ground: slender, then the fetlock and the pastern that slants ahead, or a paw. The last cone is the foot. */
function shank({ foot, leg, paint }: QuadrupedForm, from: Vec3, to: number, lift: number): Cones {
  const shin = paint?.shin ?? 0;
  const z = from[2];
  if (foot === 'pad')
    return [
      [...from, leg * 0.95, to, lift + leg * 1.5, z, leg * 0.84, shin],
      [to, lift + leg * 1.2, z, leg * 0.95, to, lift + leg * 0.7, z, leg * 1.08, shin],
    ];
  if (foot === 'paw')
    return [
      [...from, leg * 0.92, to, lift + leg * 1.7, z, leg * 0.8, shin],
      [to, lift + leg * 1.4, z, leg * 0.86, to - leg * 0.6, lift + leg * 0.9, z, leg * 1.02, shin],
    ];
  const fetlock: Vec3 = [to + leg * 0.25, lift + leg * 2.75, z];
  return [
    [...from, leg * 0.78, fetlock[0], lift + leg * 3.3, z, leg * 0.64, shin],
    [...fetlock, leg * 0.8, to + leg * 0.32, lift + leg * 2.5, z, leg * 0.78, shin],
    [to + leg * 0.2, lift + leg * 2.4, z, leg * 0.72, to - leg * 0.35, lift + leg * 1.3, z, leg * 0.74, shin],
  ];
}
