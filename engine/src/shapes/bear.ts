import type { Act } from '../concepts/concept.ts';
import { mixRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import { bothSides } from './body-parts.ts';
import type { Scheme } from './chance.ts';
import { buildQuadruped } from './quadruped.ts';

/** A bear of a coat in three tones: the coat, what is lighter of it, what is darker. A polar bear is longer, with a slighter head. */
export function buildBear(
  mesh: Mesh,
  random: Random,
  [coat, light, dark]: Scheme,
  { isPolar = false, act }: { readonly isPolar?: boolean; readonly act?: Act | undefined } = {},
): void {
  buildQuadruped(
    mesh,
    random,
    {
      act,
      length: isPolar ? 1.16 : 1.04,
      height: isPolar ? 1.4 : 1.26,
      girth: 0.4,
      belly: 0.86,
      breadth: 0.88,
      leg: 0.096,
      thigh: isPolar ? 1.65 : 1.75,
      foot: 'paw',
      neck: { length: isPolar ? 0.62 : 0.44, rise: 0.12, radius: isPolar ? 0.22 : 0.25 },
      head: {
        size: isPolar ? 0.21 : 0.23,
        muzzle: isPolar ? 0.3 : 0.27,
        thick: 0.1,
        dip: 0.4,
        yaw: 0.9,
        kind: 'bear',
        eyes: 1.2,
      },
      ears: { kind: 'round', size: isPolar ? 0.75 : 1 },
      tail: { length: 0.06, radius: 0.07, rise: -1, tip: 0 },
      colours: [coat, light, dark, mixRgb(readColour(coat), readColour(light), isPolar ? 0.2 : 0.35)],
      paint: { muzzle: 1, shin: 2 },
      hair: 0.6,
      shaggy: [0, 3],
    },
    (at, size, drop) => [
      // The hump over the shoulders, the back that falls and rises again to the rump.
      [-0.46, 1.1 - drop, 0, 0.26, -0.3, (isPolar ? 1.16 : 1.08) - drop, 0, 0.26, isPolar ? 0 : 3],
      [0.4, (isPolar ? 1.1 : 0.96) - drop, 0, 0.3, 0.62, (isPolar ? 1.0 : 0.86) - drop, 0, 0.26, 0],
      // The ruff of the cheeks, the throat, and the fur that hangs from the belly.
      ...bothSides((s) => [
        [...at(0.05, -0.3, 0.62 * s), size * 0.5, ...at(-0.5, -0.55, 0.85 * s), size * 0.36, 0],
        [-0.42, 0.62 - drop, 0.2 * s, 0.13, -0.36, 0.5 - drop, 0.2 * s, 0.08, 0],
        [0.5, 0.6 - drop, 0.2 * s, 0.15, 0.5, 0.46 - drop, 0.2 * s, 0.09, 0],
      ]),
      [...at(-0.2, -0.75, 0), size * 0.6, -0.62, 0.72 - drop, 0, 0.22, 0],
    ],
  );
}
