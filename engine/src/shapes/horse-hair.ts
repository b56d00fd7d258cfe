import { mixRgb, scaleRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { noise2, smooth } from '../solid/noise.ts';
import { haired, melting } from '../solid/soft-body.ts';
import type { Cones, Marks } from '../solid/soft-body.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { conesAlong } from './body-parts.ts';
import { drawLock } from './hair-lock.ts';
import type { HairLock } from './hair-lock.ts';
import type { HeadAxes } from './quadruped-form.ts';

/** Where the hair of a horse grows: from the withers (0) to the poll (1), its head, and the root of its tail; `streams` says how far mane and tail are blown back, 0..1. */
interface HairLine {
  readonly along: (t: number) => Vec3;
  readonly head: HeadAxes;
  readonly dock: Vec3;
  readonly streams: number;
}

/** Mane, forelock and tail of a horse, as locks of long fine hair that fall to the side of who looks. */
export function buildHorseHair(mesh: Mesh, random: Random, colour: Colour, line: HairLine): void {
  const tone = readColour(colour);
  const look = {
    k: 0.03,
    // Between the strands of light hair it is never black, and no strand of black hair is brown.
    colours: [
      colour,
      scaleRgb(tone, 0.5 + 0.26 * smooth(0.1, 0.5, tone[1])),
      mixRgb(tone, [0.8, 0.72, 0.6], 0.002 + 0.27 * tone[1]),
    ],
    hair: 0.95,
    marks: strands,
  };
  // Two bodies: one around both would be looked for in all of the horse.
  mesh.body([...closeMane(line), ...forelock(random, line)], look);
  mesh.body(tailCore(random, line), look);
  for (const lock of [...mane(random, line), ...tail(random, line)]) drawLock(mesh, { ...lock, colour: tone });
}

type Lock = Omit<HairLock, 'colour'>;

/** Strands that are darker and lighter than the others, as they lie over one another. */
const strands: readonly Marks[] = [
  { colour: 1, share: (x, y, z) => 0.8 * smooth(0.46, 0.74, noise2((x - 0.25 * y) * 64, y * 4 + z * 22)) },
  { colour: 2, share: (x, y, z) => 0.8 * smooth(0.52, 0.78, noise2((x - 0.25 * y) * 54 + 17, y * 4 + z * 22)) },
];

/** How many locks lie beside one another: broad ones close to the neck, which close it, and fine ones over them, which run out in points. */
const locks = { under: 11, mane: 260, core: 5, tail: 190 } as const;

/** The hair next to the neck, which stays on it in the wind. */
function closeMane(line: HairLine): Cones {
  return haired(
    2.2,
    melting(
      0.024,
      Array.from({ length: locks.under }, (_, i) => {
        const way = lockWay({ ...line, streams: line.streams * 0.4 }, i / (locks.under - 1), {
          fall: 0.22 - 0.07 * line.streams,
          drift: 0.08,
        });
        const root = 0.05;
        const radii = [root, root * (1 - 0.1 * line.streams), (root * 0.72 + 0.007) * (1 - 0.16 * line.streams), 0.026];
        return conesAlong(
          way.map((place, k) => [...place, radii[k] ?? root] as const),
          0,
        );
      }).flat(),
    ),
  );
}

function mane(random: Random, line: HairLine): readonly Lock[] {
  const { streams } = line;
  // Neighbours are nearly as long as one another, and fall the same way.
  const [phase, waves] = [random() * 9, 3 + random() * 2];
  const wave = (t: number): number => noise2(t * waves + phase, 0.5) - 0.5;
  return Array.from({ length: locks.mane }, () => {
    const t = random();
    const [deep, tilt, own] = [random(), random() - 0.5, random() - 0.5];
    const way = lockWay(line, t, {
      fall: (0.42 + 0.22 * wave(t) + 0.12 * own) * (0.7 + 0.3 * Math.sqrt(deep)) * (1 + 0.5 * streams),
      drift: 0.09 + 0.12 * wave(t + 3) + 0.06 * tilt,
    });
    const bends = random() * 6.28;
    return {
      way: way.map(([x, y, z], i): Vec3 => {
        const far = i / (way.length - 1);
        const sway = Math.sin(bends + far * 5) * far;
        return [
          x + sway * 0.014,
          y + streams * ((own + 0.1) * 0.22 * far + sway * 0.03),
          z - (0.03 + 0.03 * deep) * Math.min(1, far * 4) + streams * tilt * 0.16 * far,
        ];
      }),
      wide: 0.014 + 0.012 * random(),
      out: [tilt * 0.7, 0.35, -1],
      light: 0.7 + 0.22 * deep + 0.4 * own * own + 0.24 * random(),
    };
  });
}

/** A lock of a mane, so far from the withers to the poll: it leaves the crest, lies over the side of the neck, and hangs so far down and back. */
function lockWay(
  { along, streams }: HairLine,
  t: number,
  { fall, drift }: { readonly fall: number; readonly drift: number },
): readonly Vec3[] {
  const [x, y, z] = along(t);
  // Those behind the ear lie back, and leave the eye free.
  const late = Math.max(0, t - 0.78) / 0.22;
  const long = fall * (1 - 0.4 * late);
  const back = drift + 0.16 * late;
  const out = 0.13 * (1 - t);
  /** A place along the lock: so far of the way that it drifts back, that it falls, and that it lies aside. */
  const hang = (drifted: number, fallen: number, aside: number): Vec3 => [
    x + back * drifted + streams * long * fallen * 0.86,
    // The wind of a gallop lifts it off the neck, and it waves.
    y - long * fallen * (1 - streams) + streams * 0.05 * Math.sin(fallen * 3.6 + drift * 40) - streams * 0.04 * fallen,
    z - (aside + out * fallen) * (1 - streams * 0.62),
  ];
  return [[x, y + 0.045, z], hang(0.3, 0.2, 0.125), hang(0.8, 0.66, 0.15), hang(1.2, 1, 0.155)];
}

function forelock(random: Random, { head }: HairLine): Cones {
  return haired(
    3,
    melting(
      0.016,
      [-0.3, -0.15, 0, 0.15, 0.3].flatMap((t) =>
        conesAlong(
          [
            [...head(-0.3, 0.92, t * 0.3), 0.026],
            [...head(0.3, 0.88, t * 0.7), 0.024],
            [...head(0.62, 0.66, t), 0.016],
            [...head(0.86, 0.36 - random() * 0.3, t * 1.1), 0.004],
          ],
          0,
        ),
      ),
    ),
  );
}

/** A place along a tail: so far of its length, and so far to its sides. */
function tailPlace(
  { dock: [x, y], streams }: HairLine,
  long: number,
  [a, b]: readonly [number, number],
): (share: number, aside: number, spread: number, wide: number) => Vec3 {
  return (share, aside, spread, wide) => [
    x + aside + a * spread * (1 - streams * 0.6) + streams * share * long * 0.9,
    // Blown back it rises from the dock and sinks to its end, and its locks part.
    y + streams * (0.2 * Math.sin(share * 2.6) + a * share * 2.4) - long * share * (1 - streams * 0.86),
    b * wide * (1 + streams * share),
  ];
}

const tailWay = (line: HairLine, long: number, [a, b]: readonly [number, number]): readonly Vec3[] => {
  const { dock } = line;
  const hang = tailPlace(line, long, [a, b]);
  return [
    [dock[0], dock[1], b * 0.2],
    [dock[0] + 0.1 + a * 0.3, dock[1] + 0.01, b * 0.3],
    hang(0.3, 0.15, 0.9, 1),
    hang(0.55, 0.16, 1, 1),
    hang(0.8, 0.14, 1.1, 0.9),
    hang(1, 0.1, 1.2, 0.6),
  ];
};

/** The hair in the middle of a tail, which closes it. */
function tailCore(random: Random, line: HairLine): Cones {
  const { streams } = line;
  const radii = [0.04, 0.045, 0.036, 0.03, 0.016, 0.003];
  return haired(
    3,
    melting(
      0.03,
      Array.from({ length: locks.core }, () =>
        conesAlong(
          tailWay(line, (0.66 + random() * 0.2) * (1 + 0.24 * streams), [
            (random() - 0.5) * 0.08,
            (random() - 0.5) * 0.09,
          ]).map((place, i) => [...place, (radii[i] ?? 0) * (1 - 0.3 * streams)] as const),
          0,
        ),
      ).flat(),
    ),
  );
}

function tail(random: Random, line: HairLine): readonly Lock[] {
  const { streams } = line;
  return Array.from({ length: locks.tail }, () => {
    const turn = random() * 2 * Math.PI;
    const far = Math.sqrt(0.25 + 0.75 * random());
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const long = (0.72 + random() * 0.42) * (1 + 0.24 * streams);
    const [bends, bent] = [random() * 6.28, 0.02 + 0.03 * streams];
    return {
      way: tailWay(line, long, [c * far * 0.085, s * far * 0.1]).map(([x, y, z], i): Vec3 => {
        const sway = Math.sin(bends + i * 0.9) * i * 0.2;
        return [x + sway * bent + (i > 0 ? c * 0.03 : 0), y + sway * bent * streams, z + (i > 0 ? s * 0.035 : 0)];
      }),
      wide: 0.015 + 0.014 * random(),
      out: [c, 0.2, s],
      light: 0.62 + 0.2 * far + 0.34 * random(),
    };
  });
}
