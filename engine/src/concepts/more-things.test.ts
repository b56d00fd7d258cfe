import { expect, test } from 'vitest';
import { compose } from '../compose/compose.ts';
import { seenOf } from '../compose/seen.testing.ts';
import { hears } from '../hears/hears.ts';
import { canRide } from './riding.ts';
import { findConcept } from './registry.ts';
import { itemOf } from '../solid/item-of.ts';
import { materials } from '../solid/materials.ts';
import { stride } from '../solid/mesh.ts';

test.each([
  ['a slice of toast', 'toast', ['Toast mit Butter', 'una tostada', 'du pain grillé', '吐司', 'トースト', 'توست']],
  ['a wrench', 'wrench', ['ein Schraubenschlüssel', 'una llave inglesa', 'une clé plate', '扳手', 'レンチ']],
  ['a saw', 'saw', ['eine Säge', 'un serrucho', 'une scie', '锯子', 'のこぎり', 'منشار']],
  ['high heels', 'high heels', ['Stöckelschuhe', 'tacones', 'des escarpins', '高跟鞋', 'ハイヒール', '👠']],
])('%s is heard in whatever language, and lies large on a table [STUDIO-10]', (prompt, id, others) => {
  for (const words of [prompt, ...others])
    expect(hears(words)).toMatchObject({ drawn: [{ kind: 'thing', id }], notDrawn: [], verdict: 'all' });
  const { plan } = compose(hears(prompt), 3, { aspect: 1, coarse: true });
  expect(plan.setting).toBe('room');
  expect(seenOf(prompt, 3).items[0]).toBeGreaterThan(0.02);
});

test('who saw something has no saw [STUDIO-10]', () => {
  for (const prompt of ['I saw a cat', 'a girl saw a cat', 'she saw the cat'])
    expect(hears(prompt).drawn.map(({ id }) => id)).not.toContain('saw');
  expect(hears('a saw and a hammer').drawn.map(({ id }) => id)).toEqual(['saw', 'hammer']);
});

test('high heels that somebody wears are no pair on a table beside them [STUDIO-10]', () => {
  const { drawn, notDrawn } = hears('a woman in red high heels');
  expect(drawn.map(({ id }) => id)).toEqual(['woman']);
  expect(notDrawn).toEqual(['high heels']);
  expect(hears('a pair of red high heels').drawn).toMatchObject([{ id: 'high heels' }]);
});

test.each([
  [
    'a gas station',
    'gas station',
    'road',
    ['eine Tankstelle', 'una gasolinera', 'une station-service', '加油站', '⛽'],
  ],
  ['stone stairs', 'stairs', 'park', ['eine Steintreppe', 'una escalinata', 'un escalier', '台阶', '階段', 'درج']],
  ['a bathtub', 'bathtub', 'parlour', ['eine Badewanne', 'una bañera', 'une baignoire', '浴缸', 'バスタブ', '🛁']],
])(
  '%s is heard in whatever language, and stands large where one expects it [STUDIO-10]',
  (prompt, id, setting, others) => {
    for (const words of [prompt, ...others])
      expect(hears(words)).toMatchObject({ drawn: [{ kind: 'thing', id }], notDrawn: [], verdict: 'all' });
    const { items, plan } = seenOf(prompt, 3);
    expect(plan.setting).toBe(setting);
    expect(items[0]).toBeGreaterThan(0.03);
  },
);

test('a gas station is built beside a road and leaves it free [STUDIO-10]', () => {
  const { world, plan } = seenOf('a gas station on a road', 3);
  expect(plan.items.map(({ concept }) => concept.id)).toEqual(['gas station']);
  const lefts = Array.from({ length: world.mesh.count }, (_, t) => t)
    .filter((t) => itemOf(world.mesh, t) === 1)
    .map((t) => world.mesh.data[t * stride] ?? 0);
  expect(lefts.reduce((a, b) => Math.min(a, b))).toBeGreaterThan(2.5);
});

test('an animal sits in a bathtub that it was said to be in, and a rubber duck is always there [STUDIO-10]', () => {
  expect(hears('a cat in a bathtub').drawn.map(({ id }) => id)).toEqual(['cat', 'bathtub']);
  const { plan } = compose(hears('a cat in a bathtub'), 3, { aspect: 1, coarse: true });
  expect(plan.setting).toBe('parlour');
  expect(hears('a rubber duck in a bathtub')).toMatchObject({ notDrawn: [], verdict: 'all' });
});

test.each([
  ['a woman sitting on stone stairs', 'woman'],
  ['a cat sitting on the stairs', 'cat'],
])('who sits on stairs does so on one of their steps: "%s" [STUDIO-10]', (prompt, id) => {
  const { plan, items } = seenOf(prompt, 2);
  expect(plan.items.map(({ concept }) => concept.id)).toEqual([id, 'stairs']);
  expect(items[0]).toBeGreaterThan(0.005);
  const [rider, mount] = [findConcept(id), findConcept('stairs')];
  expect(rider && mount && canRide(rider, mount)).toBe(true);
});

test('a steam train fills its picture, on rails and before its smoke [STUDIO-85]', () => {
  for (const seed of [1, 2, 3, 4]) {
    const { items, ofMaterial } = seenOf('a steam train', seed);
    expect(items[0]).toBeGreaterThan(0.05);
    expect(ofMaterial(materials.planks)).toBeGreaterThan(0);
  }
});

test('a train at a station is in it [STUDIO-85]', () => {
  expect(seenOf('a woman waiting for a train at the station', 1).plan.setting).toBe('station');
  expect(hears('a police station').drawn.map(({ id }) => id)).not.toContain('station');
});
