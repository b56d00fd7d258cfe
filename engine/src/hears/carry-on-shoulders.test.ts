import { expect, test } from 'vitest';
import { makePlan } from '../compose/plan.ts';
import { partyOf } from '../compose/party.ts';
import { createRandom } from '../raster/random.ts';
import { hears } from './hears.ts';

test.each([
  'a father carrying his daughter on his shoulders',
  'ein Vater mit seinem Sohn auf den Schultern',
  'un padre con su hija en los hombros',
  'un père portant sa fille sur ses épaules',
])('a child that is carried on the shoulders sits there: %s [STUDIO-58]', (prompt) => {
  const { drawn, ignored, notDrawn } = hears(prompt);
  expect([...ignored, ...notDrawn]).toEqual([]);
  expect(drawn[0]).toMatchObject({ id: 'man', side: 'on', of: 1, act: 'has a child on the shoulders' });
});

test('a bird on them is no child', () => {
  expect(hears('a bird on the shoulders of a man').drawn.find(({ id }) => id === 'man')?.act).toBeUndefined();
});

test.each(['a woman with a basket of apples', 'a girl holding a bowl of strawberries'])(
  'what is heaped in something is held with it: %s [STUDIO-58]',
  (prompt) => {
    const plan = makePlan(hears(prompt), createRandom(1));
    expect(partyOf(plan)).toBeUndefined();
    expect(plan.items[1]?.heldBy).toBe(0);
  },
);

test('who hugs a teddy bear has it in both arms [STUDIO-58]', () => {
  const heard = hears('a child hugging a teddy bear');
  expect([...heard.ignored, ...heard.notDrawn]).toEqual([]);
  expect(makePlan(heard, createRandom(1)).items[1]?.heldBy).toBe(0);
});

test('who waits at a bus stop is beside it', () => {
  const { drawn, ignored, notDrawn } = hears('a man waiting at a bus stop');
  expect(drawn.map(({ id }) => id)).toEqual(['man', 'bus stop']);
  expect([...ignored, ...notDrawn]).toEqual([]);
});
