import { describe, expect, it, test } from 'vitest';
import { arrange } from '../compose/arrange.ts';
import { routeOf } from '../compose/plan.ts';
import { seenOf } from '../compose/seen.testing.ts';
import type { Seen } from '../compose/seen.testing.ts';
import { hears } from '../hears/hears.ts';
import { materials } from '../solid/materials.ts';
import { oneIn } from '../long.testing.ts';

/** What makes each of them the place that it is, as a share of the picture that is at least seen of it. */
const marks: Readonly<Record<string, (seen: Seen) => readonly (readonly [string, number, number])[]>> = {
  harbour: ({ ofMaterial }) => [
    ['water', ofMaterial(materials.water), 0.03],
    ['windows of houses', ofMaterial(materials.window), 0.002],
  ],
  pier: ({ ofMaterial }) => [
    ['water', ofMaterial(materials.water), 0.08],
    ['boards', ofMaterial(materials.bark), 0.06],
  ],
  cathedral: ({ ofMaterial, sky }) => [
    ['stained glass', ofMaterial(materials.glow), 0.004],
    ['stone', ofMaterial(materials.plain), 0.15],
    ['no sky', 1 - sky, 1],
  ],
  library: ({ ofMaterial, sky }) => [
    ['shelves', ofMaterial(materials.planks), 0.04],
    ['no sky', 1 - sky, 1],
  ],
  terraces: ({ ofMaterial }) => [['terraces', ofMaterial(materials.plain) + ofMaterial(materials.gloss), 0.1]],
  'floating islands': ({ ofMaterial }) => [
    ['rock', ofMaterial(materials.rock), 0.03],
    ['water that falls', ofMaterial(materials.snow), 0.001],
  ],
  road: ({ ofMaterial }) => [['the road and its land', ofMaterial(materials.terrain), 0.3]],
  graveyard: ({ ofMaterial }) => [['stones', ofMaterial(materials.stone), 0.008]],
  vineyard: ({ ofMaterial }) => [['leaves of vines', ofMaterial(materials.leaf), 0.15]],
  swamp: ({ ofMaterial }) => [
    ['water', ofMaterial(materials.water), 0.02],
    ['trunks and moss', ofMaterial(materials.bark) + ofMaterial(materials.cloth), 0.06],
  ],
  station: ({ ofMaterial }) => [
    ['iron of the roof', ofMaterial(materials.metal), 0.03],
    ['brick', ofMaterial(materials.brick), 0.01],
  ],
  'palace hall': ({ ofMaterial, sky }) => [
    ['gilding', ofMaterial(materials.metal), 0.01],
    ['marble', ofMaterial(materials.gloss), 0.02],
    ['no sky', 1 - sky, 1],
  ],
  gallery: ({ ofMaterial, sky }) => [
    ['frames', ofMaterial(materials.floor) + ofMaterial(materials.gloss), 0.004],
    ['no sky', 1 - sky, 1],
  ],
  rooftop: ({ ofMaterial }) => [
    ['towers', ofMaterial(materials.towerBlock), 0.05],
    ['the parapet', ofMaterial(materials.brick), 0.01],
  ],
  bedroom: ({ ofMaterial }) => [['bed, rug and curtains', ofMaterial(materials.cloth), 0.02]],
  kitchen: ({ ofMaterial }) => [
    ['cupboards and beams', ofMaterial(materials.floor) + ofMaterial(materials.planks), 0.01],
    ['what is glazed', ofMaterial(materials.gloss), 0.02],
  ],
  park: ({ ofMaterial }) => [
    ['crowns and grass', ofMaterial(materials.leaf), 0.08],
    ['lawn and path', ofMaterial(materials.terrain), 0.02],
  ],
  tavern: ({ ofMaterial, sky }) => [
    ['beams, tables and the bar', ofMaterial(materials.planks), 0.1],
    ['no sky', 1 - sky, 1],
  ],
  spaceship: ({ ofMaterial }) => [
    ['the hull', ofMaterial(materials.metal), 0.1],
    ['lights and screens', ofMaterial(materials.glow), 0.005],
    ['a planet behind the window', ofMaterial(materials.terrain), 0.005],
  ],
  'bamboo grove': ({ ofMaterial }) => [
    ['stems', ofMaterial(materials.gloss), 0.05],
    ['leaves', ofMaterial(materials.leaf), 0.1],
    ['the path and its ground', ofMaterial(materials.terrain), 0.15],
  ],
  orchard: ({ ofMaterial }) => [['crowns and grass', ofMaterial(materials.leaf), 0.2]],
  pool: ({ ofMaterial }) => [
    ['water', ofMaterial(materials.water), 0.04],
    ['windows of the villa', ofMaterial(materials.window), 0.005],
  ],
  cafe: ({ ofMaterial }) => [['awning and tablecloths', ofMaterial(materials.cloth), 0.01]],
  market: ({ ofMaterial }) => [
    ['awnings', ofMaterial(materials.cloth), 0.02],
    ['wares', ofMaterial(materials.gloss), 0.004],
  ],
  'cottage garden': ({ ofMaterial }) => [
    ['flowers, hedges and lawn', ofMaterial(materials.leaf), 0.12],
    ['path and soil', ofMaterial(materials.terrain), 0.08],
  ],
  'japanese garden': ({ ofMaterial }) => [
    ['water', ofMaterial(materials.water), 0.03],
    ['the red bridge', ofMaterial(materials.gloss), 0.008],
  ],
  'coffee house': ({ ofMaterial, sky }) => [
    ['wood', ofMaterial(materials.planks), 0.02],
    ['cups and the counter', ofMaterial(materials.gloss), 0.01],
    ['a roof over all of it', sky > 0.25 ? 0 : 1, 1],
  ],
  'ship deck': ({ ofMaterial }) => [
    ['planks', ofMaterial(materials.planks), 0.2],
    ['sails and ropes', ofMaterial(materials.cloth), 0.01],
  ],
  glacier: ({ ofMaterial }) => [
    ['ice', ofMaterial(materials.terrain), 0.15],
    ['water', ofMaterial(materials.water), 0.02],
  ],
};

