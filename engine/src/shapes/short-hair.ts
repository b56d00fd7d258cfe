import type { Random } from '../raster/random.ts';
import { smooth } from '../solid/noise.ts';
import type { Cones } from '../solid/soft-body.ts';
import { normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { pick } from './chance.ts';
import { hairlineAt, overScalp, towards } from './scalp.ts';

/** How short hair is cut and combed: aside, back, into the forehead, all over in curls, or long above shaved sides. */
const cuts = ['aside', 'back', 'fringe', 'curls', 'undercut'] as const;
type Cut = (typeof cuts)[number];

/** Short hair as a body of fur, and which way it is combed in the axes of a head. */
export interface ShortHair {
  readonly cones: Cones;
  readonly lies: Vec3;
}

/** Which way the hair of a cut is combed over the top of the head; on the sides it goes down and back. */
const combed: Readonly<Record<Cut, Vec3>> = {
  aside: [0.9, 0, 0.4],
  back: [0.25, 0, 1],
  undercut: [0.6, 0, 0.8],
  fringe: [0.3, 0, -1],
  curls: [0.3, 0, 0.3],
};

/** How far hair stands off the scalp at the sides and on top, metres. */
const tall: Readonly<Record<Cut, readonly [sides: number, top: number]>> = {
  aside: [0.0045, 0.015],
  back: [0.0045, 0.014],
  fringe: [0.006, 0.011],
  curls: [0.01, 0.018],
  undercut: [0.0015, 0.019],
};

/** How many tufts the hair of a head has that fills the picture. */
const mostTufts = 260;

/** Half of how thick a tuft is, metres; most of it is within the skull. */
const thick = 0.0105;

/** Short hair: tufts all over the scalp that melt into one coat, whose hair lies along them. */
export function cropped(
  random: Random,
  look: { readonly kind: 'woman' | 'man'; readonly child: boolean; readonly isCurly?: boolean },
  detail: number,
): ShortHair {
  const { kind, child, isCurly } = look;
  const cut = isCurly
    ? 'curls'
    : child
      ? pick<Cut>(random, ['fringe', 'aside', 'fringe', 'curls'])
      : pick(random, cuts);
  const longer = kind === 'woman' || child ? 1.2 : 1;
  const tufts = Math.round(mostTufts * Math.max(0.4, Math.min(1, detail)));
  const cones = Array.from({ length: tufts }, (_, i): readonly number[] | undefined => {
    const yaw = ((i * 2.39996) % (Math.PI * 2)) - Math.PI;
    const rise = Math.asin(-0.62 + (1.62 * (i + 0.5)) / tufts);
    const above = overScalp(towards(yaw, rise), 0)[1] - hairlineAt(yaw) + 0.001;
    const chance = random();
    if (above < 0) return undefined;
    return tuftOf(cut, { yaw, rise, edge: smooth(0, 0.026, above), longer, chance });
  });
  return { cones: cones.filter((cone) => cone !== undefined), lies: combed[cut] };
}

interface Tuft {
  readonly yaw: number;
  readonly rise: number;
  /** How far it is within the edge of the hair, 0 at it and 1 where hair has its full length. */
  readonly edge: number;
  readonly longer: number;
  readonly chance: number;
}

/** The cone of one tuft: it rises from its root and lies down along the head, lower at the edge of the hair. */
function tuftOf(cut: Cut, { yaw, rise, edge, longer, chance }: Tuft): readonly number[] {
  const top = smooth(0.3, 0.75, rise);
  const [sides, above] = tall[cut];
  const off = Math.max(0.0032, (sides + (above - sides) * top) * longer * (0.3 + 0.7 * edge) * (0.75 + 0.5 * chance));
  const root = overScalp(towards(yaw, rise), off - thick - 0.002 * edge);
  const comb = combed[cut];
  const turn = (chance - 0.5) * (cut === 'curls' ? 5 : 0.9);
  const way: Vec3 = [
    comb[0] * top + 0.1 * (1 - top) + Math.cos(yaw) * turn * 0.5,
    -1.1 * (1 - top),
    comb[2] * top + 0.45 * (1 - top) + Math.sin(yaw) * turn * 0.5,
  ];
  const [dx, dy, dz] = normalised(way);
  const long = (0.014 + 0.014 * top) * (cut === 'curls' ? 0.4 : 1) * (0.4 + 0.6 * edge);
  const end = overScalp(
    [root[0] + dx * long, root[1] + dy * long - 0.03, root[2] + dz * long - 0.012],
    off - thick + 0.002 * edge,
  );
  return [...root, thick, ...end, thick * 0.9, 0, 0, 0.7 + 1.3 * top * edge + 0.5 * edge];
}
