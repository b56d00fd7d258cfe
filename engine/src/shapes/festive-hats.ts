import { mixRgb, scaleRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { fbm, noise2, smooth } from '../solid/noise.ts';
import { tau } from './chance.ts';

/** A pointed cap of soft cloth that has fallen to the side, with a brim and a ball of white fur; in the axes of a head. */
export function wearSantaHat(mesh: Mesh, colour: Colour): void {
  const cloth = readColour(colour);
  const white = readColour('#f2eee6');
  mesh.push().at(0, 0.052, 0.012).rotX(-0.14).scale(1, 1, 1.16);
  /** Where the middle of the cap leads: up, then over to the side and down. */
  const way = (u: number): readonly [number, number, number] => {
    const bent = smooth(0.35, 1, u);
    return [0.13 * bent ** 1.3, 0.13 * Math.sin(Math.min(1, u * 1.15) * 1.75) - 0.09 * bent ** 2, 0.03 * bent];
  };
  mesh.sheet(
    (u, v) => {
      const [x, y, z] = way(u);
      const r = 0.1 * (1 - u) ** 0.8 + 0.012 * u;
      const fold = 1 + 0.05 * Math.sin(u * 15 + v * tau * 2) * smooth(0.15, 0.5, u);
      const turn = v * tau;
      return [x + Math.sin(turn) * r * fold, y + Math.sin(turn) * 0.3 * r * u, z + Math.cos(turn) * r * fold];
    },
    30,
    48,
    (u, v) => scaleRgb(cloth, 0.86 + 0.28 * noise2(u * 9, v * 14)),
    materials.cloth,
  );
  const fur = (u: number, v: number) => mixRgb(white, [0.55, 0.5, 0.45], 0.35 * fbm(u * 60, v * 14, 2));
  mesh.sheet(
    (u, v) => {
      const [turn, round] = [u * tau, v * tau];
      const thick = 0.024 + 0.006 * fbm(u * 40, v * 6, 2);
      const r = 0.1 + Math.cos(round) * thick * 0.75;
      return [Math.sin(turn) * r, 0.006 + Math.sin(round) * thick, Math.cos(turn) * r];
    },
    96,
    18,
    fur,
    materials.coat,
  );
  const [x, y, z] = way(1);
  mesh.sheet(
    (u, v) => {
      const [turn, up] = [u * tau, (v - 0.5) * Math.PI];
      const r = 0.031 * (0.92 + 0.2 * fbm(u * 22, v * 12, 2));
      return [x + Math.sin(turn) * Math.cos(up) * r, y + Math.sin(up) * r, z + Math.cos(turn) * Math.cos(up) * r];
    },
    30,
    20,
    fur,
    materials.coat,
  );
  mesh.pop();
}
