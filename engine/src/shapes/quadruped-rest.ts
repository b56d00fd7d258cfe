import { melting } from '../solid/soft-body.ts';
import type { Cones, Marks } from '../solid/soft-body.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { onHooves } from './quadruped-form.ts';
import type { QuadrupedForm } from './quadruped-form.ts';

/** What an animal does that has come to rest. */
export type Rest = 'sits' | 'lies' | 'sleeps' | 'plays';

export const isResting = ({ act }: QuadrupedForm): boolean =>
  act === 'sits' || act === 'lies' || act === 'sleeps' || act === 'plays';

/** How an animal that stands comes to rest: its form, and where what it is made of comes to lie. */
export interface Settled {
  readonly form: QuadrupedForm;
  /** How far its back sinks, metres. */
  readonly drop: number;
  /** Where a place of the trunk of the settled form comes to. */
  readonly trunk: (at: Vec3) => Vec3;
  readonly fore: (s: number) => Cones;
  readonly hind: (s: number) => Cones;
  /** Marks of the coat of who stands, on who rests. */
  readonly marks: (marks: Marks) => Marks;
}

/** Lets an animal sit on its haunches, lie with its forelegs ahead of it, or sleep with its head on the ground. */
export function settle(standing: QuadrupedForm): Settled {
  return standing.act === 'sits' ? sitting(standing) : lying(standing);
}

/** How much of a foreleg on hooves is seen before the breast; the rest is folded under it. */
const tucked = 0.5;

/** Length of the shank and of the foot below it, metres of an animal that stands. */
const shankOf = ({ height, girth }: QuadrupedForm): number => (height - girth * 1.72) * 0.62;
const footOf = ({ height, girth }: QuadrupedForm): number => (height - girth * 1.72) * 0.54;

/** The breast lies on the ground, the head is held up; of who sleeps it lies on the paws, turned to who looks. */
function lying(standing: QuadrupedForm): Settled {
  const { girth: G, length: L, leg, neck, head, tail, height, act } = standing;
  const high = G * 1.94;
  const isAsleep = act === 'sleeps';
  const nape = high - G * 0.55;
  const down = Math.asin(Math.max(-0.9, Math.min(0, (head.size * 0.95 + leg * 1.9 - nape) / neck.length)));
  const form: QuadrupedForm = {
    ...standing,
    height: high,
    neck: isAsleep ? { ...neck, rise: down } : { ...neck, rise: Math.max(0.5, neck.rise) },
    head: isAsleep
      ? { ...head, yaw: 1.1, pitch: head.dip * 0.5, shut: true }
      : { ...head, yaw: Math.max(0.9, head.yaw ?? 0) },
    tail: { ...tail, rise: -0.5, bend: 0.6, aside: -0.9 },
  };
  const drop = height - high;
  return {
    form,
    drop,
    trunk: (at) => at,
    fore: (s) => foreOnGround(form, s, (height - G * 1.66) * (onHooves(form) ? tucked : isAsleep ? 0.9 : 1)),
    hind: (s) => hindOnGround(standing, s, [L * 0.49, high - G * 0.86, G * 0.36 * s]),
    marks: ({ share, ...mark }) => ({ ...mark, share: (x, y, z) => share(x, y + drop, z) }),
  };
}

/** The rump is on the ground and the back slants up to the withers, over forelegs that stand. */
function sitting(standing: QuadrupedForm): Settled {
  const { girth: G, length: L, height: H, neck, head, tail, leg } = standing;
  const [px, py] = [-L * 0.4, H - G];
  const fall = py - G * 0.9;
  const angle = Math.asin(Math.min(0.86, fall / (L * 0.92)));
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const turn = ([x, y, z]: Vec3, sine: number): Vec3 =>
    x <= px ? [x, y, z] : [px + (x - px) * c + (y - py) * sine, py - (x - px) * sine + (y - py) * c, z];
  const form: QuadrupedForm = {
    ...standing,
    neck: { ...neck, rise: Math.min(1.2, neck.rise + 0.2), length: neck.length * 0.8 },
    head: { ...head, yaw: Math.max(0.9, head.yaw ?? 0) },
    tail: { ...tail, rise: -0.1, bend: 0.2, aside: -0.8 },
  };
  const shoulder = -L * 0.44;
  const elbow: Vec3 = [shoulder + G * 0.08, H - G * 1.62, 0];
  return {
    form,
    drop: 0,
    trunk: (at) => turn(at, s),
    fore: (side) => foreUpright(form, side, elbow),
    hind: (side) => {
      const hip = turn([L * 0.49, H - G * 0.9, G * 0.36 * side], s);
      return hindOnGround(standing, side, [hip[0], Math.max(hip[1], G * 0.86 + leg * 0.3), hip[2]]);
    },
    marks: ({ share, ...mark }) => ({
      ...mark,
      share: (x, y, z) => {
        const [sx, sy] = turn([x, y, z], -s);
        return share(sx, sy, z);
      },
    }),
  };
}

