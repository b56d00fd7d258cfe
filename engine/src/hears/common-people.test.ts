import { expect, test } from 'vitest';
import { hears } from './hears.ts';

test.each([
  ['people walking in a park', 'person'],
  ['two friends on a bench', 'person'],
  ['a teacher and a student', 'person'],
  ['a mother and her daughter', 'woman girl'],
  ['a father and his son', 'man boy'],
  ['drei lehrer im park', 'person'],
  ['zwei freunde am strand', 'person'],
  ['una madre y su hija', 'woman girl'],
  ['deux amis dans un parc', 'person'],
  ['朋友在公园', 'person'],
  ['お母さんと娘', 'woman girl'],
  ['a paladin', 'knight'],
  ['a sheriff', 'cowboy'],
  ['a druid in a forest', 'wizard'],
  ['a soccer player', 'athlete'],
  ['the president', 'businessman'],
])('who is named as people name each other is painted: "%s" [STUDIO-10]', (prompt, ids) => {
  const drawn = hears(prompt)
    .drawn.filter(({ kind }) => kind === 'thing')
    .map(({ id }) => id);
  for (const id of ids.split(' ')) expect(drawn).toContain(id);
});

test('people who are refused are none [STUDIO-10]', () => {
  const heard = hears('a city street, no people');
  expect(heard.refused).toContain('person');
  expect(heard.drawn.map(({ id }) => id)).not.toContain('person');
});
