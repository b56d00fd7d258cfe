import type { Colour } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { smoothWay } from './smooth-way.ts';

/** How a car is finished. */
export interface CarLook {
  readonly paint: Colour;
  /** Its lamps are lit. */
  readonly lit: boolean;
  /** The roof has another colour. */
  readonly roof?: Colour;
  /** Bumpers, frames and grille of chrome, as cars had them once. */
  readonly isOld?: boolean;
}

/** A curve over the length of a car: [x, y] from its front (-x) to its rear. */
export type Line = readonly (readonly [x: number, y: number])[];

/** What tells one car from another, metres; it heads towards -x and stands on y = 0. */
export interface CarForm {
  readonly length: number;
  /** Half of its width where it is widest. */
  readonly half: number;
  /** How square it is seen from above, at its front and at its rear: 2 is an ellipse. */
  readonly square: readonly [front: number, rear: number];
  /** How far the wings swell over the wheels, and how far the upper edge of its ends leans back. */
  readonly swell: number;
  readonly lean: number;
  /** How large the rounding between its sides and what faces up is. */
  readonly edge: number;
  /** The upper edge of its sides: wings and the lower edge of the windows. */
  readonly top: Line;
  /** The middle of what faces up: hood and boot. */
  readonly deck: Line;
  /** Its lower edge. */
  readonly low: Line;
  /** Front and rear axle, and the size of the wheels. */
  readonly axles: readonly [front: number, rear: number];
  readonly wheel: { readonly radius: number; readonly width: number };
  /** The outline of roof and glass, from the foot of the windscreen to that of the rear window. */
  readonly roof: Line;
  /** How much narrower than the body the glass is at its foot, and the roof. */
  readonly narrower: readonly [foot: number, roof: number];
}

/** The height of a line over the length, at any x of it. */
export type Height = (x: number) => number;

/** A smooth curve through the points of a line. */
export function heightAlong(line: Line): Height {
  const way = smoothWay(
    line.map(([x, y]): Vec3 => [x, y, 0]),
    8,
  );
  return (x) => {
    let i = 1;
    while (i < way.length - 1 && (way[i]?.[0] ?? 0) < x) i++;
    const [a, b] = [way[i - 1], way[i]];
    if (!a || !b) return 0;
    const share = Math.min(1, Math.max(0, (x - a[0]) / Math.max(1e-6, b[0] - a[0])));
    return a[1] + (b[1] - a[1]) * share;
  };
}

/** `value` to a power, with its sign. */
const power = (value: number, by: number): number => Math.sign(value) * Math.abs(value) ** by;

/** The share of the height of a side at which the crease runs along it: it is widest there. */
export const crease = 0.66;

/** How wide a side is at a share of its height: it draws in to the sill, is hollow below the crease, and leans in above it. */
function shareAt(up: number): number {
  const t = Math.min(1, Math.max(0, up));
  if (t > crease) return 1 - 0.055 * ((t - crease) / (1 - crease)) ** 1.5;
  const below = 1 - t / crease;
  return 1 - 0.03 * Math.sin(Math.min(1, below * 2.2) * Math.PI) * 0.5 - 0.085 * below ** 1.7;
}

/** The surface of a car's body, to be covered with metal and to put lamps, doors and arches on. */
export interface CarBody {
  /** A point of its side by how far along its outline seen from above, 0 (front) to 1, and how far up its side, 0 to 1; of side z > 0. */
  readonly at: (along: number, up: number) => Vec3;
  /** A point of what faces up: along as above, and how far in from its edge, 0 to 1 (the middle). */
  readonly onDeck: (along: number, inward: number) => Vec3;
  /** How far along its outline a place over its length is. */
  readonly alongAt: (x: number) => number;
  /** The point of its side at a place seen from the side. */
  readonly onSide: (x: number, y: number) => Vec3;
  /** Which way its side faces there. */
  readonly facing: (x: number, y: number) => Vec3;
  /** The point of its front (-1) or rear (1) at a place seen from there. */
  readonly onEnd: (end: -1 | 1, z: number, y: number) => Vec3;
  readonly topAt: Height;
  readonly lowAt: Height;
}

