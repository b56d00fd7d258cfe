import { haired, melting } from '../solid/soft-body.ts';
import type { Cones } from '../solid/soft-body.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { bothSides, conesAlong } from './body-parts.ts';
import type { HeadAxes } from './quadruped-form.ts';

/** Where the head of a cat that sits has its middle. */
const sittingHead: Vec3 = [-0.135, 0.478, 0];

/** Over this height a cat that sits is chest, neck and back, metres. */
const seat = 0.12;

/** A height of a cat that sits upright, on one whose body over its seat is so many times as tall. */
const lowered = (y: number, tall: number): number => (y > seat ? seat + (y - seat) * tall : y);

/** Where the head of one is whose body is so many times as tall. */
export const sittingHeadOf = (tall: number): Vec3 => [sittingHead[0], lowered(sittingHead[1], tall), sittingHead[2]];

/** The body of a cat that sits, its tail around its feet; of the head the fur of throat and cheeks. A kitten's is less tall for its width. */
export const sittingCat = (at: HeadAxes, tall = 1, rim?: Rim): Cones => [
  ...[...upright(), ...(rim ? [] : forelegs())].map((cone) =>
    cone.map((value, i) => (i === 1 || i === 5 ? lowered(value, tall) : value)),
  ),
  ...(rim ? pawsOn(rim, tall) : []),
  ...cheeks(at),
];

/** Where the rim is of what a cat looks out of: over its feet, and before its middle; metres. */
interface Rim {
  readonly up: number;
  readonly ahead: number;
}

/** Forelegs that reach ahead, with the paws over a rim. */
const pawsOn = ({ up, ahead }: Rim, tall: number): Cones =>
  bothSides((s) => {
    const shoulder = lowered(0.285, tall);
    const paw = -Math.min(0.36, Math.max(0.2, ahead));
    const wrist = paw + 0.045;
    return [
      ...melting(0.02, [
        [-0.09, shoulder, 0.062 * s, 0.042, wrist, up + 0.04, 0.064 * s, 0.027, 0],
        [wrist, up + 0.04, 0.064 * s, 0.028, paw - 0.012, up + 0.03, 0.064 * s, 0.031, 1],
        [paw - 0.012, up + 0.03, 0.064 * s, 0.03, paw - 0.036, up + 0.002, 0.064 * s, 0.026, 1],
      ]),
      ...melting(
        0.006,
        [-1.5, -0.5, 0.5, 1.5].map((t) => [
          ...[paw - 0.03, up + 0.01, (0.064 + 0.012 * t) * s, 0.014],
          ...[paw - 0.046 + 0.003 * t * t, up - 0.016, (0.064 + 0.0135 * t) * s, 0.0115, 1],
        ]),
      ),
    ];
  });

/** Forelegs that stand. */
const forelegs = (): Cones =>
  bothSides((s) => [
    ...melting(0.014, [
      [-0.098, 0.235, 0.056 * s, 0.034, -0.116, 0.115, 0.05 * s, 0.024, 0],
      [-0.116, 0.115, 0.05 * s, 0.0245, -0.126, 0.045, 0.047 * s, 0.023, 0],
      [-0.13, 0.03, 0.046 * s, 0.027, -0.155, 0.026, 0.046 * s, 0.025, 1],
    ]),
    ...melting(
      0.006,
      [-1.5, -0.5, 0.5, 1.5].map((t) => [
        ...[-0.158, 0.024, (0.046 + 0.011 * t) * s, 0.013],
        ...[-0.184 + 0.003 * t * t, 0.013, (0.046 + 0.0125 * t) * s, 0.0105, 1],
      ]),
    ),
  ]);

