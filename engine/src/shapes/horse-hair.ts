import { mixRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { noise2, smooth } from '../solid/noise.ts';
import { haired, melting } from '../solid/soft-body.ts';
import type { Cones, Marks } from '../solid/soft-body.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { conesAlong } from './body-parts.ts';
import type { HeadAxes } from './quadruped-form.ts';

/** Where the hair of a horse grows: from the withers (0) to the poll (1), its head, and the root of its tail; `streams` says how far the tail is blown back, 0..1. */
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
    colours: [colour, mixRgb(tone, [0.03, 0.02, 0.015], 0.5), mixRgb(tone, [0.8, 0.72, 0.6], 0.03 + 0.24 * tone[1])],
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

/** How many locks of a mane lie beside one another. */
const locks = 17;

function mane(random: Random, { along }: HairLine): Cones {
  return haired(
    2.8,
    melting(
      0.022,
      Array.from({ length: locks }, (_, i) => {
        const t = i / (locks - 1);
        const [x, y, z] = along(t);
        // Those behind the ear lie back, and leave the eye free; a few fall to the other side.
        const late = Math.max(0, t - 0.78) / 0.22;
        const side = i % 10 === 7 ? 1 : -1;
        const fall = (0.3 + random() * 0.1) * (1 - 0.4 * late);
        const drift = 0.03 + random() * 0.07 + 0.18 * late;
        const out = 0.13 * (1 - t);
        return conesAlong(
          [
            [x, y + 0.045, z, 0.048],
            [x + drift * 0.4, y - fall * 0.12, z + side * (0.125 + out * 0.5), 0.047],
            [x + drift * 1.2, y - fall, z + side * (0.165 + out + random() * 0.02), 0.017],
          ],
          0,
        );
      }).flat(),
    ),
  );
}

function forelock(random: Random, { head }: HairLine): Cones {
  return haired(
    3,
    melting(
      0.016,
      [-0.2, 0, 0.2].flatMap((t) =>
        conesAlong(
          [
            [...head(-0.3, 0.92, t * 0.3), 0.026],
            [...head(0.3, 0.86, t * 0.8), 0.026],
            [...head(0.72, 0.5 - random() * 0.2, t * 1.3), 0.01],
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
      Array.from({ length: 4 }, () => {
        const [a, b] = [(random() - 0.5) * 0.11, (random() - 0.5) * 0.13];
        const long = 0.82 + random() * 0.2;
        const hang = (share: number, aside: number, spread: number, wide: number, r: number) =>
          [
            x + aside + a * spread + streams * share * long,
            y + 0.05 * streams * share - long * share * (1 - streams * 1.2),
            b * wide,
            r,
          ] as const;
        return conesAlong(
          [
            [x, y, 0, 0.04],
            [x + 0.1 + a * 0.3, y + 0.01, b * 0.3, 0.045],
            hang(0.5, 0.16, 0.9, 1, 0.05),
            hang(1, 0.1, 1.2, 0.7, 0.012),
          ],
          0,
        );
      }).flat(),
    ),
  );
}
