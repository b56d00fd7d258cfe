import { luminance, mixRgb, scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { smooth } from '../solid/noise.ts';

/** How far from the middle of the iris its parts end, radians: as wide as irises are, since narrower ones stare. */
const [pupilEnd, irisEnd, whiteEnd] = [0.235, 0.54, 1.5] as const;
const white: Rgb = [0.6, 0.56, 0.53];
const [pupil, corner]: readonly [Rgb, Rgb] = [
  [0.004, 0.003, 0.003],
  [0.45, 0.19, 0.15],
];

/** An eye of radius 1 that looks towards -z: a white that is wet and of less `whiteness` in a dark face, where it would stare, an iris with a dark rim and a dark pupil behind what is clear. */
export function drawHumanEye(mesh: Mesh, iris: Rgb, detail: number, whiteness = 1): void {
  const columns = Math.round(14 + 26 * detail);
  const ring = (from: number, to: number, rows: number, colour: (away: number, turn: number) => Rgb, made: number) =>
    mesh.sheet(
      (u, v) => onEye(from + u * (to - from), v * Math.PI * 2),
      rows,
      columns,
      (u, v) => colour(from + u * (to - from), v * Math.PI * 2),
      made,
    );
  ring(0, pupilEnd, Math.round(2 + 3 * detail), () => pupil, materials.eye);
  ring(pupilEnd, irisEnd, Math.round(4 + 8 * detail), (away, turn) => irisAt(iris, away, turn), materials.eye);
  ring(
    irisEnd,
    whiteEnd,
    Math.round(7 + 12 * detail),
    (away, turn) => scaleRgb(whiteAt(away, turn), whiteness),
    materials.wet,
  );
}

function onEye(away: number, turn: number): readonly [number, number, number] {
  // The cornea bulges over the iris.
  const r = 1 + 0.035 * smooth(irisEnd, 0.1, away);
  return [Math.sin(away) * Math.cos(turn) * r, Math.sin(away) * Math.sin(turn) * r, -Math.cos(away) * r];
}

/** How light an iris is at most before light falls into it. */
const lightestIris = 0.075;

function irisAt(iris: Rgb, away: number, turn: number): Rgb {
  const t = (away - pupilEnd) / (irisEnd - pupilEnd);
  // Green and blue eyes have little colour, and that of amber about the pupil. As light as the white they would be part of it, and the pupil alone would stare.
  const told = luminance(iris);
  const light = Math.min(told, lightestIris);
  const own = mixRgb(
    mixRgb(scaleRgb(iris, light / Math.max(1e-4, told)), [light, light, light], 0.12),
    [light * 1.9, light * 0.85, light * 0.3],
    0.36 * (1 - t),
  );
  const rays = 0.85 + 0.3 * Math.abs(Math.sin(turn * 9.7) * Math.sin(turn * 5.9 + 1));
  // Light that falls in from above brightens what is below.
  const lit = 1.05 + 0.85 * smooth(0.4, -1, Math.sin(turn)) - 0.25 * smooth(0.1, 0.9, Math.sin(turn));
  return scaleRgb(own, 1.15 * rays * lit * (1 - 0.86 * smooth(0.6, 0.96, t)) * (0.6 + 0.4 * smooth(0, 0.25, t)));
}

function whiteAt(away: number, turn: number): Rgb {
  // The upper lid and its lashes shade it.
  const shade = 1 - 0.45 * smooth(0.05, 0.8, Math.sin(turn)) - 0.3 * smooth(0.75, 1.3, away);
  return mixRgb(scaleRgb(white, shade), corner, 0.28 * smooth(0.75, 1.3, away));
}
