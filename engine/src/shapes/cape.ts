import { scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { pointBetween } from './figure.ts';

/** How a cape falls from the shoulders; metres. */
export interface Cape {
  readonly colour: Colour;
  readonly lining?: Colour;
  readonly top?: number;
  readonly hem: number;
  /** Half its breadth at the shoulders and at the hem. */
  readonly shoulders?: number;
  readonly breadth: number;
  /** How far the hem is behind the back, and how far the wind carries it aside. */
  readonly behind?: number;
  readonly aside?: number;
  /** Radians around the body that it covers. */
  readonly wrap?: number;
  readonly folds?: number;
  readonly border?: readonly [number, Colour];
}

/** A cape over the shoulders and down the back, with its lining before it. */
export function wearCape(mesh: Mesh, cape: Cape): void {
  const { top = 1.5, hem, shoulders = 0.215, breadth, behind = 0.2, aside = 0, wrap = 3.3, folds = 9 } = cape;
  const point =
    (inner: number) =>
    (u: number, v: number): Vec3 => {
      const a = (v - 0.5) * wrap;
      const fall = Math.min(1, u / 0.16);
      const spread = Math.max(0, (u - 0.1) / 0.9);
      const rx = 0.075 + (shoulders - 0.075) * Math.sqrt(fall) + (breadth - shoulders) * spread - inner;
      const rz = 0.085 + 0.055 * fall + behind * spread ** 1.3 - inner;
      const fold = 1 + 0.085 * spread ** 0.7 * Math.sin(a * folds + spread * 1.2);
      const wave = aside * spread ** 1.5 + Math.abs(aside) * 0.16 * Math.sin(spread * 7 + v * 2) * spread;
      return [
        Math.sin(a) * rx * fold + wave,
        top - (top - hem) * u + 0.02 * Math.cos(a) * (1 - fall) + Math.abs(aside) * 0.25 * spread ** 2 * (0.5 + v),
        Math.cos(a) * rz * fold + 0.012,
      ];
    };
  const outside = readColour(cape.colour);
  const shade = (u: number, v: number): Colour => {
    if (cape.border && u > cape.border[0]) return cape.border[1];
    return scaleRgb(outside, 0.92 + 0.16 * u * Math.sin((v - 0.5) * wrap * folds + u));
  };
  mesh.sheet(point(0), 26, 56, shade, materials.cloth);
  mesh.sheet(point(0.014), 26, 56, () => cape.lining ?? scaleRgb(outside, 0.7), materials.cloth);
}

/** The half of a cape that the right hand holds out to the side, at the height of the head. */
export function wearCapeWing(mesh: Mesh, colour: Colour, lining: Colour): void {
  lined(colour, lining, (shade, inner) => {
    mesh.sheet(
      (u, v): Vec3 => {
        const top: Vec3 = [0.2 + 0.44 * u, 1.5 - 0.06 * u - Math.sin(u * Math.PI) * 0.07 * (1 - v), 0.02 - 0.15 * u];
        const wave = 0.05 * Math.sin(u * 11);
        const foot: Vec3 = [0.3 + 0.4 * u + 0.03 * Math.sin(u * 9), 0.03 + 0.34 * u * u, 0.12 - 0.14 * u + wave];
        return pointBetween(top, foot, v, [0, 0, 0.03 * Math.sin(u * 12) * v + 0.05 - inner]);
      },
      24,
      20,
      (u) => scaleRgb(shade, 0.9 + 0.2 * Math.sin(u * 12)),
      materials.cloth,
    );
  });
}

/** A collar that stands behind the head, with points beside it. */
export function wearStandingCollar(mesh: Mesh, colour: Colour, lining: Colour): void {
  lined(colour, lining, (shade, inner) => {
    mesh.sheet(
      (u, v): Vec3 => {
        const a = (v - 0.5) * 4.1;
        const r = 0.085 + (0.135 + 0.03 * Math.cos(a * 2)) * u ** 0.8 - inner * 0.7;
        const rise = (0.25 + 0.04 * Math.cos(a * 3.06)) * u - 0.05 * (1 - Math.cos(a)) * (1 - u);
        return [Math.sin(a) * r * (1.08 + 0.12 * u), 1.515 + rise, 0.02 + Math.cos(a) * r * 0.86];
      },
      10,
      40,
      () => shade,
      materials.cloth,
    );
  });
}

/** Builds cloth twice: its outside, and its lining a little within. */
function lined(colour: Colour, lining: Colour, build: (shade: Rgb, inner: number) => void): void {
  build(readColour(colour), 0);
  build(readColour(lining), 0.012);
}
