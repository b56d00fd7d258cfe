import { describe, expect, test } from 'vitest';
import { hears } from '../hears/hears.ts';
import { createRandom } from '../raster/random.ts';
import { deckHigh } from '../shapes/ridden-boards.ts';
import { Mesh, stride } from '../solid/mesh.ts';
import { findConcept } from './registry.ts';

describe('who rides a board [STUDIO-53]', () => {
  test.each([
    ['a skateboarder', 'skateboarder'],
    ['a skateboarder on a skateboard', 'skateboarder'],
    ['two skateboarders', 'skateboarder'],
    ['a snowboarder', 'snowboarder'],
    ['ein Snowboarder', 'snowboarder'],
    ['单板滑雪者', 'snowboarder'],
  ])('is somebody, and no board alone: "%s"', (prompt, id) => {
    const { drawn, ignored, notDrawn } = hears(prompt);
    expect(drawn.filter(({ kind }) => kind === 'thing').map((thing) => thing.id)).toEqual([id]);
    expect([ignored, notDrawn]).toEqual([[], []]);
  });

  test('a skateboard alone is a thing', () => {
    expect(hears('a skateboard').drawn.map(({ id }) => id)).toEqual(['skateboard']);
  });

  test.each(['skateboarder', 'snowboarder'] as const)('stands on it: %s', (id) => {
    const mesh = new Mesh();
    findConcept(id)?.build(mesh, createRandom(3), { season: 'winter', lit: false, ordinal: 0 });
    const heights = Array.from({ length: mesh.count }, (_, i) => mesh.data[i * stride + 1] ?? 0);
    expect(Math.min(...heights)).toBeGreaterThan(-0.02);
    expect(Math.min(...heights)).toBeLessThan(0.08);
    expect(deckHigh.skateboard).toBeGreaterThan(deckHigh.snowboard);
    expect(Math.max(...heights)).toBeGreaterThan(1.2);
  });
});
