import type { Random } from '../raster/random.ts';
import { mixRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { pick, tau, vary } from './chance.ts';

/** How far the round foot reaches: those who sit there put their feet beside it, metres. */
const foot = 0.19;

/** A round table on one leg with a round foot of iron, under a cloth that falls in folds where that was laid. */
export function buildRoundTable(
  mesh: Mesh,
  random: Random,
  { radius, high, hasCloth }: { readonly radius: number; readonly high: number; readonly hasCloth: boolean },
): void {
  const wood = readColour(pick(random, ['#6b4426', '#8a5c34', '#4e3020', '#a07348']));
  const dark = mixRgb(wood, [0.02, 0.01, 0.005], 0.4);
  const wide = foot + Math.max(0, radius - 0.5) * 0.3;
  mesh.object();
  mesh.lathe(
    [
      [0.001, high - 0.035],
      [radius - 0.03, high - 0.035],
      [radius, high - 0.024],
      [radius, high - 0.01],
      [radius - 0.008, high - 0.002],
      [0.001, high - 0.002],
    ],
    64,
    wood,
    materials.gloss,
  );
  mesh.lathe(
    [
      [wide, 0],
      [wide, 0.012],
      [wide * 0.6, 0.03],
      [0.05, 0.05],
      [0.034, 0.1],
      [0.03, 0.4],
      [0.034, 0.62],
      [0.1, high - 0.036],
    ],
    32,
    dark,
    materials.gloss,
  );
  if (!hasCloth) return;
  const cloth = vary(readColour(pick(random, ['#f2ece0', '#f4f1ea', '#e8dcc8', '#c8d4d8'])), random, 0.05);
  mesh.object().cyl(0, high - 0.002, 0, radius + 0.006, radius + 0.006, 0.004, cloth, materials.cloth, 64);
  const folds = Math.round(radius * 26);
  mesh.sheet(
    (u, v): Vec3 => {
      const a = v * tau;
      const r = radius + 0.007 + u * (0.02 + 0.02 * Math.sin(a * folds));
      return [Math.cos(a) * r, high + 0.002 - u * 0.16, Math.sin(a) * r];
    },
    3,
    folds * 9,
    () => cloth,
    materials.cloth,
  );
}
