import type { Concept } from '../concepts/concept.ts';
import { materials } from '../solid/materials.ts';
import type { Colour } from '../solid/mesh.ts';
import { clearGlass, hollowGlass } from './hollow-glass.ts';
import { pairs } from './points.ts';
import { hoop } from './rings.ts';
import { smoothProfile } from './smooth-profile.ts';
import type { ProfilePoint } from './smooth-profile.ts';

/** Where the wine ends below and above. */
const [bottom, full] = [0.99, 1.56] as const;
/** Foot, stem and bowl. */
const wall = smoothProfile(
  pairs([
    0.48, 0, 0.485, 0.015, 0.46, 0.035, 0.12, 0.075, 0.05, 0.16, 0.038, 0.5, 0.045, 0.88, 0.14, 1, 0.36, 1.17, 0.48,
    1.45, 0.485, 1.62, 0.45, 1.92, 0.4, 2.18,
  ]),
);

/** A stemmed glass with wine of a colour in it, decimetres. */
export function glassOfWine(wine: Colour): Pick<Concept, 'size' | 'lives' | 'stands' | 'moves' | 'build'> {
  return {
    size: { width: 1, height: 2.2 },
    lives: ['room'],
    stands: 'table',
    moves: 'still',
    build(mesh, _random, look) {
      hollowGlass(mesh, wall);
      const [brim, top] = wall.at(-1) ?? [0, 0];
      hoop(mesh, top, brim, 0.013, clearGlass, materials.clear);
      // The wine fills the bowl a little within its wall, so that the wall is seen before it.
      const within = wall
        .filter(([, y]) => y >= bottom && y <= full)
        .map(([r, y]): ProfilePoint => [r - 0.012, y + 0.006]);
      const surface = within.at(-1)?.[1] ?? 0;
      mesh.lathe([[0, bottom], ...within, [0, surface + 0.002]], 64, look.colour ?? wine, materials.gloss);
    },
  };
}
