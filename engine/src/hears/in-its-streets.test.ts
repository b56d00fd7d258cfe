import { expect, test } from 'vitest';
import { compose } from '../compose/compose.ts';
import { hears } from './hears.ts';

const drawnOf = (prompt: string): readonly string[] => hears(prompt).drawn.map(({ kind, id }) => `${kind} ${id}`);

test.each([
  ['paris at night', 'eiffel tower'],
  ['london in the rain', 'big ben'],
  ['rom bei nacht', 'colosseum'],
  ['un perro en parís', 'eiffel tower'],
  ['巴黎的夜晚', 'eiffel tower'],
])('"%s" is painted by what the city is known by, at the end of a street [STUDIO-66]', (prompt, landmark) => {
  expect(drawnOf(prompt)).toEqual(expect.arrayContaining([`thing ${landmark}`, 'place street']));
  expect(hears(prompt).notDrawn).toEqual([]);
  const { plan, things } = compose(hears(prompt), 3, { aspect: 1, coarse: true });
  const nth = plan.items.findIndex(({ concept }) => concept.id === landmark);
  expect(things.find(({ item }) => item === nth + 1)?.z).toBeGreaterThan(80);
});

test('where a place was named the city is seen from there, and what it is known by can be refused [STUDIO-66]', () => {
  expect(drawnOf('a market in Paris')).toEqual(['place market', 'thing eiffel tower']);
  // Its cafés are along the street from which that is seen.
  expect(drawnOf('a cafe in Paris')).toEqual(['place street', 'thing eiffel tower']);
  expect(drawnOf('Paris without the Eiffel tower')).toEqual(['place street']);
});

test.each(['a gondola in Venice', 'a rowing boat on a canal in Amsterdam'])(
  'what floats lies on the canal: "%s" [STUDIO-66]',
  (prompt) => {
    const { world, things } = compose(hears(prompt), 2, { aspect: 1, coarse: true });
    expect(world.water?.level).toBeLessThan(-0.5);
    expect(things[0]?.onWater).toBe(true);
    expect(drawnOf(prompt).some((one) => one.startsWith('place'))).toBe(true);
  },
);

test.each(['new york at night', 'hongkong bei nacht', 'ニューヨーク'])('"%s" is a skyline [STUDIO-66]', (prompt) => {
  expect(drawnOf(prompt)).toContain('place city');
});
