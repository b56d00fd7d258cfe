import type { Vec3 } from '../solid/vectors.ts';
import { smoothWay } from './smooth-way.ts';

/** A curve over the length of a car: [x, y] from its front (-x) to its rear. */
export type Line = readonly (readonly [x: number, y: number])[];

/** What tells one car from another, metres; it heads towards -x and stands on y = 0. */
export interface CarForm {
  readonly length: number;
  /** Half of its width where it is widest. */
  readonly half: number;
  /** How square it is seen from above: 2 is an ellipse. */
  readonly square: number;
  /** How square its section is: from 0.35 (a box) to 1 (an ellipse). */
  readonly round: number;
  /** The upper edge of its body: hood, lower edge of the windows, boot. */
  readonly top: Line;
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

/** The share of a section's height, from its lower edge, at which it is widest; below it the body draws in a little. */
const widest = 0.52;

/** The surface of a car's body, to be covered with metal and to put lamps, doors and arches on. */
export interface CarBody {
  /** A point by how far along its outline seen from above, 0 (front) to 1, and how far up its section, 0 to 1 (the middle of its top); of side z > 0. */
  readonly at: (along: number, up: number) => Vec3;
  /** The point of its side at a place seen from the side. */
  readonly onSide: (x: number, y: number) => Vec3;
  /** The point of its front (-1) or rear (1) at a place seen from there. */
  readonly onEnd: (end: -1 | 1, z: number, y: number) => Vec3;
}

/** The body of a car without glass and wheels. */
export function bodyOf({ length, half, square, round, top, low }: CarForm): CarBody {
  const topAt = heightAlong(top);
  const lowAt = heightAlong(low);
  const section = (x: number, up: number): readonly [y: number, share: number] => {
    const [lower, upper] = [lowAt(x), topAt(x)];
    const middle = lower + (upper - lower) * widest;
    if (up < 0.25) {
      const a = (up / 0.25) * (Math.PI / 2);
      return [middle - (middle - lower) * Math.cos(a), 0.9 + 0.1 * Math.sin(a)];
    }
    const a = ((up - 0.25) / 0.75) * (Math.PI / 2);
    return [middle + (upper - middle) * power(Math.sin(a), round), power(Math.cos(a), round)];
  };
  const shareAt = (x: number, y: number): number => {
    const [lower, upper] = [lowAt(x), topAt(x)];
    const middle = lower + (upper - lower) * widest;
    if (y <= middle) {
      const c = Math.min(1, Math.max(0, (middle - y) / Math.max(1e-6, middle - lower)));
      return 0.9 + 0.1 * Math.sqrt(1 - c * c);
    }
    const s = Math.min(1, (y - middle) / Math.max(1e-6, upper - middle)) ** (1 / round);
    return Math.sqrt(Math.max(0, 1 - s * s)) ** round;
  };
  const xOf = (angle: number): number => (-length / 2) * power(Math.cos(angle), 2 / square);
  const widthOf = (angle: number): number => half * power(Math.sin(angle), 2 / square);
  return {
    at: (along, up) => {
      const angle = along * Math.PI;
      const x = xOf(angle);
      const [y, share] = section(x, up);
      return [x, y, widthOf(angle) * share];
    },
    onSide: (x, y) => {
      const angle = Math.acos(power((-2 * x) / length, square / 2));
      return [x, y, widthOf(angle) * shareAt(x, y)];
    },
    onEnd: (end, z, y) => {
      let x = (end * length) / 2;
      // The farther from its middle, the farther back its end is, and the section there is another one.
      for (let step = 0; step < 4; step++) {
        const share = Math.max(0.05, shareAt(x, y));
        const s = Math.min(1, Math.abs(z) / (half * share)) ** (square / 2);
        x = (end * length * Math.sqrt(Math.max(0, 1 - s * s)) ** (2 / square)) / 2;
      }
      return [x, y, z];
    },
  };
}
