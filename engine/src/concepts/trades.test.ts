import { expect, test } from 'vitest';
import { compose } from '../compose/compose.ts';
import { hears } from '../hears/hears.ts';
import { Mesh } from '../solid/mesh.ts';
import { createRandom } from '../raster/random.ts';
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
])(
  '"%s" is one person of that trade, with what belongs to it, where one expects them [STUDIO-10]',
  (prompt, id, setting) => {
    expect(hears(prompt)).toMatchObject({ notDrawn: [], verdict: 'all' });
    const { plan } = compose(hears(prompt), 3, { aspect: 1, coarse: true });
    expect(plan.items.map(({ concept }) => concept.id)).toEqual([id]);
    expect(plan.setting).toBe(setting);
  },
);

test.each([
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
])('a %s holds what the trade is known by, unless the hands do something else [STUDIO-58]', (id) => {
  expect(builtOf(id)).toBeGreaterThan(builtOf(id, { act: 'waves' }));
});

test('somebody with a fishing rod fishes [STUDIO-53]', () => {
  const { drawn, notDrawn } = hears('a boy with a fishing rod by a river');
  expect(drawn.find(({ id }) => id === 'boy')?.act).toBe('fishes');
  expect(notDrawn).toEqual([]);
  expect(hears('a fishing rod').notDrawn).toEqual(['fishing rod']);
});