/** The body of a car without glass and wheels. */
export function bodyOf({ length, half, square, swell, lean, edge, top, deck, low, axles }: CarForm): CarBody {
  const topAt = heightAlong(top);
  const deckAt = heightAlong(deck);
  const lowAt = heightAlong(low);
  const [end, waist] = [length / 2, (axles[0] + axles[1]) / 2];
  const squareOf = (x: number): number => square[x < 0 ? 0 : 1];
  const bell = (x: number, at: number, wide: number): number => Math.exp(-(((x - at) / wide) ** 2));
  /** It swells over its wheels and has a waist between them. */
  const swollen = (x: number): number =>
    1 - swell + swell * (bell(x, axles[0], 0.62) + 1.15 * bell(x, axles[1], 0.7)) - swell * 0.4 * bell(x, waist, 0.8);
  const angleAt = (x: number): number => Math.acos(power(Math.max(-1, Math.min(1, -x / end)), squareOf(x) / 2));
  const widthAt = (x: number): number => half * Math.sin(angleAt(x)) ** (2 / squareOf(x)) * swollen(x);
  const upAt = (x: number, y: number): number => (y - lowAt(x)) / Math.max(1e-6, topAt(x) - edge - lowAt(x));
  const sideAt = (x: number, y: number): number => widthAt(x) * shareAt(upAt(x, y));
  const xOf = (angle: number): number => -end * power(Math.cos(angle), 2 / squareOf(-Math.cos(angle)));
  /** The upper part of its ends leans towards the middle, and its chin draws in. */
  const leant = (x: number, up: number): number => {
    const near = Math.max(0, (Math.abs(x) - end + 0.5) / 0.5) ** 2;
    return x - Math.sign(x) * near * lean * (Math.max(0, up - 0.35) ** 1.5 + 0.6 * Math.max(0, 0.35 - up));
  };
  return {
    at: (along, up) => {
      const angle = along * Math.PI;
      const x = xOf(angle);
      const y = lowAt(x) + (topAt(x) - edge - lowAt(x)) * up;
      return [leant(x, up), y, sideAt(x, y)];
    },
    onDeck: (along, inward) => {
      const x = xOf(along * Math.PI);
      const width = widthAt(x) * shareAt(1);
      // Dense where it is round.
      const q = power(Math.cos((inward * Math.PI) / 2), 0.5);
      const rest = 1 - q;
      const rise = 1 - (1 - Math.min(1, rest / 0.55)) ** 3;
      const y = topAt(x) + (deckAt(x) - topAt(x)) * rise - edge * (1 - Math.sqrt(Math.max(0, 1 - q ** 12)));
      return [leant(x, 1), y, width * q];
    },
    alongAt: (x) => angleAt(x) / Math.PI,
    onSide: (x, y) => [x, y, sideAt(x, y)],
    facing: (x, y) => {
      const e = 0.004;
      const z = sideAt(x, y);
      return [-(sideAt(x + e, y) - z) / e, -(sideAt(x, y + e) - z) / e, 1];
    },
    onEnd: (which, z, y) => {
      let x = which * end;
      // The farther from its middle, the farther back its end is, and the section there is another one.
      for (let step = 0; step < 4; step++) {
        const share = Math.max(0.05, shareAt(upAt(x, y)) * swollen(x));
        const s = Math.min(1, Math.abs(z) / (half * share)) ** (squareOf(x) / 2);
        x = which * end * Math.sqrt(Math.max(0, 1 - s * s)) ** (2 / squareOf(x));
      }
      return [leant(x, upAt(x, y)), y, z];
    },
    topAt,
    lowAt,
  };
}
