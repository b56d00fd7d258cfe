import { mix, smoothstep } from '../raster/scalar.ts';
import { boned, melting } from '../solid/soft-body.ts';
import type { Cones } from '../solid/soft-body.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { conesAlong } from './body-parts.ts';
import { onHooves } from './quadruped-form.ts';
import type { QuadrupedForm } from './quadruped-form.ts';
import { strideGait } from './quadruped-gait.ts';
import type { Gait, Step } from './quadruped-gait.ts';
import { beyond, jointBetween, turned } from './quadruped-joints.ts';
import type { FootTurn, InPlane } from './quadruped-joints.ts';
import { breadthOf } from './quadruped-trunk.ts';

/** How much of a leg's form is that of a leg in the air, 0 to 1. */
const aloft = ({ height }: QuadrupedForm, lift: number): number => Math.min(1, lift / (height * 0.08));

/** A leg, how far its foot is over the ground, and where that hangs. */
interface Limb {
  readonly cones: Cones;
  readonly lift: number;
  readonly foot?: FootTurn;
}

/** The fore and hind legs of a side. */
export interface Limbs {
  readonly fore: (s: number) => Limb;
  readonly hind: (s: number) => Limb;
}

/** The legs of an animal that is on its feet. */
export function limbsOf(form: QuadrupedForm, gait: Gait): Limbs {
  return {
    fore: (s) => ({ ...foreleg(form, s, gait.fore(s)), lift: gait.fore(s).lift }),
    hind: (s) => ({ ...hindleg(form, s, gait.hind(s)), lift: gait.hind(s).lift }),
  };
}

/** How long the steps of who stands are, in lengths of the trunk, and how much longer they are by chance. */
export const steps = { least: 0.14, more: 0.08 } as const;

/** Walking, the legs of each side in turn; or stretched in a gallop, all feet in the air; or at a part of a stride. */
export function gaitOf(form: QuadrupedForm, stride: number): Gait {
  const { length: L, height: H, act } = form;
  if (form.stride !== undefined) return strideGait(form, form.stride);
  if (act !== 'runs')
    // Animals are seen from a little ahead, where what stands nearer is seen farther back: of each pair the near foot stands behind the other, or it would hide that.
    return { fore: (s) => ({ ahead: stride * s, lift: 0 }), hind: (s) => ({ ahead: stride * s * 0.8, lift: 0 }) };
  if (onHooves(form)) return galloping(form, (stride / L - steps.least) / steps.more);
  if (form.foot === 'pad') return striding(form);
  return {
    fore: (s) => ({ ahead: L * (0.44 + 0.2 * s), lift: H * (0.2 - 0.06 * s) }),
    hind: (s) => ({ ahead: -L * (0.39 + 0.17 * s), lift: H * (0.13 - 0.05 * s) }),
  };
}

/** A moment of a gallop as it is photographed: how far ahead and how high the near and the far foreleg and hind leg are, in lengths and heights of the body. */
type Moment = readonly [nearFore: Hung, farFore: Hung, nearHind: Hung, farHind: Hung];
type Hung = readonly [ahead: number, lift: number];

/** One hind leg pushes the ground away, while the forelegs reach out; all feet are gathered under the belly; a foreleg takes the weight. */
const moments: readonly [Moment, Moment, Moment] = [
  [
    [0.2, 0.26],
    [0.62, 0.24],
    [-0.56, 0.015],
    [0.04, 0.1],
  ],
  [
    [0.02, 0.25],
    [0.32, 0.3],
    [0.32, 0.13],
    [0.03, 0.19],
  ],
  [
    [0.14, 0.008],
    [0.46, 0.27],
    [0.08, 0.13],
    [-0.3, 0.17],
  ],
];

/** A moment of the gallop of what has hooves: horses beside one another are not in step. The one of the push is the commonest, as that which is waited for. */
function galloping({ length: L, height: H }: QuadrupedForm, share: number): Gait {
  const [push, gathered, landing] = moments;
  const [nearFore, farFore, nearHind, farHind] = share < 0.5 ? push : share < 0.75 ? gathered : landing;
  const step = ([ahead, lift]: Hung): Step => ({ ahead: L * ahead, lift: H * lift });
  return { fore: (s) => step(s > 0 ? farFore : nearFore), hind: (s) => step(s > 0 ? farHind : nearHind) };
}

