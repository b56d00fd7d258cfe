import { mixRgb, scaleRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { noise2, smooth } from '../solid/noise.ts';
import { haired, melting } from '../solid/soft-body.ts';
import type { Cones, Marks } from '../solid/soft-body.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { conesAlong } from './body-parts.ts';
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
  mesh.body([...mane(random, line), ...forelock(random, line)], look);
  mesh.body(tail(random, line), look);
}

/** Strands that are darker and lighter than the others, as they lie over one another. */
const strands: readonly Marks[] = [
  { colour: 1, share: (x, y, z) => 0.8 * smooth(0.46, 0.74, noise2((x - 0.25 * y) * 64, y * 4 + z * 22)) },
  { colour: 2, share: (x, y, z) => 0.8 * smooth(0.52, 0.78, noise2((x - 0.25 * y) * 54 + 17, y * 4 + z * 22)) },
];

/** How many locks of a mane lie beside one another: broad ones close to the neck, which close it, and fine ones over them, which run out in points. */
const locks = { under: 11, over: 34 } as const;

function mane(random: Random, line: HairLine): Cones {
  const { streams } = line;
  const layer = (count: number, lock: (t: number) => Cones): Cones =>
    Array.from({ length: count }, (_, i) => lock(i / (count - 1))).flat();
  // Neighbours are nearly as long as one another, and fall the same way.
  const [phase, waves] = [random() * 9, 3 + random() * 2];
  const wave = (t: number): number => noise2(t * waves + phase, 0.5) - 0.5;
  return haired(
    2.2,
    melting(0.024, [
      // In the wind the hair next to the neck stays on it, and what flies is longer than what falls.
      ...layer(locks.under, (t) =>
        lockOf({ ...line, streams: streams * 0.4 }, t, { fall: 0.22, drift: 0.08, root: 0.05, tip: 0.026 }),
      ),
      ...layer(locks.over, (t) =>
        lockOf(line, t, {
          fall: (0.34 + 0.2 * wave(t) + 0.05 * random()) * (1 + 0.5 * streams),
          drift: 0.09 + 0.12 * wave(t + 3) + 0.02 * random(),
          root: 0.034 - 0.008 * streams,
          tip: 0.005,
        }),
      ),
    ]),
  );
}

/** A lock of a mane, so far from the withers to the poll: it leaves the crest, lies over the side of the neck, and hangs so far down and back. */
function lockOf(
  { along, streams }: HairLine,
  t: number,
  {
    fall,
    drift,
    root,
    tip,
  }: { readonly fall: number; readonly drift: number; readonly root: number; readonly tip: number },
): Cones {
  const [x, y, z] = along(t);
  // Those behind the ear lie back, and leave the eye free.
  const late = Math.max(0, t - 0.78) / 0.22;
  const long = fall * (1 - 0.4 * late);
  const back = drift + 0.16 * late;
  const out = 0.13 * (1 - t);
  /** A place along the lock: so far of the way that it drifts back, that it falls, and that it lies aside. */
  const hang = (drifted: number, fallen: number, aside: number, radius: number) =>
    [
      x + back * drifted + streams * long * fallen * 0.86,
      // The wind of a gallop lifts it off the neck, and it waves.
      y -
        long * fallen * (1 - streams) +
        streams * 0.05 * Math.sin(fallen * 3.6 + drift * 40) -
        streams * 0.04 * fallen,
      z - (aside + out * fallen) * (1 - streams * 0.62),
      radius,
    ] as const;
  return conesAlong(
    [
      [x, y + 0.045, z, root],
      hang(0.3, 0.2, 0.125, root * (1 - 0.25 * streams)),
      hang(0.8, 0.66, 0.15, (root * 0.72 + tip * 0.28) * (1 - 0.4 * streams)),
      hang(1.2, 1, 0.155, tip),
    ],
    0,
  );
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

function tail(random: Random, { dock: [x, y], streams }: HairLine): Cones {
  return haired(
    3,
    melting(
      0.03,
      Array.from({ length: 14 }, () => {
        const [a, b] = [(random() - 0.5) * 0.13, (random() - 0.5) * 0.15];
        const long = (0.76 + random() * 0.36) * (1 + 0.24 * streams);
        const hang = (share: number, aside: number, spread: number, wide: number, r: number) =>
          [
            x + aside + a * spread * (1 - streams * 0.6) + streams * share * long * 0.9,
            // Blown back it rises from the dock and sinks to its end, and its locks part.
            y + streams * (0.2 * Math.sin(share * 2.6) + a * share * 2.4) - long * share * (1 - streams * 0.86),
            b * wide * (1 + streams * share),
            r * (1 - 0.3 * streams),
          ] as const;
        return conesAlong(
          [
            [x, y, 0, 0.04],
            [x + 0.1 + a * 0.3, y + 0.01, b * 0.3, 0.045],
            hang(0.3, 0.15, 0.9, 1, 0.038),
            hang(0.55, 0.16, 1, 1, 0.034),
            hang(0.8, 0.14, 1.1, 0.9, 0.02),
            hang(1, 0.1, 1.2, 0.6, 0.003),
          ],
          0,
        );
      }).flat(),
    ),
  );
}
