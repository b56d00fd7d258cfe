import { expect, test } from 'vitest';
import { compose } from '../compose/compose.ts';
import { seenOf } from '../compose/seen.testing.ts';
import { hears } from '../hears/hears.ts';

test('a salmon is painted in whatever language, leaping out of a river and large in its picture [STUDIO-10]', () => {
  for (const words of ['a salmon', 'ein Lachs', 'un salmón', 'un saumon', '三文鱼', '鮭', 'سلمون'])
    expect(hears(words)).toMatchObject({ drawn: [{ kind: 'thing', id: 'salmon' }], notDrawn: [], verdict: 'all' });
  const { plan } = compose(hears('a salmon'), 3, { aspect: 1, coarse: true });
  expect(plan.setting).toBe('river');
  // Of a fish that is so slim, and its spray.
  expect(seenOf('a salmon in a river', 3).items[0]).toBeGreaterThan(0.05);
});

test('a salmon that was said to be under water swims there [STUDIO-10]', () => {
  const { plan } = compose(hears('a salmon underwater'), 3, { aspect: 1, coarse: true });
  expect(plan.setting).toBe('reef');
});

test.each([
  'a bear catching a salmon',
  'a bear with a fish in its mouth',
  'a brown bear fishing for salmon',
  'a grizzly eating a fish in a river',
  'ein Bär mit einem Lachs im Maul',
  'un oso con un salmón en la boca',
  'un ours avec un saumon dans la gueule',
  '熊在河里抓鱼',
])('"%s" is one bear that stands in a river with the fish in its mouth [STUDIO-10]', (prompt) => {
  expect(hears(prompt)).toMatchObject({ notDrawn: [], verdict: 'all' });
  const { plan } = compose(hears(prompt), 3, { aspect: 1, coarse: true });
  expect(plan.items.map(({ concept }) => concept.id)).toEqual(['bear with a salmon']);
  expect(plan.setting).toBe('river');
});

test('a bear that has caught a fish keeps its place beside what else was named [STUDIO-10]', () => {
  expect(hears('a bear with a fish in its mouth next to a tree').drawn).toMatchObject([
    { id: 'bear with a salmon' },
    { id: 'tree', side: 'beside', of: 0 },
  ]);
});

test('a bear that has no fish to catch has none in its mouth [STUDIO-10]', () => {
  for (const prompt of ['a bear', 'a bear in a river', 'a bear and a goldfish', 'a bear catching butterflies'])
    expect(hears(prompt).drawn[0]).toMatchObject({ id: 'bear' });
});

test('salmon is a colour before what has one, and no fish where it is a meal [STUDIO-10]', () => {
  expect(hears('a salmon car').drawn).toMatchObject([{ id: 'car', colour: '#f0907a' }]);
  expect(hears('a woman in a salmon dress').drawn.map(({ id }) => id)).toEqual(['woman', 'dress']);
  expect(hears('grilled salmon')).toMatchObject({ drawn: [], notDrawn: ['grilled salmon'] });
  expect(hears('salmon sushi').drawn).toMatchObject([{ id: 'sushi' }]);
});