/** The point of the shoulder and the muscle from it to the elbow. */
function shoulderTo(
  { length: L, height: H, girth: G, leg, thigh = 1.6 }: QuadrupedForm,
  elbow: Vec3,
  s: number,
): Cones {
  return melting(G * 0.3, [
    [-L * 0.34, H - G * 0.46, G * 0.4 * s, G * 0.28, -L * 0.52, H - G * 1.06, G * 0.5 * s, G * 0.34, 0],
    [-L * 0.5, H - G * 1.08, G * 0.5 * s, G * 0.32, ...elbow, leg * thigh * 0.95, 0],
  ]);
}

/** A foreleg that stands straight, close to the other. */
function foreUpright(form: QuadrupedForm, s: number, [x, y]: Vec3): Cones {
  const { girth: G, leg, thigh = 1.6, paint } = form;
  const shin = paint?.shin ?? 0;
  const z = G * 0.42 * s;
  const wrist = y * 0.42;
  return [
    ...shoulderTo(form, [x, y, z], s),
    ...melting(leg * 0.7, [
      [x, y, z, leg * thigh * 0.95, x - leg * 0.5, wrist, z, leg * 1.0, 0],
      [x - leg * 0.5, wrist, z, leg * 1.04, x - leg * 0.3, leg * 1.7, z, leg * 0.84, shin],
    ]),
    ...melting(leg * 0.5, [[x - leg * 0.3, leg * 1.5, z, leg * 0.88, x - leg * 0.9, leg * 0.9, z, leg * 1.0, shin]]),
  ];
}

/** Elbow and forearm on the ground, the paw ahead. The last cone is the foot. */
export function foreOnGround(form: QuadrupedForm, s: number, reach: number): Cones {
  const { length: L, girth: G, leg, thigh = 1.6, paint } = form;
  const shin = paint?.shin ?? 0;
  const elbow: Vec3 = [-L * 0.44 + G * 0.2, leg * thigh * 0.92, G * 0.66 * s];
  const wrist: Vec3 = [elbow[0] - reach * 0.62, leg * 1.12, G * 0.58 * s];
  const to = elbow[0] - reach * 0.96;
  return [
    ...shoulderTo(form, elbow, s),
    ...melting(leg * 0.7, [
      [...elbow, leg * thigh * 0.92, ...wrist, leg * 1.04, 0],
      [...wrist, leg * 1.06, to + leg, leg * 0.98, G * 0.54 * s, leg * 0.94, shin],
    ]),
    ...melting(leg * 0.5, [
      [to + leg * 0.3, leg * 0.95, G * 0.54 * s, leg * 0.9, to - leg * 0.3, leg * 0.9, G * 0.54 * s, leg, shin],
    ]),
  ];
}

/** The thigh beside the belly, the shank folded below it, and the whole foot on the ground. The last cone is the foot. */
function hindOnGround(form: QuadrupedForm, s: number, hip: Vec3): Cones {
  const { girth: G, leg, thigh = 1.6, paint } = form;
  const shin = paint?.shin ?? 0;
  const knee: Vec3 = [hip[0] - G * 1.12, Math.max(leg * 2.4, hip[1] * 0.92), G * 0.86 * s];
  const heelX = Math.min(hip[0] + G * 0.34, knee[0] + shankOf(form));
  const hock: Vec3 = [heelX, leg * 1.25, G * 0.92 * s];
  const to = heelX - footOf(form) * 1.05;
  return [
    ...melting(G * 0.34, [
      [...hip, G * 0.6, ...knee, leg * thigh * 1.34, 0],
      [
        hip[0] + G * 0.1,
        hip[1] * 0.8,
        G * 0.5 * s,
        G * 0.46,
        knee[0] + G * 0.4,
        knee[1] * 0.7,
        G * 0.74 * s,
        G * 0.3,
        0,
      ],
    ]),
    ...melting(leg * 0.9, [
      [...knee, leg * thigh * 1.16, ...hock, leg * 1.05, 0],
      [...hock, leg * 1.08, to + leg, leg * 1.05, G * 0.9 * s, leg * 0.98, shin],
    ]),
    ...melting(leg * 0.5, [
      [to + leg * 0.3, leg, G * 0.9 * s, leg * 0.95, to - leg * 0.3, leg * 0.9, G * 0.9 * s, leg, shin],
    ]),
  ];
}
