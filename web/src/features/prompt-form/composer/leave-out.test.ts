import { expect, it } from 'vitest';
import { leaveOut } from './leave-out.ts';

it.each([
  ['A lighthouse, a violin, at night', 'violin', 'A lighthouse, at night'],
  ['A violin on a cliff', 'violin', 'on a cliff'],
  ['A lake with a dragon', 'dragon', 'A lake'],
  ['A lake and a  Dragon.', 'dragon', 'A lake.'],
  ['three foxes on ice', 'foxes', 'three on ice'],
  ['a cat beside a violin case, night', 'violin case', 'a cat beside, night'],
  ['山と龍と湖', '龍', '山とと湖'],
])('takes words out of "%s": %s [STUDIO-10]', (prompt, phrase, rest) => {
  expect(leaveOut(prompt, phrase)).toBe(rest);
});

it('takes nothing out that is not there, or is part of another word [STUDIO-10]', () => {
  expect(leaveOut('A violinist', 'violin')).toBeUndefined();
  expect(leaveOut('A lake', 'dragon')).toBeUndefined();
});
