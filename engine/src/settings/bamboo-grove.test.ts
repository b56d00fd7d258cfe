import { describe, expect, test } from 'vitest';
import { seenOf } from '../compose/seen.testing.ts';
import { hears } from '../hears/hears.ts';
import { oneIn } from '../long.testing.ts';
import { materials } from '../solid/materials.ts';

describe('a grove of bamboo is a place [STUDIO-31]', () => {
  test.each([
    'a bamboo forest',
    'bamboo grove',
    'a path through bamboo',
    'bambuswald',
    'bosque de bambú',
    'forêt de bambous',
    '竹林',
    'غابة الخيزران',
  ])('in every language: "%s"', (prompt) => {
    const { drawn, notDrawn } = hears(prompt);
    expect(drawn.map(({ kind, id }) => `${kind} ${id}`)).toEqual(['place bamboo grove']);
    expect(notDrawn).toEqual([]);
  });

  test.each(['bamboo', 'a panda eating bamboo', '竹'])('and bamboo alone is a plant: "%s"', (prompt) => {
    const ids = hears(prompt).drawn.map(({ kind, id }) => `${kind} ${id}`);
    expect(ids).toContain('thing bamboo');
    expect(ids).not.toContain('place bamboo grove');
  });

  test.each(
    ['a panda in a bamboo forest', 'a woman in a bamboo grove', 'a temple in a bamboo forest'].filter(oneIn(2)),
  )('and nothing stands before what was asked for: "%s"', (prompt) => {
    for (const seed of [1, 2, 3].filter(oneIn(2))) {
      const { plan, items, ofMaterial } = seenOf(prompt, seed);
      expect(plan.setting).toBe('bamboo grove');
      expect(items[0]).toBeGreaterThan(0.02);
      expect(ofMaterial(materials.gloss)).toBeGreaterThan(0.03);
    }
  });

  test('and closes overhead, with no more triangles than a wood may have', () => {
    const { sky, world } = seenOf('a bamboo forest', 3);
    expect(sky).toBeLessThan(0.3);
    expect(world.mesh.count).toBeLessThan(260_000);
  });
});
