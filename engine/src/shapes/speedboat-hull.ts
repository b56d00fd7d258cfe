import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { rod } from './rings.ts';

export const boatWhite = '#f3f4f2';

const long = 3.4;

/** A sharp hull with stripes along it, its deck and its rail. */
export function speedboatHull(mesh: Mesh, paint: Colour): void {
  for (const s of [-1, 1]) {
    mesh.sheet(
      (u, v) => {
        const [x, y, z] = side(u, v);
        return [x, y, z * s];
      },
      48,
      22,
      (u, v) =>
        v < 0.06
          ? boatWhite
          : v < 0.3 - 0.16 * u
            ? paint
            : v < 0.34 - 0.16 * u
              ? '#1b1d20'
              : v < 0.55
                ? boatWhite
                : paint,
      materials.gloss,
    );
    mesh.tube(
      Array.from({ length: 33 }, (_, i): Vec3 => {
        const [x, y, z] = side(i / 32, 0);
        return [x, y, z * s];
      }),
      [0.045],
      '#2b2e31',
      materials.plain,
      6,
    );
    // A rail of steel at the bow.
    const post = (u: number, h: number): Vec3 => {
      const [x, y, z] = side(u, 0);
      return [x, y + h, z * s * 0.9];
    };
    mesh.tube(
      [0.03, 0.1, 0.2, 0.3, 0.38].map((u, i) => post(u, i === 4 ? 0.04 : 0.26)),
      [0.018],
      '#d8dcdf',
      materials.metal,
      6,
    );
    for (const u of [0.1, 0.2, 0.3]) rod(mesh, post(u, 0), post(u, 0.26), 0.015, '#d8dcdf', materials.metal);
  }
  // The deck before the cockpit, and beside it.
  mesh.sheet(
    (u, v) => {
      const [x, y, z] = side(u * 0.46, 0);
      return [x, y + 0.16 * (1 - (2 * v - 1) ** 2) * Math.min(1, u * 3), z * (2 * v - 1)];
    },
    24,
    10,
    (_u, v) => (Math.abs(v - 0.5) < 0.08 ? paint : boatWhite),
    materials.gloss,
  );
  for (const s of [-1, 1])
    mesh.sheet(
      (u, v) => {
        const [x, y, z] = side(0.45 + u * 0.55, 0);
        return [x, y + 0.01, s * z * (1 - v * 0.22)];
      },
      12,
      1,
      () => boatWhite,
      materials.gloss,
    );
  const [x, y, z] = side(1, 0);
  const [, low, inner] = side(1, 0.55);
  mesh.face(
    [
      [x, y, -z],
      [x, y, z],
      [x, low, inner],
      [x, -0.4, 0],
      [x, low, -inner],
    ],
    boatWhite,
    materials.gloss,
  );
}

/** Where the side is: along it from bow to stern, and from the rail down to the keel. */
function side(u: number, v: number): Vec3 {
  const bow = Math.max(0, 1 - u / 0.62);
  const rail = 0.82 + 0.22 * bow ** 1.6 - 0.06 * Math.max(0, u - 0.7);
  const wide = 1.12 * (1 - bow ** 2.1) * (1 - 0.12 * Math.max(0, u - 0.6));
  const chine = v < 0.55 ? 1 - 0.18 * (v / 0.55) : 0.82 * (1 - ((v - 0.55) / 0.45) ** 1.3);
  const keel = -0.42 + 0.75 * bow ** 3;
  const low =
    v < 0.55
      ? rail - (v / 0.55) * (rail - 0.12 - 0.42 * bow ** 1.5)
      : 0.12 + 0.42 * bow ** 1.5 + ((v - 0.55) / 0.45) * (keel - 0.12 - 0.42 * bow ** 1.5);
  return [(u * 2 - 1) * long + v * 1.1 * bow ** 1.5, low, Math.max(0.004, wide * chine)];
}