/** What stands on columns never leaves the ground: it walks fast, and has two feet down. */
function striding({ length: L, height: H }: QuadrupedForm): Gait {
  return {
    fore: (s) => (s > 0 ? { ahead: L * 0.24, lift: H * 0.03 } : { ahead: -L * 0.18, lift: 0 }),
    hind: (s) => (s > 0 ? { ahead: -L * 0.2, lift: H * 0.025 } : { ahead: L * 0.16, lift: 0 }),
  };
}

/** A limb as a chain through its joints, each with its radius. */
function chain(joints: readonly (readonly [x: number, y: number, z: number, r: number])[]): Cones {
  return boned(conesAlong(joints, 0));
}

/** Where the lowest joint of a leg is: the fetlock over a hoof, or the joint over the toes. */
const jointOver = ({ foot, leg }: QuadrupedForm, to: number, lift: number): InPlane =>
  onHooves({ foot }) ? [to + leg * 0.42, lift + leg * 3.1] : [to + leg * 0.1, lift + leg * 1.6];

/** How far a foot in the air is turned about its joint: it hangs along what stands over it, and curls a little more. */
function footOf(form: QuadrupedForm, { from, to, z, lift }: ShankAt): FootTurn {
  const hinge = jointOver(form, to, lift);
  const tilt =
    form.foot === 'pad' ? 0 : aloft(form, lift) * (Math.atan2(hinge[0] - from[0], from[1] - hinge[1]) + 0.22);
  return { x: to, z, hinge, tilt };
}

/** Shoulder blade, upper arm back to the elbow, forearm, knee (a wrist), and what stands below it. */
function foreleg(form: QuadrupedForm, s: number, { ahead, lift }: Step): Pick<Limb, 'cones' | 'foot'> {
  const { length: L, height: H, girth: G, leg, thigh = 1.6, foot } = form;
  const wide = G * breadthOf(form) * s;
  const x = -L * 0.43;
  const hung = H - G * 1.72;
  const to = x - ahead;
  // In a gallop the elbow comes forward with the foot, and is raised with it.
  const air = aloft(form, lift);
  const elbow = hung + air * Math.max(0, ahead) * 0.14;
  const upper = x - ahead * mix(0.1, 0.22, air);
  const share = foot === 'paw' ? 0.36 : 0.5;
  const end = jointOver(form, to, lift);
  const folded = jointBetween([upper, elbow], end, {
    upper: hung * (1 - share),
    lower: hung * share - (jointOver(form, x, 0)[1] ?? 0),
    bends: -1,
  });
  // A leg that stands is straight; on paws that behind is a little bent at the wrist, as it is about to leave the ground.
  const straight = onHooves(form) ? (1 - share) * (hung / (hung - end[1] + lift)) : ahead > 0 ? 0.58 : 0.54;
  const onGround: InPlane = onHooves(form)
    ? [upper + (end[0] - upper) * straight, elbow + (end[1] - elbow) * straight]
    : [upper + (to - upper) * straight, lift + (elbow - lift) * share];
  const [bent, wrist] = [mix(onGround[0], folded[0], air), mix(onGround[1], folded[1], air)];
  const above = beyond([upper, elbow], [bent, wrist], -leg * 1.3);
  const below = beyond(end, [bent, wrist], -leg * 1.1);
  const start = beyond(end, [bent, wrist], -leg * 0.9);
  const [zTop, zLow] = [wide * 0.66, wide * 0.52];
  const forearm: Vec3 = [upper + (bent - upper) * 0.45, elbow + (wrist - elbow) * 0.45, zTop * 0.6 + zLow * 0.4];
  // A column has no elbow that stands off it.
  const muscle = leg * thigh * (foot === 'pad' ? 0.84 : 1);
  const at: ShankAt = { from: [...start, zLow], to, z: zLow, lift };
  const turn = footOf(form, at);
  const cones: Cones = [
    // The blade under the skin, the point of the shoulder, and the muscle between blade and elbow.
    ...melting(G * 0.26, [
      [-L * 0.35, H - G * 0.36, wide * 0.42, G * 0.2, -L * 0.49, H - G * 1.08, wide * 0.6, G * 0.3, 0],
      [-L * 0.49, H - G * 1.12, wide * 0.6, G * 0.28, upper - leg * 0.2, elbow + G * 0.12, zTop, muscle * 0.86, 0],
      [-L * 0.33, H - G * 0.8, wide * 0.6, G * 0.26, upper + G * 0.12, elbow + G * 0.1, zTop, muscle * 0.74, 0],
    ]),
    // The elbow itself, a point behind the forearm.
    ...melting(
      leg * 0.8,
      foot === 'pad'
        ? []
        : [
            [
              upper + G * 0.1,
              elbow + G * 0.14,
              zTop,
              muscle * 0.62,
              upper + G * 0.14,
              elbow - leg * 0.2,
              zTop,
              leg * 0.62,
              0,
            ],
          ],
    ),
    ...melting(
      leg * 0.8,
      chain([
        [upper - leg * 0.1, elbow + G * 0.2, zTop, muscle * 0.98],
        [upper - leg * 0.25, elbow - leg * 0.5, zTop, muscle * 0.9],
        [forearm[0] - leg * 0.1, forearm[1], forearm[2], leg * (0.62 + thigh * 0.36)],
        [above[0], above[1], zLow, leg * 0.88],
        [bent - leg * 0.14, wrist, zLow, leg * 1.0],
        [below[0] - leg * 0.02, below[1], zLow, leg * 0.78],
      ]),
    ),
    ...shank(form, at, turn),
  ];
  return { cones, foot: turn };
}

