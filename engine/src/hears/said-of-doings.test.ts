import { expect, test } from 'vitest';
import { hears } from './hears.ts';

const idsOf = (prompt: string): readonly string[] => hears(prompt).drawn.map(({ id }) => id);
const actOf = (prompt: string): string | undefined => hears(prompt).drawn[0]?.act;

test.each([
  ['a man crossing the street', 'walks'],
  ['a girl wandering in the forest', 'walks'],
  ['ein Mann überquert die Straße', 'walks'],
  ['a man crossing a bridge', 'walks'],
  ['une femme qui lit', 'reads'],
  ['un homme qui lit un livre', 'reads'],
  ['Eine Frau schreibt einen Brief', 'writes'],
])('hears what is done: %s [STUDIO-53]', (prompt, act) => {
  expect(actOf(prompt)).toBe(act);
  expect([...hears(prompt).notDrawn, ...hears(prompt).ignored]).toEqual([]);
});

test('a bed is one in French where it has an article, and who reads has none [STUDIO-53]', () => {
  expect(idsOf('un chat sur un lit')).toContain('bed');
  expect(idsOf('une femme qui lit dans le jardin')).not.toContain('bed');
});

test('a letter is on the table of who writes it, and is said to be missing elsewhere [STUDIO-58]', () => {
  expect(idsOf('a woman writing a letter')).toContain('letter');
  expect(hears('a letter on a bench').notDrawn).toContain('letter');
});

test.each([
  ['un panier de pommes', 'apple'],
  ['pommes', 'french fries'],
  ['elephants at a waterhole', 'oasis'],
])('hears what is named: %s [STUDIO-28]', (prompt, id) => {
  expect(idsOf(prompt)).toContain(id);
});

test('the towers of a city are its own [STUDIO-28]', () => {
  expect(idsOf('city skyline with towers')).toEqual(['city']);
  expect(idsOf('a tower on a hill')).toContain('tower');
});

test.each([
  ['autumn', 'park'],
  ['winter morning', 'forest'],
  ['spring', 'orchard'],
  ['summer evening', 'cottage garden'],
  ['Herbst', 'park'],
])('a season alone is that of a place: %s [STUDIO-54]', (prompt, place) => {
  expect(idsOf(prompt)).toContain(place);
});

test('a season of something is only that [STUDIO-54]', () => {
  expect(hears('a fox in autumn').drawn.some(({ kind }) => kind === 'place')).toBe(false);
  expect(idsOf('autumn at the beach')).not.toContain('park');
});
