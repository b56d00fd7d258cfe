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
