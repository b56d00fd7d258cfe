import { describe, expect, test } from 'vitest';
import { concepts } from '../concepts/registry.ts';
import { hears } from '../hears/hears.ts';
import { createRandom } from '../raster/random.ts';
import { itemOf } from '../solid/item-of.ts';
import { outlineWorld } from '../solid/outline.ts';
import { compose } from './compose.ts';
import { makePlan } from './plan.ts';
import { withPortrait } from './portrait.ts';
import { oneIn } from '../long.testing.ts';

function viewOf(prompt: string, seed: number): { readonly share: number; readonly setting: string } {
  const { plan, world } = compose(hears(prompt), seed, { aspect: 1, coarse: true });
  const { ids } = outlineWorld(world, 96, 96);
  return { share: ids.filter((id) => itemOf(world.mesh, id) === 1).length / ids.length, setting: plan.setting };
}

const planOf = (prompt: string) => makePlan(hears(prompt), createRandom(1));
const people = concepts.filter(({ portrait }) => portrait !== undefined).map(({ id }) => id);

test.each(people)('fills the picture with head and shoulders of a %s [STUDIO-28]', (id) => {
  expect(hears(`portrait of a ${id}`)).toMatchObject({ verdict: 'all', camera: 'portrait', notDrawn: [] });
  for (const seed of [1, 2].filter(oneIn(2))) expect(viewOf(`portrait of a ${id}`, seed).share).toBeGreaterThan(0.17);
});

test.each([
  ['in the hills', 'hills'],
  ['by a river', 'river'],
  ['in the desert', 'desert'],
  ['in the savanna', 'savanna'],
  ['in a forest', 'forest'],
  ['in the jungle', 'jungle'],
  ['in a street at night', 'street'],
  ['on the beach', 'beach'],
])('portrays a woman %s [STUDIO-28]', (place, setting) => {
  const seen = viewOf(`portrait of a woman ${place}`, 4);
  expect(seen.setting).toBe(setting);
  expect(seen.share).toBeGreaterThan(0.17);
});

test.each([
  'porträt einer frau',
  'retrato de una mujer',
  'portrait d’une femme',
  'a headshot of a woman',
  '女人的肖像',
  '女性のポートレート',
])('hears "%s" [STUDIO-28]', (prompt) => {
  expect(planOf(prompt).items).toMatchObject([{ concept: { id: 'woman', moves: 'still' } }]);
  expect(planOf(prompt).items[0]?.portrait).toBeDefined();
});

test.each([
  'portrait of a man and a woman',
  'portrait of two women',
  'portrait of a dog',
  'portrait of a woman by a mountain lake',
  'portrait of a woman with a red umbrella',
])('sees from near what is asked for as "%s", which is not a face alone [STUDIO-28]', (prompt) => {
  const { items, camera } = planOf(prompt);
  expect(items.some(({ portrait }) => portrait)).toBe(false);
  expect(camera).toBe('close');
});

test('takes the format of a picture for no portrait', () => {
  expect(hears('a castle, portrait orientation')).toMatchObject({ notDrawn: [], ignored: ['portrait orientation'] });
  expect(hears('a castle, portrait orientation')).not.toHaveProperty('camera');
});

describe('who is named alone [STUDIO-50]', () => {
  test.each(['a beautiful woman', 'an old man with a beard', 'a queen at sunset', 'a smiling girl', 'una mujer', '👸'])(
    'is seen as a portrait: %s',
    (prompt) => {
      const heard = withPortrait(hears(prompt));
      expect(heard.camera).toBe('portrait');
      expect(makePlan(heard, createRandom(1)).items[0]?.portrait).toBeDefined();
    },
  );

  test.each([
    'a woman walking',
    'a woman in a park',
    'two women',
    'a woman with a dog',
    'a woman in the rain',
    'a woman on a throne',
    'a cat',
    'a woman from above',
  ])('is seen whole where there is more: %s', (prompt) => {
    const heard = hears(prompt);
    expect(withPortrait(heard)).toBe(heard);
  });

  test('stands before one of several soft places', () => {
    const heard = withPortrait(hears('a woman'));
    const settings = Array.from({ length: 12 }, (_, seed) => makePlan(heard, createRandom(seed)).setting);
    expect(new Set(settings).size).toBe(3);
    expect(makePlan(withPortrait(hears('portrait of a woman on the beach')), createRandom(1)).setting).toBe('beach');
  });
});

test.each(concepts.filter(({ portrait }) => portrait?.isTall).map(({ id }) => id))(
  'keeps the hat of a %s in the picture [STUDIO-56]',
  (id) => {
    const { world } = compose(hears(`portrait of a ${id}`), 3, { aspect: 1, coarse: true });
    const { ids } = outlineWorld(world, 96, 96);
    const isAsked = (at: number): boolean => itemOf(world.mesh, ids[at] ?? -1) === 1;
    expect(Array.from({ length: 96 }, (_, x) => x).some(isAsked)).toBe(false);
    expect(Array.from({ length: 96 }, (_, x) => 96 * 40 + x).some(isAsked)).toBe(true);
  },
);
