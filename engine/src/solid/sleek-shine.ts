import { smooth } from './noise.ts';
import type { Spot, Surface } from './spot.ts';
import type { World } from './world.ts';

/** How strong the sheen of short hair is: of the sun, and of the sky where the coat is turned away from the eye. */
const sheen = { sun: 0.042, sky: 0.1 } as const;

/** Adds what short hair mirrors of the sky, and gives the strength of the sun's broad sheen on it: it lies so close that each muscle under it has its own. */
export function sleekShine({ air }: Pick<World, 'air'>, spot: Spot, surface: Surface, lit: number): number {
  const { sleek = 0, dx, dy, dz } = spot;
  if (sleek === 0) return 0;
  const { nx, ny, nz } = surface;
  const [hx, hy, hz] = [air.sun[0] - dx, air.sun[1] - dy, air.sun[2] - dz];
  const half = Math.max(0, (nx * hx + ny * hy + nz * hz) / (Math.sqrt(hx * hx + hy * hy + hz * hz) || 1));
  const away = 1 + (nx * dx + ny * dy + nz * dz);
  const sky = sleek * sheen.sky * smooth(-0.1, 0.8, ny) * (0.3 + 0.7 * Math.max(0, away) ** 2);
  surface.er += air.ambient[0] * sky;
  surface.eg += air.ambient[1] * sky;
  surface.eb += air.ambient[2] * sky;
  return sleek * sheen.sun * lit * half ** 16;
}