describe('a place of its own [STUDIO-36]', () => {
  test.each(
    (
      [
        ['a harbour', 'harbour', []],
        ['fishing boats in a harbour at sunset', 'harbour', [0.004]],
        ['a woman and a dog in a harbour', 'harbour', [0.01, 0.004]],
        ['ein Leuchtturm im Hafen', 'harbour', [0.01]],
        ['a hot air balloon over a harbour', 'harbour', [0.02]],
        ['a kite at the harbour', 'harbour', [0.004]],
        ['a wooden pier at dawn', 'pier', []],
        ['a pier by the sea', 'pier', []],
        ['an elephant on a pier', 'pier', [0.05]],
        ['a swan at a jetty', 'pier', [0.004]],
        ['the deck of a ship', 'ship deck', []],
        ['a sailor and a dog on a ship', 'ship deck', [0.01, 0.004]],
        ['ein Pirat auf einem Schiff', 'ship deck', [0.02]],
        ['a gothic cathedral', 'cathedral', []],
        ['a knight in a cathedral at night', 'cathedral', [0.01]],
        ['une cathédrale', 'cathedral', []],
        ['an ancient library', 'library', []],
        ['a cat in a library', 'library', [0.01]],
        ['图书馆', 'library', []],
        ['rice terraces', 'terraces', []],
        ['a farmer in rice terraces in autumn', 'terraces', [0.01]],
        ['floating islands', 'floating islands', []],
        ['a castle on a floating island', 'floating islands', [0.05]],
        ['an airship and floating islands', 'floating islands', [0.01]],
        ['a hot air balloon over rice terraces', 'terraces', [0.01]],
        ['a highway at sunset', 'road', []],
        ['a red car on a desert highway', 'road', [0.05]],
        ['a horse on a country road in winter', 'road', [0.03]],
        ['an old graveyard in the fog', 'graveyard', []],
        ['a raven and a ghost in a graveyard at night', 'graveyard', [0.001, 0.004]],
        ['a vineyard', 'vineyard', []],
        ['a horse in a vineyard in autumn', 'vineyard', [0.03]],
        ['ein Mann und ein Hund im Weinberg', 'vineyard', [0.008, 0.002]],
        ['a swamp at dusk', 'swamp', []],
        ['a crocodile in a swamp', 'swamp', [0.02]],
        ['un bote de remos y un búho en el pantano', 'swamp', [0.004, 0.004]],
        ['a train station at night', 'station', []],
        ['a steam train at a railway station', 'station', [0.03]],
        ['eine Frau und ein Hund am Bahnhof', 'station', [0.008, 0.003]],
        ['a cafe terrace at night', 'cafe', []],
        ['a cat and a woman at a coffee shop', 'cafe', [0.002, 0.006]],
        ['a cozy cafe', 'coffee house', []],
        ['a woman in a cafe', 'coffee house', [0.03]],
        ['ein Mann und ein Hund im Café', 'coffee house', [0.006, 0.002]],
        ['a throne room', 'palace hall', []],
        ['a queen in a ballroom', 'palace hall', [0.008]],
        ['an art gallery', 'gallery', []],
        ['ein Hund und ein Roboter im Museum', 'gallery', [0.002, 0.006]],
        ['a skyscraper at night', 'avenue', []],
        ['a yellow taxi before an office tower', 'avenue', [0.02]],
        ['a rooftop at night', 'rooftop', []],
        ['a cat and a telescope on a rooftop', 'rooftop', [0.004, 0.004]],
        ['a bedroom at night', 'bedroom', []],
        ['a bed and a cat in a bedroom', 'bedroom', [0.03, 0.003]],
        ['a kitchen', 'kitchen', []],
        ['un perro en la cocina', 'kitchen', [0.02]],
        ['a park in autumn', 'park', []],
        ['a swan in a park', 'park', [0.004]],
        ['zwei Hunde im Park', 'park', [0.01]],
        ['a medieval tavern', 'tavern', []],
        ['a wizard and a dog in a tavern', 'tavern', [0.006, 0.003]],
        ['the interior of a spaceship', 'spaceship', []],
        ['an astronaut in a space station', 'spaceship', [0.02]],
        ['an orchard in spring', 'orchard', []],
        ['a girl and a dog in an apple orchard', 'orchard', [0.004, 0.002]],
        ['a bamboo forest', 'bamboo grove', []],
        ['a panda in a bamboo forest', 'bamboo grove', [0.05]],
        ['eine Frau und ein Hund im Bambuswald', 'bamboo grove', [0.02, 0.005]],
        ['a swimming pool', 'pool', []],
        ['a duck in a swimming pool', 'pool', [0.002]],
        ['a dog at the pool', 'pool', [0.02]],
        ['a street market', 'market', []],
        ['a dog and a bicycle at the market', 'market', [0.004, 0.004]],
        ['一只猫在市场', 'market', [0.01]],
        ['a garden', 'cottage garden', []],
        ['eine Katze in einem Garten', 'cottage garden', [0.01]],
        ['a mansion with a garden in spring', 'cottage garden', [0.03]],
        ['a Japanese garden', 'japanese garden', []],
        ['a cat and a woman in a japanese garden', 'japanese garden', [0.002, 0.008]],
        ['two swans in a zen garden', 'japanese garden', [0.02]],
        ['a glacier', 'glacier', []],
        ['an eagle over a glacier', 'glacier', [0.004]],
        ['a polar bear in the arctic', 'glacier', [0.05]],
        ['a ship in front of a glacier', 'glacier', [0.03]],
        ['Pinguine in der Antarktis', 'glacier', [0.02]],
      ] as const
    ).filter(oneIn(9)),
  )('"%s": a %s, with all that stands there', (prompt, setting, least) => {
    expect(hears(prompt).notDrawn).toEqual([]);
    for (const seed of [1, 2].filter(oneIn(2))) {
      const seen = seenOf(prompt, seed);
      expect(seen.plan.setting).toBe(setting);
      const wanting = (marks[setting]?.(seen) ?? []).filter(([, share, wanted]) => !(share >= wanted));
      expect(wanting).toEqual([]);
      expect(seen.items).toHaveLength(least.length);
      for (const [n, share] of least.entries()) expect(seen.items[n]).toBeGreaterThan(share);
    }
  });

  test.each(['a horse and a rowboat in a harbour', 'a man and a rowboat at a pier', 'a wolf on a glacier'])(
    'has things on its ground: "%s"',
    (prompt) => {
      const { things, world } = seenOf(prompt, 1);
      const standing = things.filter(({ onWater, y }) => !onWater && y < 0.5);
      expect(standing.length).toBeGreaterThan(0);
      for (const { x, z } of standing) expect(world.ground(x, z)).toBeGreaterThan(0.1);
    },
  );

  test.each([
    ['a castle in a library', 'library'],
    ['a skyscraper in a cathedral', 'cathedral'],
    ['a castle in a throne room', 'throne room'],
    ['an elephant in a kitchen', 'kitchen'],
    ['a castle on a ship', 'on a ship'],
    ['a lighthouse in a museum', 'museum'],
  ])('that is a hall has no room for what is larger, and it is said: "%s"', (prompt, hall) => {
    const { verdict, notDrawn } = hears(prompt);
    expect(verdict).toBe('part');
    expect(notDrawn).toContain(hall);
  });

  it('is named by none of its words where they are something else', () => {
    for (const prompt of ['a bookcase', 'a bookshelf in a living room'])
      expect(arrange(hears(prompt), 1, { aspect: 1 }).plan.setting).not.toBe('library');
  });
});

