import type { Random } from '../raster/random.ts';
import type { Cones } from '../solid/soft-body.ts';
import { both } from './body-parts.ts';

/** How hair is worn. */
export type HairStyle = 'short' | 'long' | 'bob' | 'bun' | 'back' | 'none';

/** Close to the skull, with a hairline over the forehead and temples. */
const cap: Cones = [
  [0, 0.044, 0.026, 0.0915, 0, 0.05, -0.004, 0.0852, 0],
  [0, 0.02, 0.06, 0.084, 0, -0.05, 0.056, 0.052, 0],
];

/** The hair of a head that looks towards -z, in cones that melt by about 0.016; metres, from between the ears. */
export function hairOf(style: HairStyle, random: Random): Cones {
  if (style === 'none') return [];
  if (style === 'short') return [...cap, ...combed()];
  if (style === 'bun') return [...cap, ...sweptBack(), [0, 0.1, 0.09, 0.045, 0, 0.112, 0.1, 0.04, 0]];
  // Behind the ears, which are seen, and down the back.
  if (style === 'back') return [...cap, ...sweptBack(), ...downTheBack(random)];
  return [...cap, ...locks(random, style === 'bob' ? { end: -0.085, over: 0.012 } : { end: -0.25, over: 0.05 })];
}

/** Combed up from the forehead and to a side, with sideburns. */
function combed(): Cones {
  return [
    ...both([0.07, 0.03, -0.012, 0.018, 0.074, -0.006, -0.006, 0.009]),
    ...Array.from({ length: 8 }, (_, i) => {
      const x = -0.056 + i * 0.016;
      const [up, ahead] = [0.092 - 6 * x * x, 3 * x * x - 0.05];
      return [x, up, ahead, 0.021, x + 0.02, up + 0.024 + x * x, ahead - 0.008, 0.012, 0];
    }),
  ];
}

/** Drawn from the forehead and the temples to the back of the head. */
function sweptBack(): Cones {
  return [0.008, 0.03, 0.052].flatMap((x, i) =>
    both([x, 0.1 - 0.012 * i * i, -0.05 + 0.012 * i, 0.014, x * 1.1, 0.112 - 0.02 * i, 0.05, 0.03]),
  );
}

function downTheBack(random: Random): Cones {
  return Array.from({ length: 9 }, (_, i) => {
    const x = -0.064 + i * 0.016;
    const low = -0.27 - 0.05 * random();
    return [
      [x, 0.04, 0.085 - 4 * x * x, 0.034, x * 1.25, -0.12, 0.085 - 3 * x * x, 0.028, 0],
      [x * 1.25, -0.12, 0.085 - 3 * x * x, 0.028, x * 1.5 + (random() - 0.5) * 0.02, low, 0.1, 0.008, 0],
    ];
  }).flat();
}

/** From a parting on both sides of the face, behind the ears and down to `end`, some of it `over` lower. */
function locks(random: Random, { end, over }: { readonly end: number; readonly over: number }): Cones {
  return [-1, 1].flatMap((s) =>
    Array.from({ length: 9 }, (_, k) => {
      const back = k * 0.0165;
      const wave = (random() - 0.5) * 0.014;
      const low = end - over * random() - 0.012 * k * (over / 0.05);
      const half = (low - 0.036) / 2;
      const points: readonly (readonly [number, number, number, number])[] = [
        [0.012 + 0.002 * s, 0.119 - 0.02 * (k / 8) ** 2, -0.052 + back, 0.012],
        [s * 0.046, 0.09 - 0.004 * (k / 8), -0.062 + back, 0.0165],
        [s * 0.076, 0.028, -0.044 + back, 0.0165],
        [s * (0.079 + wave * 0.4), 0.036 + half * 0.75, -0.016 + back * 0.9, 0.0165],
        [s * (0.085 - wave), 0.036 + half * 1.4, -0.006 + back * 0.85, 0.0165],
        [s * (0.092 + wave), low, 0.002 + back * 0.7, 0.006],
      ];
      return points.slice(1).map((point, i) => [...(points[i] ?? point), ...point, 0]);
    }).flat(),
  );
}

/** A full beard with a moustache. */
export const beard: Cones = [
  ...both([0.068, -0.008, -0.012, 0.012, 0.06, -0.052, -0.022, 0.018]),
  ...both([0.06, -0.052, -0.022, 0.018, 0.034, -0.096, -0.058, 0.02]),
  ...both([0.034, -0.096, -0.058, 0.02, 0, -0.122, -0.076, 0.022]),
  ...both([0.018, -0.09, -0.072, 0.016, 0, -0.13, -0.082, 0.014]),
  ...both([0.005, -0.0535, -0.0945, 0.0058, 0.0265, -0.0665, -0.08, 0.0055]),
  [0, -0.088, -0.084, 0.0085, 0, -0.104, -0.084, 0.016, 0],
  ...both([0.0265, -0.0665, -0.08, 0.0055, 0.034, -0.09, -0.066, 0.012]),
];
