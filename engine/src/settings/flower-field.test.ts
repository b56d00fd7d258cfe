import { describe, expect, test } from 'vitest';
import { arrange } from '../compose/arrange.ts';
import { compose } from '../compose/compose.ts';
import type { Composition } from '../compose/compose.ts';
import { concepts } from '../concepts/registry.ts';
import { hears } from '../hears/hears.ts';
import { itemOf } from '../solid/item-of.ts';
import { outlineWorld } from '../solid/outline.ts';
import { isLong, isSlow, oneIn } from '../long.testing.ts';

const side = 144;

/** What share of a picture belongs to each of the things that were asked for. */
function sharesOf(prompt: string, seed = 5): readonly number[] {
  return sharesIn(compose(hears(prompt), seed, { aspect: 1 }));
}

function sharesIn({ plan, world }: Composition): readonly number[] {
  const { ids } = outlineWorld(world, side, side);
  return plan.items.map((_, i) => ids.filter((id) => itemOf(world.mesh, id) === i + 1).length / side ** 2);
}

/** Every one before a release; on each change a ninth of them. */
const species = concepts.filter(({ flower }) => flower !== undefined).filter((_, index) => isLong || index % 9 === 0);

describe('a field of flowers [STUDIO-21]', () => {
  test.each(species.map(({ id }) => id))('is covered with %s from its near edge on', (id) => {
    const composed = compose(hears(`a field of ${id}`), 5, { aspect: 1 });
    const [share = 0] = sharesIn(composed);
    expect(share).toBeGreaterThan(0.02);
    expect(composed.world.mesh.count).toBeLessThan(900_000);
  });

  test.each(['a lavender field', 'lavender fields', 'a poppy meadow', 'a rose garden'])(
    'is many where the words are "%s"',
    (prompt) => {
      const flower = hears(prompt).drawn.find(({ kind }) => kind === 'thing');
      expect(flower).toMatchObject({ plural: true });
      expect(flower?.count).toBeUndefined();
    },
  );

  test('is not where a number was said: one rose stays one, and so do three', () => {
    for (const prompt of ['a rose in a field', 'three roses in a field']) {
      const { things } = arrange(hears(prompt), 5, { aspect: 1 }).layout;
      expect(things).toHaveLength(prompt.startsWith('three') ? 3 : 1);
    }
  });

  test.each(
    ['a girl in a field of sunflowers', 'a cat in a lavender field', 'a windmill in a tulip field'].filter(oneIn(2)),
  )('hides nothing that was asked for with it: %s', (prompt) => {
    for (const seed of isSlow ? [1, 2, 3, 4] : [1])
      for (const share of sharesOf(prompt, seed)) expect(share).toBeGreaterThan(0.008);
  });

  test('has two species where two were named', () => {
    const shares = sharesOf('poppies and daisies in a meadow');
    expect(shares).toHaveLength(2);
    for (const share of shares) expect(share).toBeGreaterThan(0.004);
  });
});

test('a meadow in which somebody stands is covered with flowers where they were asked for, and not elsewhere [STUDIO-54]', () => {
  const trianglesOf = (prompt: string): number => compose(hears(prompt), 5, { aspect: 1 }).world.mesh.count;
  const [few, many] = [trianglesOf('a girl in a meadow'), trianglesOf('a girl in a flower meadow')];
  expect(many - few).toBeGreaterThan(20_000);
});
