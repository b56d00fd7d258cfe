import { expect, test } from 'vitest';
import { readColour } from '../solid/mesh.ts';
import { grassColours, lawnColours } from './grass-colours.ts';

test.each(['spring', 'summer', 'autumn'] as const)(
  'the ground of a lawn is as green as the blades on it are in %s: they are no yellow stubble on a sheet of green [STUDIO-37]',
  (season) => {
    const greenOf = (colour: string): number => {
      const [r, g] = readColour(colour);
      return g / r;
    };
    const blades = grassColours[season].map(greenOf);
    const ground = greenOf(lawnColours[season]);
    expect(ground).toBeGreaterThan(Math.min(...blades) * 0.95);
    expect(ground).toBeLessThan(Math.max(...blades) * 1.02);
  },
);
