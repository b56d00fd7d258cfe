import { expect, test } from 'vitest';
import { makePlan } from '../compose/plan.ts';
import { createRandom } from '../raster/random.ts';
import { hears } from './hears.ts';

/** What is painted of a prompt, each for itself. */
const paintedOf = (prompt: string): readonly string[] =>
  makePlan(hears(prompt), createRandom(1)).items.map(({ concept }) => concept.id);

test.each([
  ['a knight with a sword and shield', 'knight'],
  ['ein Ritter mit Schwert und Schild', 'knight'],
  ['a samurai with a katana', 'samurai'],
  ['a viking with an axe', 'viking'],
  ['a wizard with a staff', 'wizard'],
  ['a king with a crown', 'king'],
  ['a witch with a broom', 'witch'],
  ['a pirate with a sword', 'pirate'],
  ['a chef with a frying pan', 'chef'],
  ['three knights with swords', 'knight'],
  ['戴着头盔的骑士', 'knight'],
])('what somebody has by themselves is painted once, with them: "%s" [STUDIO-58]', (prompt, who) => {
  expect(hears(prompt)).toMatchObject({ notDrawn: [], verdict: 'all' });
  expect(paintedOf(prompt)).toEqual([who]);
});

test.each([
  ['a knight beside a sword', 'knight sword'],
  ['a sword and a shield', 'sword shield'],
  ['two swords and a knight', 'sword knight'],
  ['a knight and a sword in a stone', 'knight sword'],
])('what stands apart from them is a thing of its own: "%s" [STUDIO-58]', (prompt, ids) => {
  expect(paintedOf(prompt)).toEqual(ids.split(' '));
});

test('what nobody has who was named is not drawn, and that is said [STUDIO-58]', () => {
  expect(hears('a man with a staff')).toMatchObject({ notDrawn: ['staff'], verdict: 'part' });
  expect(hears('a wizard with a frying pan').notDrawn).toEqual(['frying pan']);
});

test('what is said of its place is said of whoever has it [STUDIO-41]', () => {
  const { drawn } = hears('a knight with a sword on a horse');
  expect(drawn.filter(({ kind }) => kind === 'thing')).toMatchObject([
    { id: 'knight' },
    { id: 'horse', side: 'on', of: 0 },
  ]);
});

test('the colour that was said of it is its own [STUDIO-58]', () => {
  const [knight] = hears('a knight with a blue shield').drawn;
  expect(knight?.colours).toEqual({ shield: '#2b6cb0' });
  expect(knight?.colour).toBeUndefined();
});

test.each([
  ['a woman with a red hat', { hat: '#c8322c' }, 'hat'],
  ['a man with a scarf', undefined, 'scarf'],
  ['a boy with a cap and a backpack', undefined, 'cap+backpack'],
  ['a young man with headphones', undefined, 'headphones'],
  ['ein Mädchen mit einem Strohhut', undefined, 'straw hat'],
])('people of every day wear what is theirs: "%s" [STUDIO-58]', (prompt, colours, worn) => {
  const heard = hears(prompt);
  expect(heard.notDrawn).toEqual([]);
  expect(paintedOf(prompt)).toHaveLength(1);
  const who = heard.drawn.find(({ kind }) => kind === 'thing');
  expect(who?.worn).toEqual(worn.split('+'));
  if (colours) expect(who?.colours).toEqual(colours);
});

test('of two people the last one before a hat wears it, and what lies apart nobody does [STUDIO-58]', () => {
  const wornBy = (prompt: string) => hears(prompt).drawn.map(({ id, worn }) => `${id} ${worn?.join() ?? '-'}`);
  expect(wornBy('a man and a woman with a hat')).toEqual(['man -', 'woman hat', 'hat -']);
  expect(paintedOf('a man beside a hat')).toEqual(['man', 'hat']);
});

test.each(['a castle, by a famous artist', 'a castle with a muted colour palette', 'a castle, thick brush strokes'])(
  'words for how a picture is painted are nobody in it: "%s" [STUDIO-10]',
  (prompt) => {
    expect(paintedOf(prompt)).toEqual(['castle']);
    expect(hears(prompt).notDrawn).toEqual([]);
  },
);

test('a painter who is called Singer does not sing [STUDIO-10]', () => {
  expect(paintedOf('a castle in the style of John Singer Sargent')).toEqual(['castle']);
});

test.each([
  ['a knight without a sword', [], ['sword']],
  ['ein Ritter ohne Schwert', [], ['schwert']],
  ['a man without a sword', ['sword'], []],
])('what somebody is built with is not said to be left out: "%s" [STUDIO-58]', (prompt, refused, ignored) => {
  expect(hears(prompt).refused).toEqual(refused);
  expect(hears(prompt).ignored).toEqual(ignored);
});
