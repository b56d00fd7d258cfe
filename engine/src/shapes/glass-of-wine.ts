import { mixRgb, scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import type { Concept } from '../concepts/concept.ts';
import type { Colour } from '../solid/mesh.ts';
import { readColour } from '../solid/mesh.ts';
import { filledGlass } from './filled-glass.ts';
import { pairs } from './points.ts';
import { smoothProfile } from './smooth-profile.ts';

/** How much deeper the colour of wine is than that of a wall of glass. */
const depth = 0.6;
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
      // Light that has gone through the bowl is a deeper colour of the wine.
      const [r, g, b] = readColour(look.colour ?? wine);
      const lit: Rgb = [r ** depth, g ** depth, b ** depth];
      // Through its far side comes light, most of it where there is little wine.
      filledGlass(mesh, wall, {
        from: bottom,
        to: full,
        tint: () => lit,
        back: (share) => mixRgb(scaleRgb(lit, 0.45), mixRgb(lit, [1, 0.9, 0.8], 0.3), share ** 1.4),
      });
    },
  };
}