/** How high over the ground the hock stands, of the height of the knee. */
const hockShare = ({ foot, hock }: QuadrupedForm): number =>
  hock ?? (foot === 'pad' ? 0.42 : foot === 'paw' ? 0.5 : 0.6);

/** Haunch and thigh to the stifle at the belly, the shank back to the hock, whose heel points backwards. */
function hindleg(form: QuadrupedForm, s: number, { ahead, lift }: Step): Pick<Limb, 'cones' | 'foot'> {
  const { length: L, height: H, girth: G, leg, thigh = 1.6, foot } = form;
  const wide = G * breadthOf(form) * s;
  const [zTop, zKnee, zLow] = [wide * 0.5, wide * 0.68, wide * 0.54];
  const air = aloft(form, lift);
  const knee: Vec3 = [L * 0.38 - ahead * mix(0.42, 0.34, air), H - G * 1.74 + air * Math.max(0, ahead) * 0.16, zKnee];
  // Who walks on the soles has the heel behind the foot on the ground.
  const onSole = (form.hock ?? 1) < 0.3;
  const under = foot === 'pad' ? 0.12 : onHooves(form) ? 0.4 : onSole ? 0.3 : 0.36;
  const to = L * 0.5 + G * under - ahead;
  const behind = foot === 'pad' ? G * 0.1 : onHooves(form) ? G * 0.18 : onSole ? G * 0.36 : G * 0.3;
  const high = lift + (knee[1] - lift) * hockShare(form);
  // Stretched behind the body it lies on the way to the foot.
  const standing = to + behind * mix(0.8, 1.1, smoothstep(-0.1, 0.1, ahead / L));
  const end = jointOver(form, to, lift);
  // The bones of who stands are as long as those of who runs.
  const stifle = H - G * 1.74;
  const [hung, under0] = [L * 0.5 + G * under + behind * 0.9, jointOver(form, L * 0.5 + G * under, 0)];
  const raised = stifle * hockShare(form);
  const folded = jointBetween([knee[0], knee[1]], end, {
    upper: Math.hypot(hung - L * 0.38, stifle - raised),
    lower: Math.hypot(hung - under0[0], raised - under0[1]),
    bends: 1,
  });
  const hock: Vec3 = [mix(standing, folded[0], air), mix(high, folded[1], air), zLow];
  const above = beyond([knee[0], knee[1]], [hock[0], hock[1]], -leg * 1.5);
  const below = beyond(end, [hock[0], hock[1]], -leg * 1.1);
  const start = beyond(end, [hock[0], hock[1]], -leg * 0.9);
  const muscle = leg * thigh;
  const heel: Vec3 = [hock[0] + leg * (foot === 'pad' ? 0.1 : 0.5), hock[1] + leg * 0.6, zLow];
  const calf: Vec3 = [
    knee[0] + (hock[0] - knee[0]) * 0.42,
    knee[1] + (hock[1] - knee[1]) * 0.4,
    zKnee * 0.6 + zLow * 0.4,
  ];
  const seat = L * 0.5 + G * 0.5;
  const at: ShankAt = { from: [start[0] - leg * 0.06, start[1], zLow], to, z: zLow, lift };
  const turn = footOf(form, at);
  const cones: Cones = [
    // The thigh from the hip to the stifle, the buttock behind it, and the fold of the flank.
    ...melting(G * 0.3, [
      [L * 0.42, H - G * 0.62, zTop, G * 0.42, knee[0] + G * 0.06, knee[1] + G * 0.2, zKnee, muscle * 1.02, 0],
      [seat, H - G * 0.74, zTop * 0.8, G * 0.32, calf[0] + G * 0.1, calf[1] + G * 0.26, zKnee * 0.84, muscle * 0.7, 0],
      [L * 0.5, H - G * 0.8, zTop, G * 0.4, knee[0] + G * 0.26, knee[1] + G * 0.26, zKnee * 0.94, muscle * 0.96, 0],
    ]),
    ...melting(G * 0.2, [
      [
        L * 0.26,
        H - G * 1.3,
        wide * 0.5,
        G * 0.16,
        knee[0] - leg * 0.2,
        knee[1] + G * 0.1,
        zKnee * 0.92,
        muscle * 0.5,
        0,
      ],
    ]),
    ...melting(
      leg * 0.8,
      chain([
        [knee[0] + G * 0.1, knee[1] + G * 0.34, zKnee, muscle * 1.06],
        [knee[0] + leg * 0.2, knee[1], zKnee, muscle * 0.94],
        [calf[0], calf[1], calf[2], leg * (0.64 + 0.32 * thigh)],
        [above[0], above[1], zLow, leg * (foot === 'pad' ? 1.06 : 0.84)],
        [hock[0], hock[1], zLow, leg * 1.0],
        [below[0] - leg * 0.08, below[1], zLow, leg * (foot === 'pad' ? 0.95 : 0.86)],
      ]),
    ),
    // The tendon of the heel, taut behind the shank.
    ...melting(leg * 0.5, [
      [calf[0] + leg * 0.9, calf[1] + leg * 0.2, calf[2], leg * 0.62, ...heel, leg * 0.46, 0],
      [...heel, leg * 0.5, hock[0] + leg * 0.1, hock[1] - leg * 0.6, zLow, leg * 0.8, 0],
    ]),
    ...shank(form, at, turn),
  ];
  return { cones, foot: turn };
}