function upright(): Cones {
  return [
    ...melting(0.05, [
      // Rump, a back that is bent, chest and throat.
      [0.12, 0.13, 0, 0.125, 0.06, 0.24, 0, 0.11, 0],
      [0.06, 0.24, 0, 0.11, -0.04, 0.345, 0, 0.086, 0],
      [-0.04, 0.345, 0, 0.08, -0.1, 0.44, 0, 0.05, 0],
      [-0.07, 0.32, 0, 0.078, -0.08, 0.25, 0, 0.068, 0],
    ]),
    // The fur of the breast is long.
    ...haired(2.4, melting(0.06, [[-0.118, 0.41, 0, 0.042, -0.112, 0.3, 0, 0.046, 1]])),
    ...bothSides((s) => [
      // Shoulder blades, forelegs, and the haunches of a cat that sits.
      ...melting(0.04, [
        [-0.03, 0.345, 0.05 * s, 0.058, -0.085, 0.29, 0.066 * s, 0.046, 0],
        [-0.07, 0.3, 0.06 * s, 0.05, -0.096, 0.225, 0.056 * s, 0.036, 0],
        [0.11, 0.14, 0.08 * s, 0.105, 0.0, 0.1, 0.115 * s, 0.062, 0],
      ]),
      ...melting(0.014, [[0.03, 0.034, 0.12 * s, 0.034, -0.075, 0.027, 0.12 * s, 0.027, 1]]),
      ...melting(
        0.006,
        [-1.5, -0.5, 0.5, 1.5].flatMap((t) => [
          [
            -0.075,
            0.024,
            (0.12 + 0.011 * t) * s,
            0.012,
            -0.098 + 0.003 * t * t,
            0.013,
            (0.12 + 0.0125 * t) * s,
            0.0105,
            1,
          ],
        ]),
      ),
    ]),
    // The tail lies round the feet.
    ...haired(
      1.6,
      melting(0.02, [
        [0.21, 0.07, 0, 0.042, 0.27, 0.045, -0.1, 0.036, 0],
        [0.27, 0.045, -0.1, 0.036, 0.17, 0.038, -0.22, 0.032, 0],
        [0.17, 0.038, -0.22, 0.032, 0.02, 0.034, -0.23, 0.028, 0],
        [0.02, 0.034, -0.23, 0.028, -0.07, 0.032, -0.19, 0.02, 2],
      ]),
    ),
  ];
}

/** Where the head of a cat that is curled up lies. */
export const curledHead: Vec3 = [-0.125, 0.106, -0.16];

/** A cat that is curled up asleep: its back a round, its nose on its tail. */
export function curledCat(at: HeadAxes): Cones {
  return [
    ...melting(
      0.05,
      conesAlong(
        [
          [-0.16, 0.1, -0.07, 0.076],
          [-0.2, 0.1, 0.05, 0.094],
          [-0.11, 0.114, 0.15, 0.106],
          [0.05, 0.12, 0.17, 0.116],
          [0.17, 0.112, 0.08, 0.118],
          [0.19, 0.1, -0.03, 0.1],
        ],
        0,
      ),
    ),
    ...melting(0.05, [
      [0, 0.07, 0.0, 0.09, 0, 0.07, 0.06, 0.1, 0],
      [...at(-0.5, -0.1, 0), 0.066, -0.18, 0.104, 0, 0.08, 0],
    ]),
    // Haunch and hind foot, and the foreleg under the chin.
    ...melting(0.014, [
      [0.17, 0.104, -0.08, 0.098, 0.05, 0.088, -0.15, 0.062, 0],
      [-0.21, 0.1, -0.04, 0.062, -0.2, 0.046, -0.15, 0.036, 0],
    ]),
    ...melting(0.01, [
      [0.07, 0.052, -0.17, 0.036, -0.01, 0.042, -0.215, 0.03, 1],
      [-0.2, 0.046, -0.16, 0.036, -0.13, 0.042, -0.255, 0.033, 1],
      [-0.13, 0.042, -0.255, 0.034, -0.07, 0.044, -0.272, 0.031, 1],
    ]),
    ...haired(
      1.6,
      melting(0.02, [
        ...conesAlong(
          [
            [0.25, 0.066, -0.04, 0.046],
            [0.25, 0.05, -0.16, 0.042],
            [0.15, 0.044, -0.26, 0.04],
            [0.03, 0.042, -0.295, 0.036],
          ],
          0,
        ),
        [0.03, 0.042, -0.295, 0.036, -0.06, 0.046, -0.305, 0.024, 2],
      ]),
    ),
    ...cheeks(at),
  ];
}

/** Fur that stands off the cheeks. */
export const cheeks = (at: HeadAxes): Cones =>
  haired(
    1.6,
    melting(
      0.03,
      bothSides((s) => [[...at(0.1, -0.28, 0.56 * s), 0.034, ...at(-0.24, -0.34, 0.96 * s), 0.018, 0]]),
    ),
  );
