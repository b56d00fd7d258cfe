import { expect, test } from 'vitest';
import { coloursByWord } from './grammar.ts';
import { hears } from './hears.ts';

test.each([
  ['a vintage red car', 'classic car', 'red', undefined],
  ['a vintage small red car', 'classic car', 'red', 'small'],
  ['a hot pink air balloon', 'balloon', 'pink', undefined],
])('hears what was said within a name of what has it: "%s" [STUDIO-34]', (prompt, id, colour, size) => {
  const { drawn, ignored } = hears(prompt);
  expect(drawn).toMatchObject([{ id, colour: coloursByWord.get(colour) }]);
  expect((drawn[0]?.size ?? 1) < 1).toBe(size === 'small');
  expect(ignored).toEqual([]);
});

test('leaves the colour to what is named behind it where the word before is a name by itself [STUDIO-34]', () => {
  expect(hears('a fox and a red apple').drawn).toMatchObject([
    { id: 'fox' },
    { id: 'apple', colour: coloursByWord.get('red') },
  ]);
  expect(hears('a dog, a white horse').drawn).toMatchObject([{ id: 'dog' }, { id: 'horse' }]);
});
