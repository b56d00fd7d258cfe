import type { Cones } from '../solid/soft-body.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { QuadrupedForm } from './quadruped-form.ts';
import { limbsOf } from './quadruped-legs.ts';
import { foreOnGround } from './quadruped-rest.ts';
import type { Settled } from './quadruped-rest.ts';

/** How steeply the back rises to the rump of who bows, at most; the sine of it. */
const steepest = 0.56;

/** An animal that asks another one to play: its elbows on the ground, the rump high on its hind legs, the tail up. */
export function bowing(standing: QuadrupedForm): Settled {
  const { length: L, height: H, girth: G, neck, head, tail } = standing;
  const high = G * 1.9;
  const s = Math.min(steepest, (H * 0.94 - high) / (L * 0.95));
  const c = Math.sqrt(1 - s * s);
  const [px, py] = [-L * 0.4, high - G];
  const turn = ([x, y, z]: Vec3, sine: number): Vec3 =>
    x <= px ? [x, y, z] : [px + (x - px) * c - (y - py) * sine, py + (x - px) * sine + (y - py) * c, z];
  const form: QuadrupedForm = {
    ...standing,
    height: high,
    neck: { ...neck, rise: Math.max(0.8, neck.rise) },
    head: { ...head, yaw: Math.max(0.9, head.yaw ?? 0) },
    tail: { ...tail, rise: 1, bend: 0.6 },
  };
  const drop = H - high;
  const hip = turn([L * 0.49, high - G * 0.86, 0], s);
  const legs = limbsOf(standing, { fore: () => still, hind: (side) => ({ ahead: L * 0.05 * side, lift: 0 }) });
  // The hind legs of who stands, brought under the hip and bent to its height.
  const [aside, shorter] = [hip[0] - L * 0.49, hip[1] / (H - G * 0.86)];
  const under = (cones: Cones): Cones =>
    cones.map(([ax = 0, ay = 0, az = 0, ra = 0, bx = 0, by = 0, bz = 0, rb = 0, ...rest]) => [
      ax + aside,
      ay * shorter,
      az,
      ra,
      bx + aside,
      by * shorter,
      bz,
      rb,
      ...rest,
    ]);
  return {
    form,
    drop,
    trunk: (at) => turn(at, s),
    fore: (side) => foreOnGround(form, side, (H - G * 1.66) * 0.95),
    hind: (side) => under(legs.hind(side).cones),
    marks: ({ share, ...mark }) => ({
      ...mark,
      share: (x, y, z) => {
        const [sx, sy] = turn([x, y, z], -s);
        return share(sx, sy + drop, z);
      },
    }),
  };
}

const still = { ahead: 0, lift: 0 } as const;