describe('space [STUDIO-40]', () => {
  test.each([
    ['an astronaut floating in outer space', [0.04]],
    ['un gato y un cohete en el espacio', [0.006, 0.02]],
    ['a whale in space', [0.04]],
    ['a UFO and a planet', [0.02]],
  ] as const)('has a planet and stars behind what floats in it: "%s"', (prompt, least) => {
    expect(hears(prompt).notDrawn).toEqual([]);
    const { plan, items, sky, ofMaterial } = seenOf(prompt, 1);
    expect(plan.setting).toBe('space');
    expect(ofMaterial(materials.terrain)).toBeGreaterThan(0.04);
    expect(sky).toBeGreaterThan(0.2);
    expect(items.map((share, n) => share > (least[n] ?? 1))).toEqual(least.map(() => true));
  });

  it('has everything at the height of the eye, whatever its size', () => {
    const { plan, things, world } = seenOf('a cat and a rocket in space', 3);
    const middles = things.map(({ item, y }) => y + (plan.items[item - 1]?.concept.size.height ?? 0) / 2);
    expect(middles).toHaveLength(2);
    for (const middle of middles) expect(middle).toBeCloseTo(world.camera.eye[1], 5);
  });

  it('shows what happens there, which a galaxy alone does not', () => {
    for (const prompt of ['an aurora over a planet', 'comet and nebula']) {
      const heard = hears(prompt);
      expect(heard.drawn.some(({ kind }) => kind === 'event')).toBe(true);
      expect(routeOf(heard).kind).toBe('composition');
    }
    for (const prompt of ['a spiral galaxy', 'a nebula and stars'])
      expect(routeOf(hears(prompt))).toEqual({ kind: 'view', subject: 'space' });
  });
});
