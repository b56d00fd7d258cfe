import { expect, test } from 'vitest';
import { arrange } from '../compose/arrange.ts';
import { compose } from '../compose/compose.ts';
import { hears } from '../hears/hears.ts';
import { oneIn } from '../long.testing.ts';
import { withPortrait } from '../compose/portrait.ts';
import { buildSkis, skiTrack } from '../shapes/sports-gear.ts';
import { itemOf } from '../solid/item-of.ts';
import { outlineWorld } from '../solid/outline.ts';
import { Mesh, stride } from '../solid/mesh.ts';
import { createRandom } from '../raster/random.ts';
import { holdOf } from './holding.ts';
import { handsOf } from './ways-of-holding.ts';
import { findConcept } from './registry.ts';

/** How many triangles somebody of a trade is built of, so dressed and doing this. */
function builtOf(id: string, look: object = {}): number {
  const mesh = new Mesh();
  findConcept(id)?.build(mesh, createRandom(3), { season: 'summer', lit: false, ordinal: 0, ...look });
  return mesh.count;
}

test.each([
  ['an old fisherman mending his net', 'fisherman', 'harbour'],
  ['a sailor', 'sailor', 'harbour'],
  ['a waiter with a tray', 'waiter', 'cafe'],
  ['eine Kellnerin mit einem Tablett', 'waitress', 'cafe'],
  ['a surfer with a surfboard', 'surfer', 'beach'],
  ['a singer with a microphone', 'singer', 'stage'],
  ['a painter with a brush', 'painter', 'gallery'],
  ['an archer with a bow and arrow', 'archer', 'forest'],
  ['un músico con una guitarra', 'musician', 'street'],
  ['a hiker with a backpack', 'hiker', 'mountains'],
  ['a shepherd with a staff', 'shepherd', 'hills'],
  ['a photographer with a camera', 'photographer', 'street'],
  ['a lumberjack with a beanie', 'lumberjack', 'forest'],
  ['eine Geisha', 'geisha', 'japanese garden'],
  ['un boxeador con guantes de boxeo', 'boxer', 'stage'],
  ['a skier on skis', 'skier', 'ski slope'],
  ['a cheerleader with pompoms', 'cheerleader', 'park'],
  ['サンタクロース', 'santa claus', 'hills'],
])(
  '"%s" is one person of that trade, with what belongs to it, where one expects them [STUDIO-10]',
  (prompt, id, setting) => {
    expect(hears(prompt)).toMatchObject({ notDrawn: [], verdict: 'all' });
    const { plan } = arrange(hears(prompt), 3, { aspect: 1 });
    expect(plan.items.map(({ concept }) => concept.id)).toEqual([id]);
    expect(plan.setting).toBe(setting);
  },
);

const known = [
  'fisherman',
  'waiter',
  'surfer',
  'musician',
  'violinist',
  'singer',
  'photographer',
  'painter',
  'archer',
  'shepherd',
  'lumberjack',
  'geisha',
  'boxer',
  'skier',
  'cheerleader',
];

test.each(known.filter(oneIn(5)))(
  'a %s holds what the trade is known by, unless the hands do something else [STUDIO-58]',
  (id) => {
    expect(builtOf(id)).toBeGreaterThan(builtOf(id, { act: 'waves' }));
  },
);

test('somebody with a fishing rod fishes [STUDIO-53]', () => {
  const { drawn, notDrawn } = hears('a boy with a fishing rod by a river');
  expect(drawn.find(({ id }) => id === 'boy')?.act).toBe('fishes');
  expect(notDrawn).toEqual([]);
  expect(hears('a fishing rod').notDrawn).toEqual(['fishing rod']);
});

