import { scaleRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';

// What is worn on the head with a uniform, in the axes of a head.

/** A cap with a flat crown, a band with a badge, and a peak over the eyes. */
export function wearPeakedCap(mesh: Mesh, colour: Colour, badge: Colour): void {
  const cloth = readColour(colour);
  const dark = scaleRgb(cloth, 0.4);
  mesh.push().at(0, 0.062, 0.012).rotX(0.1);
  mesh.push().scale(1, 1, 1.16);
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
      const out = 0.092 + 0.05 * u * Math.max(0, Math.cos((a / 0.95) * (Math.PI / 2))) ** 0.6;
      return [Math.sin(a) * out, 0.004 - 0.022 * u, -Math.cos(a) * out * 1.14];
    },
    5,
    26,
    () => [0.01, 0.01, 0.012],
    materials.gloss,
  );
  mesh.ball(0, 0.045, -0.112, 0.014, 0.019, 0.007, badge, materials.metal, 14);
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

/** A hat of straw with a wide brim. */
export function wearStrawHat(mesh: Mesh, colour: Colour, band: Colour): void {
  const straw = readColour(colour);
  mesh.push().at(0, 0.07, 0.01).rotX(0.06);
  mesh.sheet(
    (u, v): Vec3 => {
      const a = v * Math.PI * 2;
      const r = 0.085 + 0.14 * u;
      return [Math.sin(a) * r, 0.012 * Math.cos(a * 2) * u - 0.018 * u * u, -Math.cos(a) * r * 1.12];
    },
    6,
    48,
    (u, v) => scaleRgb(straw, 0.85 + 0.2 * Math.abs(Math.sin(u * 31)) * Math.abs(Math.cos(v * 150))),
    materials.cloth,
  );
  mesh.push().scale(1, 1, 1.14);
  mesh.lathe(
    [
      [0.092, 0],
      [0.09, 0.05],
      [0.078, 0.085],
      [0.04, 0.1],
      [0.001, 0.1],
    ],
    34,
    straw,
    materials.cloth,
  );
  mesh.lathe(
    [
      [0.0945, 0.004],
      [0.0935, 0.032],
    ],
    34,
    band,
    materials.cloth,
  );
  mesh.pop().pop();
}
