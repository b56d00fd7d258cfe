import type { Random } from '../raster/random.ts';
import { cross, normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { pick } from './chance.ts';
import type { Lock } from './hair-locks.ts';
import { hairlineAt, overScalp, towards } from './scalp.ts';

/** How short hair is cut and combed: aside, up and back, into the forehead, all over in curls, or long above shaved sides. */
const cuts = ['aside', 'up', 'fringe', 'curls', 'undercut'] as const;
type Cut = (typeof cuts)[number];

const tufts = 420;

/** Short hair: tufts all over the scalp, those behind under those before them. */
export function cropped(
  random: Random,
  { kind, child, isCurly }: { readonly kind: 'woman' | 'man'; readonly child: boolean; readonly isCurly?: boolean },
): readonly Lock[] {
  const cut = isCurly
    ? 'curls'
    : child
      ? pick<Cut>(random, ['fringe', 'aside', 'fringe', 'curls'])
      : pick(random, cuts);
  const flip = random() < 0.5 ? -1 : 1;
  const longer = kind === 'woman' || child ? 1.25 : 1;
  const roots = Array.from({ length: tufts }, (_, i): readonly [number, number] => [
    ((i * 2.39996) % (Math.PI * 2)) - Math.PI,
    Math.asin(-0.62 + (1.62 * (i + 0.5)) / tufts),
  ]);
  return (
    roots
      .filter(([yaw, rise]) => overScalp(towards(yaw, rise), 0)[1] > hairlineAt(yaw) + 0.002)
      // Tufts lie on those whose ends they cover: from the lower edge up to the crown, or ahead where it is combed back.
      .sort((a, b) => a[1] - b[1])
      .map(([yaw, rise], i): Lock => {
        const above = Math.max(0, Math.sin(rise));
        const long =
          (cut === 'undercut' && rise < 0.42 ? 0.014 : 0.026 + 0.046 * above) * longer * (0.85 + 0.3 * random());
        return {
          way: tuftOf(cut, { yaw, rise, long, flip, chance: random() }),
          wide: (cut === 'curls' ? 0.0058 : 0.0072) + 0.002 * above,
          thick: cut === 'curls' ? 0.0024 : 0.0011 + 0.0007 * random(),
          seed: i + 1,
          tone: (0.9 + 0.2 * random()) * (cut === 'undercut' && rise < 0.42 ? 0.75 : 0.84 + 0.2 * above),
          blunt: 0.05,
        };
      })
  );
}

interface Tuft {
  readonly yaw: number;
  readonly rise: number;
  readonly long: number;
  readonly flip: number;
  readonly chance: number;
}

/** Which way hair of a cut is combed over the top of the head; on the sides it goes down and back. */
function combed(cut: Cut, at: Vec3, flip: number): Vec3 {
  const aside: Readonly<Record<Cut, Vec3>> = {
    aside: [0.9 * flip, 0.15, -0.25 + (at[2] < -0.03 ? 0.35 : 0.4)],
    up: [0.2 * flip, 0.5, 1],
    undercut: [0.7 * flip, 0.3, 0.8],
    fringe: [0.3 * flip, -0.1, -1],
    curls: [0.2 * flip, 0, -0.4],
  };
  return aside[cut];
}

function tuftOf(cut: Cut, { yaw, rise, long, flip, chance }: Tuft): readonly Vec3[] {
  const root = overScalp(towards(yaw, rise), 0.001);
  const out = normalised([root[0], root[1] - 0.03, root[2] - 0.012]);
  const above = Math.min(1, Math.max(0, (rise - 0.15) / 0.5));
  const top = combed(cut, root, flip);
  const down: Vec3 = [0, -1, cut === 'fringe' ? -0.1 : 0.35];
  const jitter = (chance - 0.5) * 0.7;
  const wanted: Vec3 = [
    top[0] * above + down[0] * (1 - above) + jitter * (1 - Math.abs(out[0])),
    top[1] * above + down[1] * (1 - above),
    top[2] * above + down[2] * (1 - above) + jitter * Math.abs(out[0]),
  ];
  const by = wanted[0] * out[0] + wanted[1] * out[1] + wanted[2] * out[2];
  const along = normalised([wanted[0] - out[0] * by, wanted[1] - out[1] * by, wanted[2] - out[2] * by]);
  const side = cross(out, along);
  const lift = cut === 'up' || cut === 'undercut' ? 0.4 * above + 0.12 : 0.16 + 0.14 * chance;
  const curl = cut === 'curls' ? 0.0085 : 0.0012;
  return [0, 0.25, 0.5, 0.75, 1].map((t): Vec3 => {
    // It stands up from its root and bends over, back to the head at its end.
    const up =
      -0.003 +
      0.0065 * Math.min(1, t * 3) +
      long * lift * Math.sin(Math.PI * (0.08 + 0.74 * t)) +
      Math.sin(t * 7 + chance * 6) * curl * t;
    const wind = Math.cos(t * 7 + chance * 6) * curl * t;
    const p: Vec3 = [
      root[0] + along[0] * long * t + side[0] * wind,
      root[1] + along[1] * long * t + side[1] * wind,
      root[2] + along[2] * long * t + side[2] * wind,
    ];
    return overScalp([p[0], p[1] - 0.03, p[2] - 0.012], up);
  });
}
