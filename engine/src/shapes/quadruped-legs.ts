import { melting } from '../solid/soft-body.ts';
import type { Cones } from '../solid/soft-body.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { onHooves } from './quadruped-form.ts';
import type { QuadrupedForm } from './quadruped-form.ts';
import { loinOf } from './quadruped-trunk.ts';

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

/** A leg, whose last cone is its foot, and how far that is over the ground. */
interface Limb {
  readonly cones: Cones;
  readonly lift: number;
}

/** The fore and hind legs of a side. */
export interface Limbs {
  readonly fore: (s: number) => Limb;
  readonly hind: (s: number) => Limb;
}

/** The legs of an animal that is on its feet. */
export function limbsOf(form: QuadrupedForm, gait: Gait): Limbs {
  return {
    fore: (s) => ({ cones: foreleg(form, s, gait.fore(s)), lift: gait.fore(s).lift }),
    hind: (s) => ({ cones: hindleg(form, s, gait.hind(s)), lift: gait.hind(s).lift }),
  };
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

/** Shoulder blade, upper arm back to the elbow, forearm, knee (a wrist), and what stands below it. */
function foreleg(form: QuadrupedForm, s: number, { ahead, lift }: Step): Cones {
  const { length: L, height: H, girth: G, leg, thigh = 1.6, foot } = form;
  const [x, z] = [-L * 0.44, G * 0.46 * s];
  const elbow = H - G * 1.66;
  const wrist = lift + (elbow - lift) * (foot === 'paw' ? 0.4 : 0.5);
  const to = x - ahead;
  // In a gallop the elbow comes forward with the foot.
  const upper = lift > 0 ? x - ahead * 0.22 : x;
  const bent = lift > 0 ? upper + (to - upper) * 0.55 : (x + to) / 2 - Math.abs(ahead) * 0.12;
  const z2 = z * 0.96;
  const middle: Vec3 = [(upper + bent) / 2, (elbow + wrist) / 2, z];
  return [
    // The blade under the skin, the point of the shoulder, and the muscle between blade and elbow.
    ...melting(G * 0.3, [
      [-L * 0.34, H - G * 0.42, G * 0.4 * s, G * 0.28, -L * 0.52, H - G * 1.1, G * 0.48 * s, G * 0.34, 0],
      [-L * 0.52, H - G * 1.12, G * 0.48 * s, G * 0.3, upper + G * 0.08, elbow, z, leg * thigh * 0.9, 0],
      [-L * 0.32, H - G * 0.95, G * 0.48 * s, G * 0.3, upper + G * 0.16, elbow + G * 0.06, z, leg * thigh * 0.8, 0],
    ]),
    ...melting(leg * 0.7, [
      [upper + G * 0.06, elbow + G * 0.04, z, leg * thigh * 0.98, ...middle, leg * 1.2, 0],
      // The muscle of the forearm bulges ahead below the elbow.
      [upper - leg * 0.2, elbow - leg * 0.4, z2, leg * thigh * 0.86, ...middle, leg * 1.1, 0],
      [...middle, leg * 1.18, bent, wrist + leg * 0.9, z, leg * 0.92, 0],
    ]),
    ...melting(leg * 0.8, [
      [bent, wrist + leg * 0.9, z, leg * 0.92, bent - leg * 0.12, wrist, z, leg * 1.06, 0],
      [bent - leg * 0.12, wrist, z, leg * 1.06, bent, wrist - leg * 0.9, z, leg * 0.84, 0],
    ]),
    ...shank(form, [bent, wrist - leg * 0.8, z], to, lift),
  ];
}

/** Haunch and thigh to the stifle at the belly, the shank back to the hock, whose heel points backwards. */
function hindleg(form: QuadrupedForm, s: number, { ahead, lift }: Step): Cones {
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
  const loin = loinOf(form);
  const calf: Vec3 = [knee[0] + (hock[0] - knee[0]) * 0.55, knee[1] + (hock[1] - knee[1]) * 0.5, z];
  return [
    // Haunch, buttock, and the fold of the flank that runs down to the stifle.
    ...melting(G * 0.34, [
      [...hip, G * 0.54, ...knee, leg * thigh * 1.16, 0],
      [
        L * 0.5 + G * 0.36,
        H - G * 0.84,
        G * 0.34 * s,
        G * 0.36,
        knee[0] + G * 0.3,
        knee[1] + G * 0.16,
        z,
        leg * thigh * 0.98,
        0,
      ],
      [L * 0.22, H - loin * 1.5, G * 0.34 * s, loin * 0.3, knee[0] - leg * 0.3, knee[1], z, leg * thigh * 0.7, 0],
    ]),
    ...melting(leg * 0.9, [
      [...knee, leg * thigh * 1.12, ...calf, leg * 1.3, 0],
      [...calf, leg * 1.3, ...hock, leg * 0.86, 0],
    ]),
    ...melting(leg * 0.6, [
      // The tendon of the heel, taut behind the shank.
      [knee[0] + G * 0.3, knee[1] + G * 0.04, z, leg * thigh * 0.72, ...heel, leg * 0.5, 0],
      [...heel, leg * 0.56, hock[0], hock[1] - leg * 0.7, z, leg * 0.92, 0],
    ]),
    ...shank(form, [hock[0], hock[1] - leg * 0.7, z], to, lift),
  ];
}

/** From the lower joint to the ground: slender, then the fetlock and the pastern that slants ahead, or a paw. The last cone is the foot. */
function shank({ foot, leg, paint }: QuadrupedForm, from: Vec3, to: number, lift: number): Cones {
  const shin = paint?.shin ?? 0;
  const z = from[2];
  const softly = (cones: Cones): Cones => melting(leg * 0.5, cones);
  if (foot === 'pad')
    return softly([
      [...from, leg * 0.95, to, lift + leg * 1.5, z, leg * 0.84, shin],
      [to, lift + leg * 1.2, z, leg * 0.95, to, lift + leg * 0.7, z, leg * 1.08, shin],
    ]);
  if (foot === 'paw')
    return softly([
      [...from, leg * 0.92, to, lift + leg * 1.7, z, leg * 0.8, shin],
      [to, lift + leg * 1.4, z, leg * 0.86, to - leg * 0.6, lift + leg * 0.9, z, leg * 1.02, shin],
    ]);
  const fetlock: Vec3 = [to + leg * 0.25, lift + leg * 2.75, z];
  return softly([
    [...from, leg * 0.78, fetlock[0], lift + leg * 3.3, z, leg * 0.64, shin],
    [...fetlock, leg * 0.8, to + leg * 0.32, lift + leg * 2.5, z, leg * 0.78, shin],
    [to + leg * 0.2, lift + leg * 2.4, z, leg * 0.72, to - leg * 0.35, lift + leg * 1.3, z, leg * 0.74, shin],
  ]);
}
