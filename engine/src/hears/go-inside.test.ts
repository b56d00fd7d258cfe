import { expect, test } from 'vitest';
import { hears } from './hears.ts';

/** The ids of the places that a prompt is heard to name. */
const placesIn = (prompt: string): readonly string[] =>
  hears(prompt).drawn.flatMap(({ kind, id }) => (kind === 'place' ? [id] : []));

test.each([
  ['a priest praying in a church', 'cathedral'],
  ['a wedding in a church', 'cathedral'],
  ['eine Frau in der Kirche', 'cathedral'],
  ['una mujer en una iglesia', 'cathedral'],
  ['un homme dans une église', 'cathedral'],
  ['a gladiator in the arena', 'arena'],
  ['a lion in the colosseum', 'arena'],
  ['a boxer in the arena', 'boxing ring'],
])('who is said to be in a building is seen inside of it: %s [STUDIO-80]', (prompt, place) => {
  const { notDrawn, ignored } = hears(prompt);
  expect(placesIn(prompt)).toEqual([place]);
  expect([...notDrawn, ...ignored]).toEqual([]);
});

test.each(['a church in the mountains', 'a man in front of a church', 'a church', 'a stadium', 'the colosseum'])(
  'a building that nobody is said to be in is seen from outside: %s [STUDIO-80]',
  (prompt) => {
    expect(placesIn(prompt)).not.toContain('cathedral');
    expect(placesIn(prompt)).not.toContain('arena');
  },
);

test.each(['a boy raking leaves', 'an old man sweeping leaves', 'una mujer barriendo hojas'])(
  'leaves that are swept together lie on the ground: %s [STUDIO-80]',
  (prompt) => {
    expect(placesIn(prompt)).toContain('fallen leaves');
  },
);
