import { scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { noise2 } from '../solid/noise.ts';
import { tau } from './chance.ts';
import { hatLong, pushHatSeat } from './hat-seat.ts';
import { pairs } from './points.ts';
import { smoothProfile } from './smooth-profile.ts';

// What is worn on the head with a uniform, in the axes of a head.

/** A cap with a flat crown, a band with a badge, and a peak over the eyes. */
export function wearPeakedCap(mesh: Mesh, colour: Colour, badge: Colour): void {
  const cloth = readColour(colour);
  const dark = scaleRgb(cloth, 0.4);
  mesh.push().at(0, 0.044, 0.006).rotX(0.12);
  mesh.push().scale(1.03, 1, 1.24);
  mesh.lathe(
    [
      [0.091, 0],
      [0.092, 0.034],
    ],
    36,
    dark,
    materials.cloth,
  );
  mesh.lathe(
    [
      [0.092, 0.034],
      [0.11, 0.066],
      [0.112, 0.073],
      [0.094, 0.084],
      [0.001, 0.088],
    ],
    36,
    cloth,
    materials.cloth,
  );
  mesh.pop();
  mesh.sheet(
    (u, v): Vec3 => {
      const a = (v - 0.5) * 1.9;
      const out = 0.094 + 0.046 * u * Math.max(0, Math.cos((a / 0.95) * (Math.PI / 2))) ** 0.6;
      return [Math.sin(a) * out, 0.004 - 0.03 * u, -Math.cos(a) * out * 1.22];
    },
    5,
    26,
    () => [0.01, 0.01, 0.012],
    materials.gloss,
  );
  mesh.ball(0, 0.045, -0.124, 0.014, 0.019, 0.007, badge, materials.metal, 14);
  mesh.pop();
}

/** The veil of a nun over a white band around the face, down to the shoulders. */
export function wearCoif(mesh: Mesh, veil: Colour, band: Colour): void {
  const round = (grown: number, low: number, front: number, colour: Colour): void => {
    mesh.sheet(
      (u, v): Vec3 => {
        const turn = Math.PI + (v - 0.5) * 2 * (Math.PI - front);
        const over = Math.min(1, u / 0.45);
        const down = Math.max(0, (u - 0.45) / 0.55);
        const r = Math.sin(over * Math.PI * 0.5);
        const [rx, rz] = [(0.087 + grown) * r + 0.075 * down, (0.106 + grown) * r + 0.06 * down];
        const high = 0.034 + (0.094 + grown) * Math.cos(over * Math.PI * 0.5) - low * down;
        const fold = 1 + 0.05 * down * Math.sin(v * 40);
        return [Math.sin(turn) * rx * fold, high, -Math.cos(turn) * rz * fold + 0.014];
      },
      18,
      44,
      () => colour,
      materials.cloth,
    );
  };
  round(0.004, 0.2, 0.72, band);
  // The band lies over the forehead, down to the brows.
  mesh.sheet(
    (u, v): Vec3 => {
      const a = (v - 0.5) * 2.1;
      const lean = 0.022 * u * u;
      return [Math.sin(a) * (0.09 - lean * 0.6), 0.046 + 0.066 * u, -Math.cos(a) * (0.114 - lean) + 0.008];
    },
    6,
    26,
    () => band,
    materials.cloth,
  );
  round(0.013, 0.42, 0.86, veil);
}

/** A hat of straw with a wide brim that has gone soft, woven round and round. */
export function wearStrawHat(mesh: Mesh, colour: Colour, band: Colour): void {
  const straw = readColour(colour);
  const woven = (row: number, turn: number): Rgb =>
    scaleRgb(
      straw,
      0.78 + 0.14 * Math.abs(Math.sin(row)) + 0.05 * Math.sin(turn * 90 + row) + 0.14 * noise2(row, turn * 9),
    );
  pushHatSeat(mesh);
  for (const [low, share] of [
    [0, 1],
    [0.003, 0.55],
  ] as const)
    mesh.sheet(
      (u, v): Vec3 => {
        const a = (low > 0 ? 1 - v : v) * tau;
        const r = 0.09 + 0.125 * u;
        const soft = 0.014 * u * u * Math.sin(a * 2 + 0.7) + 0.007 * u * u * Math.sin(a * 5);
        return [Math.sin(a) * r, soft - low - 0.034 * u ** 1.7, -Math.cos(a) * (r * 1.06 + 0.018)];
      },
      14,
      96,
      (u, v) => scaleRgb(woven(u * 34, v), share),
      materials.cloth,
    );
  mesh.push().scale(1, 1, hatLong);
  const crown = smoothProfile(pairs([0.0965, 0, 0.095, 0.03, 0.089, 0.062, 0.072, 0.083, 0.04, 0.091, 0.001, 0.092]));
  mesh.sheet(
    (u, v): Vec3 => {
      const at = u * (crown.length - 1);
      const from = crown[Math.floor(at)] ?? [0, 0];
      const to = crown[Math.min(crown.length - 1, Math.floor(at) + 1)] ?? from;
      const r = from[0] + (to[0] - from[0]) * (at - Math.floor(at));
      const rise = from[1] + (to[1] - from[1]) * (at - Math.floor(at));
      return [Math.sin(v * tau) * r, rise, -Math.cos(v * tau) * r];
    },
    24,
    60,
    (u, v) => woven(u * 40, v),
    materials.cloth,
  );
  mesh.lathe(pairs([0.0985, 0, 0.0985, 0.012, 0.096, 0.031]), 44, band, materials.cloth);
  mesh.pop().pop();
}
