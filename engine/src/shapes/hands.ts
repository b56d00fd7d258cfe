import type { Cones } from '../solid/soft-body.ts';
import { cross, dot, normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';

/** How fingers are held. */
export type HandShape = 'open' | 'spread' | 'fists';

/** How the fingers of both hands are held, or those of the left and of the right one. */
export type HandShapes = HandShape | readonly [HandShape, HandShape];

/** How the fingers of the left (-1) or the right (1) hand are held. */
export const shapeOfHand = (shapes: HandShapes, s: number): HandShape =>
  typeof shapes === 'string' ? shapes : shapes[s < 0 ? 0 : 1];

/** How a hand is held; `thumb` is where that side of it points. */
interface Held {
  readonly shape: HandShape;
  readonly size: number;
  readonly thumb?: Vec3;
}

/** The thumb of an arm that hangs points ahead, of one that is stretched ahead up, and of one that is raised to the head. */
export function thumbOf(s: number, [, y, z]: Vec3): Vec3 {
  if (y > 0.55) return [-s, 0, -0.35];
  return z < -0.5 ? [-0.25 * s, 1, -0.2] : [-0.25 * s, 0.3, -1];
}

/** The cones of a hand with four fingers and a thumb on the left (-1) or the right arm; they melt by about 0.01. */
export function handOf(s: number, elbow: Vec3, wrist: Vec3, { shape, size, thumb }: Held): Cones {
  const along = normalised([wrist[0] - elbow[0], wrist[1] - elbow[1], wrist[2] - elbow[2]]);
  const wanted = thumb ?? thumbOf(s, along);
  const by = dot(wanted, along);
  const across = normalised([wanted[0] - along[0] * by, wanted[1] - along[1] * by, wanted[2] - along[2] * by]);
  // Where the palm faces, on both hands.
  const palm = s < 0 ? cross(along, across) : cross(across, along);
  const at = (a: number, c: number, p = 0): Vec3 => [
    wrist[0] + (along[0] * a + across[0] * c + palm[0] * p) * size,
    wrist[1] + (along[1] * a + across[1] * c + palm[1] * p) * size,
    wrist[2] + (along[2] * a + across[2] * c + palm[2] * p) * size,
  ];
  const cone = (a: Vec3, ra: number, b: Vec3, rb: number): readonly number[] => [...a, ra * size, ...b, rb * size];
  const knuckles = [0.026, 0.008, -0.01, -0.027] as const;
  const long = [0.94, 1.05, 0.98, 0.76] as const;
  const fingers = knuckles.flatMap((c, i) => {
    const l = long[i] ?? 1;
    if (shape === 'fists')
      return [
        cone(at(0.082, c), 0.0115, at(0.105, c, 0.022), 0.011),
        cone(at(0.105, c, 0.024), 0.011, at(0.082, c, 0.046), 0.0105),
        cone(at(0.08, c, 0.046), 0.0105, at(0.062, c, 0.034), 0.009),
      ];
    const apart = shape === 'spread' ? c * 1.3 : c * 0.06;
    const curl = shape === 'spread' ? 0.004 : 0.012 + 0.006 * i;
    return [
      cone(at(0.085, c), 0.0112, at(0.085 + 0.045 * l, c + apart * 0.5, curl * 0.6), 0.0095),
      cone(
        at(0.085 + 0.045 * l, c + apart * 0.5, curl * 0.6),
        0.0095,
        at(0.085 + 0.085 * l, c + apart, curl * 2),
        0.0072,
      ),
    ];
  });
  const thumbs =
    shape === 'fists'
      ? [
          cone(at(0.03, 0.03, 0.014), 0.014, at(0.075, 0.034, 0.034), 0.0115),
          cone(at(0.075, 0.034, 0.036), 0.0115, at(0.09, 0.008, 0.05), 0.0095),
        ]
      : [
          cone(at(0.02, 0.022, 0.008), 0.015, at(0.06, 0.046, 0.014), 0.0115),
          cone(at(0.06, 0.046, 0.014), 0.011, at(0.098, shape === 'spread' ? 0.066 : 0.046, 0.02), 0.008),
        ];
  return [
    cone(at(-0.012, 0), 0.026, at(0.02, 0), 0.022),
    cone(at(0.02, 0.012), 0.0165, at(0.082, 0.022), 0.0145),
    cone(at(0.015, 0), 0.0175, at(0.084, 0), 0.0145),
    cone(at(0.02, -0.012, 0.002), 0.0165, at(0.078, -0.023), 0.0135),
    ...fingers,
    ...thumbs,
  ];
}