test.each(['geisha', 'boxer', 'skier', 'cheerleader', 'lumberjack', 'santa claus'].filter(oneIn(3)))(
  'a %s who is only named is shown whole, since what tells the trade is below the shoulders [STUDIO-50]',
  (id) => {
    expect(withPortrait(hears(`a ${id}`)).camera).toBeUndefined();
    expect(withPortrait(hears('a sailor')).camera).toBe('portrait');
    expect(hears(`portrait of a ${id}`).camera).toBe('portrait');
    for (const seed of [1, 2, 3].filter(oneIn(3))) {
      const { plan, world } = compose(hears(`a ${id}`), seed, { aspect: 1, coarse: true });
      const { ids } = outlineWorld(world, 64, 64);
      const lowest = ids.findLastIndex((one) => itemOf(world.mesh, one) === 1);
      expect(plan.items[0]?.portrait).toBeUndefined();
      // There is ground below the feet.
      expect(Math.floor(lowest / 64)).toBeLessThan(63);
    }
  },
);

test('a kimono is worn by whoever is said to, and hangs from the arms [STUDIO-51]', () => {
  const { drawn, notDrawn } = hears('a woman in a blue kimono');
  expect(drawn[0]?.traits).toContain('kimono');
  expect(notDrawn).toEqual([]);
  expect(builtOf('woman', { traits: ['kimono'], act: 'waves' })).toBeGreaterThan(
    builtOf('woman', { traits: ['robe'], act: 'waves' }),
  );
});

test('a skier stands on both skis side by side, which lie on the ground [STUDIO-58]', () => {
  const { holds, gesture } = holdOf('ski poles') ?? {};
  expect(holds).toHaveLength(2);
  expect(gesture?.ankles?.map(([x]) => x)).toEqual([-skiTrack, skiTrack]);
  const mesh = new Mesh();
  buildSkis(mesh, handsOf['ski poles'], '#ff0000');
  const heights = Array.from({ length: mesh.count }, (_, t) => mesh.data[t * stride + 1] ?? 0);
  expect(Math.min(...heights)).toBeGreaterThan(0);
  expect(Math.min(...heights)).toBeLessThan(0.03);
  // The poles reach up to the hands.
  expect(Math.max(...heights)).toBeGreaterThan(handsOf['ski poles'][0][1]);
});

test('who runs is dressed for it, unless it was said what they wear [STUDIO-53]', () => {
  const runs = (look: object): number => builtOf('woman', { act: 'runs', ...look });
  expect(runs({})).toBe(runs({ traits: ['sports'] }));
  expect(runs({})).not.toBe(runs({ traits: ['dress'] }));
});

test('a couple is as old as it is said to be, and sits side by side where it has a seat [STUDIO-51]', () => {
  const { drawn, ignored } = hears('an old couple sitting on a bench');
  expect(ignored).toEqual([]);
  expect(drawn.find(({ id }) => id === 'couple')).toMatchObject({ act: 'sits', traits: ['old'] });
  const built = (look: object): number => {
    const mesh = new Mesh();
    findConcept('couple')?.build(mesh, createRandom(3), { season: 'summer', lit: false, ordinal: 0, ...look });
    return Array.from({ length: mesh.count }, (_, t) => mesh.data[t * stride + 1] ?? 0).reduce((a, b) =>
      Math.max(a, b),
    );
  };
  expect(built({ seated: true })).toBeLessThan(built({}) - 0.3);
});

test.each([
  'a bride and groom',
  'a bride and a groom',
  'a groom and a bride',
  'ein Brautpaar',
  'eine Braut und ein Bräutigam',
  '新郎新婦',
])('"%s" are two who stand close to each other [STUDIO-10]', (prompt) => {
  expect(hears(prompt)).toMatchObject({ notDrawn: [], verdict: 'all' });
  expect(hears(prompt).drawn.map(({ id }) => id)).toEqual(['newlyweds']);
});

test('a bride and a groom who were said to do something else, or are several, stay who they are', () => {
  expect(hears('a groom and two brides').drawn.map(({ id }) => id)).toEqual(['groom', 'bride']);
  expect(hears('a groom and a bride in front of a church').drawn[1]).toMatchObject({ id: 'church', of: 0 });
});

test.each(['a cyclist in Paris', 'ein Radfahrer in Paris', 'un ciclista en París', '🚴'])(
  'who cycles is seen on a bicycle: "%s" [STUDIO-41]',
  (prompt) => {
    const { drawn, notDrawn } = hears(prompt);
    expect(notDrawn).toEqual([]);
    expect(drawn.map(({ id }) => id)).toContain('cyclist');
  },
);
