import { expect, test } from 'vitest';
import { hears } from './hears.ts';

test.each([
  ['a female pilot', 'pilot', 'woman', 1],
  ['a woman doctor in a hospital', 'doctor', 'woman', 1],
  ['two female scientists', 'scientist', 'woman', 2],
  ['a male nurse', 'nurse', 'man', 1],
  ['a woman skiing', 'skier', 'woman', 1],
  ['a policewoman', 'police officer', 'woman', 1],
  ['a policeman', 'police officer', 'man', 1],
  ['eine Polizistin', 'police officer', 'woman', 1],
  ['eine Ärztin', 'doctor', 'woman', 1],
  ['una doctora', 'doctor', 'woman', 1],
  ['une policière', 'police officer', 'woman', 1],
])('who has a trade is what was said: %s [STUDIO-76]', (prompt, id, gender, count) => {
  const { drawn, ignored, notDrawn } = hears(prompt);
  const people = drawn.filter((one) => one.kind === 'thing' && ['woman', 'man', id].includes(one.id));
  expect(people).toMatchObject([{ id, gender }]);
  expect(people[0]?.count ?? 1).toBe(count);
  expect([...ignored, ...notDrawn]).toEqual([]);
});

test.each([
  ['two men boxing', 2, 'man'],
  ['a woman boxing in a park', 1, 'woman'],
  ['zwei Männer boxen', 2, 'man'],
  ['eine Frau boxt', 1, 'woman'],
  ['dos hombres boxeando', 2, 'man'],
  ['une femme boxant', 1, 'woman'],
  ['两个男人打拳击', 2, 'man'],
  ['ボクシングをする女性', 1, 'woman'],
  ['رجل يلاكم', 1, 'man'],
  ['two friends boxing', 2, undefined],
  ['two boxers fighting', 2, undefined],
] as const)('those who box are boxers, and nobody stands beside them: %s [STUDIO-76]', (prompt, count, gender) => {
  const { drawn, ignored } = hears(prompt);
  const people = drawn.filter(({ kind }) => kind === 'thing');
  expect(people.map((one) => [one.id, one.count ?? 1, one.gender])).toEqual([['boxer', count, gender]]);
  expect(ignored).toEqual([]);
});

test.each(['a pilot', 'a doctor', 'a nun', 'a waitress', 'a woman and a doctor', 'a man beside a pilot'])(
  'nobody else is told apart: %s [STUDIO-76]',
  (prompt) => {
    expect(hears(prompt).drawn.some(({ gender }) => gender !== undefined)).toBe(false);
  },
);

test('what was said of either of two who are one holds, and what is at one of them stays there [STUDIO-76]', () => {
  expect(hears('an old woman skiing').drawn).toMatchObject([{ id: 'skier', gender: 'woman', traits: ['old'] }]);
  expect(hears('a dog beside a woman skiing').drawn).toMatchObject([
    { id: 'dog' },
    { id: 'skier', gender: 'woman', side: 'beside', of: 0 },
  ]);
  expect(hears('a woman skiing beside a dog').drawn).toMatchObject([{ id: 'skier', gender: 'woman' }, { id: 'dog' }]);
});
