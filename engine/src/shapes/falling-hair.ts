import type { Random } from '../raster/random.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Lock } from './hair-locks.ts';
import { alongScalp, overScalp, towards } from './scalp.ts';

/** How far a place is from what hair lies on, metres, below 0 within it. */
export type ToBody = (x: number, y: number, z: number) => number;

/** Hair that falls from a parting on both sides of the face. */
export interface Fall {
  readonly toBody: ToBody;
  /** How high its ends are, metres from between the ears. */
  readonly ends: number;
  /** How far it is waved, 0 straight to 1 curled. */
  readonly curl: number;
  /** Some of it falls before the shoulders; all behind the ears by itself. */
  readonly before: boolean;
}

/** Locks of one layer on one side, from the forehead to the back of the head. */
const many = 17;
/** How far each layer stands off the scalp, metres, and how far its roots are from the parting, a share of the way to the ear. */
const layers = [
  { off: 0.004, from: 0.42, tone: 0.72 },
  { off: 0.007, from: 0.2, tone: 0.88 },
  { off: 0.011, from: 0, tone: 1 },
] as const;

/** Locks from a parting down over the skull, the neck and the shoulders; those that lie over others come later. */
export function fallingHair(random: Random, fall: Fall): readonly Lock[] {
  const parted = (random() - 0.5) * 0.9;
  const phase = random() * 6;
  return layers.flatMap((layer, l) =>
    [-1, 1].flatMap((s) =>
      Array.from({ length: many }, (_, i): Lock => {
        const back = (i + (l % 2) * 0.5) / (many - 0.5);
        const chance = random();
        return {
          way: wayOf(fall, { side: s, back, parted, off: layer.off, from: layer.from, chance, phase }),
          wide: 0.0135 + 0.007 * random(),
          thick: 0.006 + 0.003 * random(),
          seed: 1 + l * 40 + i * 2 + (s + 1) / 2,
          tone: layer.tone,
        };
      }),
    ),
  );
}

interface Course {
  readonly side: number;
  /** From the forehead (0) to the back of the head (1). */
  readonly back: number;
  /** How far the parting is from the middle, radians. */
  readonly parted: number;
  readonly off: number;
  readonly from: number;
  readonly chance: number;
  readonly phase: number;
}

function wayOf({ toBody, ends, curl, before }: Fall, course: Course): readonly Vec3[] {
  const { side, back, parted, off, from, chance, phase } = course;
  // The parting runs from the forehead over the crown.
  const rise = 0.62 + back * 1.75;
  const root = towards(parted * Math.cos(Math.min(1.57, rise)) * 0.9 + 0.004 * side, Math.min(rise, Math.PI - 0.9));
  const front = before ? 1.2 : 1.66;
  const yaw = (front + (3.08 - front) * back ** 0.9) * side;
  const ear = towards(yaw, before || back > 0.25 ? -0.22 : -0.05);
  const way: Vec3[] = [];
  for (const t of [0, 0.16, 0.34, 0.52, 0.7, 0.86, 1]) {
    const share = from + (1 - from) * t;
    // It rises from its parting and lies full over the temples.
    const full = off + 0.009 * Math.sin(Math.PI * Math.min(1, share * 1.05)) * (1 - from) + 0.004 * chance * share;
    way.push(overScalp(alongScalp(root, ear, share), full * (0.35 + 0.65 * Math.min(1, t * 3))));
  }
  const [x, y, z] = way.at(-1) ?? [0, 0, 0];
  const end = ends + (chance - 0.5) * 0.05 * Math.min(1, -ends / 0.2) - 0.02 * back;
  const ahead = before ? Math.max(0, 1 - back * 1.8) : 0;
  const steps = Math.max(3, Math.round((y - end) / 0.03));
  for (let i = 1; i <= steps; i++) {
    const t = i / steps;
    const down = y + (end - y) * t;
    // Behind it follows the neck, aside it hangs free.
    const close =
      1 -
      0.22 * Math.max(0, back - 0.35) * Math.sin(Math.min(1, t * 1.6) * Math.PI) -
      (t > 0.8 ? 0.05 * (t - 0.8) * 5 : 0);
    const at: Vec3 = [
      x * close * (1 + (0.04 + 0.1 * ahead) * t),
      down,
      (z - 0.012) * close + 0.012 - ahead * 0.055 * t * t,
    ];
    const place = waved(at, { curl, fallen: y - down, phase: phase + back * 2.4 + chance * 1.2 });
    way.push(outside(toBody, place, { off: off + 0.006, towards: ahead > 0.15 ? -1 : 1 }));
  }
  return way;
}

/** A place drawn aside by the wave of its lock, the more the farther it fell. */
function waved(
  [x, y, z]: Vec3,
  { curl, fallen, phase }: { readonly curl: number; readonly fallen: number; readonly phase: number },
): Vec3 {
  const size = curl * 0.016 * Math.min(1, fallen / 0.09);
  const turn = fallen * (44 + 26 * curl) + phase;
  const r = Math.hypot(x, z) || 1;
  const [aside, out] = [Math.sin(turn) * size, Math.cos(turn) * size * 0.7];
  return [x + (x / r) * out - (z / r) * aside, y, z + (z / r) * out + (x / r) * aside];
}

/** The same place, or one so far off what hair lies on: before it (towards -1) or behind it (1). */
export function outside(
  toBody: ToBody,
  [x, y, z]: Vec3,
  { off, towards }: { readonly off: number; readonly towards: number },
): Vec3 {
  let [up, ahead] = [y, z];
  for (let i = 0; i < 8; i++) {
    const short = off - toBody(x, up, ahead);
    if (short <= 0) break;
    ahead += short * towards;
    up += short * 0.12;
  }
  return [x, up, ahead];
}
