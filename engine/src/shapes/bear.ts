import type { Random } from '../raster/random.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Scheme } from './chance.ts';
import { buildQuadruped } from './quadruped.ts';

/** A bear of a coat in three tones: the coat, what is lighter of it, what is darker. A polar bear is longer, with a slighter head. */
export function buildBear(
  mesh: Mesh,
  random: Random,
  [coat, light, dark]: Scheme,
  { isPolar = false }: { readonly isPolar?: boolean } = {},
): void {
  buildQuadruped(
    mesh,
    random,
    {
      length: isPolar ? 1.12 : 1,
      height: isPolar ? 1.42 : 1.3,
      girth: 0.4,
      belly: 0.95,
      leg: 0.105,
      thigh: isPolar ? 1.5 : 1.6,
      foot: 'paw',
      neck: { length: isPolar ? 0.58 : 0.42, rise: 0.2, radius: isPolar ? 0.24 : 0.27 },
      head: { size: isPolar ? 0.24 : 0.26, muzzle: 0.24, thick: 0.1, dip: 0.34, yaw: 0.65 },
      ears: { kind: 'round', size: isPolar ? 0.8 : 1.15 },
      tail: { length: 0.12, radius: 0.08, rise: -0.6, tip: 0 },
      colours: [coat, light, dark],
      paint: { muzzle: 1, shin: 2 },
      hair: 0.6,
    },
    () => [[-0.45, 1.12, 0, 0.28, -0.35, 1.14, 0, 0.28, 0]],
  );
}