/** Where a shank begins, and the place of its foot on or over the ground. */
interface ShankAt {
  readonly from: Vec3;
  readonly to: number;
  readonly z: number;
  readonly lift: number;
}

/** From the lower joint to the ground: slender, then the fetlock and the pastern that slants ahead, or a paw. */
function shank({ foot, leg, paint }: QuadrupedForm, { from, to, z, lift }: ShankAt, turn: FootTurn): Cones {
  const shin = paint?.shin ?? 0;
  const hung = (x: number, y: number): Vec3 => [...turned(turn, [x, y]), z];
  const softly = (cones: Cones): Cones => melting(leg * 0.4, cones);
  if (foot === 'pad')
    return softly([
      [...from, leg * 0.9, to, lift + leg * 1.5, z, leg * 0.88, shin],
      [to, lift + leg * 1.2, z, leg * 0.95, to, lift + leg * 0.7, z, leg * 1.08, shin],
    ]);
  if (foot === 'paw' && from[1] - lift < leg * 2)
    return softly([
      // A sole from the heel to the toes.
      [
        from[0],
        Math.max(lift + leg * 0.9, from[1]),
        z,
        leg * 0.92,
        to - leg * 0.6,
        lift + leg * 0.95,
        z,
        leg * 1.1,
        shin,
      ],
    ]);
  if (foot === 'paw')
    return softly([
      [...from, leg * 0.8, ...turn.hinge, z, leg * 0.76, shin],
      [...turn.hinge, z, leg * 0.8, ...hung(to - leg * 0.6, lift + leg * 0.9), leg * 0.96, shin],
    ]);
  const [fx, fy] = turn.hinge;
  const [ax, ay] = beyond([from[0], from[1]], turn.hinge, -leg * 0.8);
  return softly([
    // The cannon with its tendons, the ankle with the tuft behind it, and the pastern.
    [...from, leg * 0.74, ax, ay, z, leg * 0.6, paint?.cannon ?? shin],
    [fx, fy + leg * 0.1, z, leg * 0.76, ...hung(fx + leg * 0.12, fy - leg * 0.35), leg * 0.74, shin],
    [fx, fy, z, leg * 0.7, ...hung(to - leg * 0.42, lift + leg * 1.25), leg * 0.72, shin],
  ]);
}
