import { expect, test } from 'vitest';
import { hears } from './hears.ts';

const drawnOf = (prompt: string): readonly string[] => hears(prompt).drawn.map(({ kind, id }) => `${kind} ${id}`);

test.each(['a couple walking in the rain', 'ein Paar im Regen', 'a couple in the rain at night'])(
  'a couple shares an umbrella in a wet street: "%s" [STUDIO-58]',
  (prompt) => {
    expect(drawnOf(prompt)).toEqual(expect.arrayContaining(['thing couple', 'thing umbrella', 'place street']));
  },
);

test('people in the rain are in a street, and where they were said to be otherwise [STUDIO-58]', () => {
  expect(drawnOf('a woman in the rain')).toContain('place street');
  expect(drawnOf('a couple kissing in the rain')).toEqual(['thing couple', 'event rain', 'place street']);
  expect(drawnOf('a woman on a beach in the rain')).not.toContain('place street');
  expect(drawnOf('a couple in the rain without an umbrella')).not.toContain('thing umbrella');
  expect(drawnOf('a horse in the rain')).not.toContain('place street');
});
