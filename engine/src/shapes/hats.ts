import { scaleRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { tau } from './chance.ts';
import { pushHatSeat } from './hat-seat.ts';
import { pairs } from './points.ts';

// Hats for a head that looks towards -z, in its axes: from between the ears, metres.

/** The hat of who does magic: a wide brim, a band with a buckle, and a point that bends over. */
export function wearPointedHat(mesh: Mesh, colour: Colour, band: Colour): void {
  pushHatSeat(mesh, { lean: 0.06 }).scale(1, 1, 1.14);
  mesh.sheet(
    (u, v): Vec3 => {
      const r = 0.096 + u * 0.15;
      return [Math.sin(v * tau) * r, 0.012 * Math.sin(v * tau * 3) * u * u - 0.02 * u * u, -Math.cos(v * tau) * r];
    },
    10,
    60,
    () => colour,
    materials.cloth,
  );
  const rise: readonly Vec3[] = [
    [0, -0.005, 0],
    [0, 0.08, 0.004],
    [0.012, 0.17, 0.02],
    [0.035, 0.25, 0.045],
    [0.085, 0.32, 0.07],
    [0.13, 0.335, 0.085],
  ];
  mesh.tube(rise, [0.1, 0.092, 0.072, 0.05, 0.026, 0.008], colour, materials.cloth, 28);
  mesh.lathe(
    [
      [0.103, 0],
      [0.103, 0.016],
      [0.098, 0.034],
    ],
    36,
    band,
    materials.cloth,
  );
  mesh.box(0, 0, -0.103, 0.042, 0.036, 0.008, '#d8a83a', materials.metal);
  mesh.pop();
}

/** The hat of a captain: its brim turned up on three sides, a braid along its edge and a skull before it. */
export function wearTricorn(mesh: Mesh, colour: Colour): void {
  pushHatSeat(mesh, { lean: 0.13, tip: 0.05 }).scale(0.93, 0.93, 1.1);
  mesh.lathe(
    [
      [0.112, -0.01],
      [0.108, 0.06],
      [0.085, 0.092],
      [0.002, 0.1],
    ],
    36,
    colour,
    materials.cloth,
  );
  const brim = (u: number, v: number): Vec3 => {
    const turn = v * tau;
    // Flat where its three corners are, one of them in front, and upright between them.
    const corner = (0.5 + 0.5 * Math.cos(turn * 3)) ** 1.4;
    const r = 0.108 + u * (0.03 + 0.11 * corner);
    return [Math.sin(turn) * r, u * (0.1 - 0.075 * corner), -Math.cos(turn) * r];
  };
  mesh.sheet(brim, 8, 90, () => colour, materials.cloth);
  mesh.sheet(
    (u, v) => brim(u, 1 - v),
    8,
    90,
    () => scaleRgb(readColour(colour), 0.7),
    materials.cloth,
  );
  mesh.tube(
    Array.from({ length: 91 }, (_, i) => brim(1, i / 90)),
    [0.0045],
    '#c8a24a',
    materials.metal,
    6,
  );
  // The skull on the side that is turned to the painter, and its bones.
  for (const turn of [0.17, -0.17]) {
    const [x, y, z] = brim(0.62, turn);
    mesh
      .push()
      .at(x * 1.06, y, z * 1.06)
      .rotY(-turn * tau);
    mesh.ball(0, 0.006, 0, 0.017, 0.016, 0.006, '#ece6d8', materials.plain, 14);
    mesh.box(0, -0.016, 0, 0.018, 0.012, 0.007, '#ece6d8', materials.plain);
    for (const s of [-1, 1]) {
      mesh.ball(0.007 * s, 0.005, -0.006, 0.0042, 0.0048, 0.002, '#141210', materials.plain, 8);
      mesh.tube(
        [
          [-0.03 * s, -0.032, 0],
          [0.03 * s, -0.008, 0],
        ],
        [0.003],
        '#ece6d8',
        materials.plain,
        6,
      );
    }
    mesh.pop();
  }
  mesh.pop();
}

/** A patch over one eye and the string that holds it; on the left of who wears it. */
export function wearEyePatch(mesh: Mesh): void {
  mesh.push().at(-0.033, 0.001, -0.0875).rotY(0.3);
  mesh.ball(0, 0, 0, 0.022, 0.0195, 0.0045, '#17120f', materials.cloth, 20);
  mesh.pop();
  const string: readonly Vec3[] = [
    [-0.078, 0.004, 0.0],
    [-0.071, 0.008, -0.048],
    [-0.036, 0.015, -0.093],
    [0, 0.033, -0.102],
    [0.038, 0.05, -0.09],
    [0.069, 0.064, -0.049],
    [0.077, 0.066, 0.0],
  ];
  mesh.tube(string, [0.0022], '#17120f', materials.cloth, 6);
}

/** The tall hat of a cook with its pleats and its puffed top, in the axes of a head. */
export function wearChefHat(mesh: Mesh, colour: string): void {
  const shade = scaleRgb(readColour(colour), 0.88);
  mesh.push().at(0, 0.05, 0.008).rotX(0.08).scale(1.02, 1, 1.2);
  mesh.lathe(pairs([0.094, 0, 0.097, 0.005, 0.094, 0.1]), 32, colour, materials.cloth);
  mesh.sheet(
    (u, v): Vec3 => {
      const turn = v * Math.PI * 2;
      const rise = Math.sin(Math.min(1, u * 1.25) * Math.PI * 0.5);
      const swell =
        u < 0.6
          ? 0.094 + 0.05 * Math.sin((u / 0.6) * Math.PI * 0.5)
          : 0.144 * Math.cos(((u - 0.6) / 0.4) * Math.PI * 0.5);
      const r = swell * (1 + 0.05 * Math.sin(turn * 15) * Math.min(1, 3 * (1 - u)));
      return [Math.sin(turn) * r, 0.09 + 0.2 * rise + 0.012 * Math.sin(turn * 3), Math.cos(turn) * r];
    },
    20,
    90,
    (_u, v) => (Math.sin(v * Math.PI * 30) < -0.6 ? shade : colour),
    materials.cloth,
  );
  mesh.pop();
}
