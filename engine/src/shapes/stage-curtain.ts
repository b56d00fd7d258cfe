import { mixRgb, scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';

const gold: Rgb = [0.5, 0.32, 0.09];

/** Where velvet hangs: from the outer edge to where it is drawn to, between two heights; metres. */
interface Drape {
  readonly from: number;
  readonly to: number;
  readonly z: number;
  readonly low: number;
  readonly high: number;
  /** How far its middle is drawn back to its outer edge by a cord, 0 to 1. */
  readonly tied: number;
  /** It ends in a golden hem. */
  readonly hasHem: boolean;
}

/** A curtain of velvet in deep folds, with a golden hem. */
export function hangVelvet(mesh: Mesh, { from, to, z, low, high, tied, hasHem }: Drape, velvet: Rgb): void {
  const folds = Math.max(3, Math.round(Math.abs(to - from) / 0.34));
  mesh.object().sheet(
    (u, v) => {
      const y = high - v * (high - low);
      // Below the cord it opens again.
      const waist = tied * Math.exp(-(((v - 0.68) / 0.2) ** 2)) + tied * 0.75 * Math.max(0, v - 0.68);
      const x = from + (to - from) * u * (1 - waist);
      const sway = Math.sin(u * folds * 6.283 + Math.sin(v * 3) * 0.4);
      return [x, y, z + sway * 0.13 * (1 - waist * 0.4) + 0.02 * Math.sin(u * 53)];
    },
    folds * 10,
    26,
    (u, v) => {
      const deep = 0.5 + 0.5 * Math.sin(u * folds * 6.283 + Math.sin(v * 3) * 0.4 + 1.2);
      const cloth = scaleRgb(velvet, 0.42 + 0.7 * (1 - deep));
      return hasHem && v > 0.965 ? mixRgb(cloth, gold, 0.85) : cloth;
    },
    materials.cloth,
  );
}

/** Swags along the top of a stage: velvet that hangs in bows one beside another, each with a fringe. */
export function hangSwags(
  mesh: Mesh,
  { half, z, high, many }: { readonly half: number; readonly z: number; readonly high: number; readonly many: number },
  velvet: Rgb,
): void {
  const wide = (half * 2) / many;
  for (let i = 0; i < many; i++) {
    const x = -half + (i + 0.5) * wide;
    mesh.object().sheet(
      (u, v) => {
        const bow = 1 - (u * 2 - 1) ** 2;
        return [
          x + (u - 0.5) * wide * 1.12,
          high - v * (0.42 + bow * 0.62),
          z - 0.1 - 0.12 * Math.sin(v * 16) * bow * (1 - v * 0.4),
        ];
      },
      26,
      22,
      (u, v) => {
        const ring = 0.5 + 0.5 * Math.sin(v * 16 + 0.9);
        return v > 0.93 ? scaleRgb(gold, Math.floor(u * 52) % 2 ? 1 : 0.6) : scaleRgb(velvet, 0.5 + 0.55 * ring);
      },
      materials.cloth,
    );
  }
}
