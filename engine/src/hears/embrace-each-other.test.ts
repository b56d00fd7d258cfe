import { expect, test } from 'vitest';
import { layOut } from '../compose/layout.ts';
import { makePlan } from '../compose/plan.ts';
import { createRandom } from '../raster/random.ts';
import { hears } from './hears.ts';

const actsOf = (prompt: string) => hears(prompt).drawn.flatMap(({ kind, act }) => (kind === 'thing' ? [act] : []));

test.each([
  'two friends hugging',
  'two girls hugging each other',
  'zwei Freunde umarmen sich',
  'dos amigos abrazándose',
  'deux amis enlacés',
  '两个朋友拥抱',
  '抱き合う友達',
  'أصدقاء يتعانقون',
])('two of a kind who hug do it with each other: %s [STUDIO-79]', (prompt) => {
  expect(actsOf(prompt)[0]).toBe('embraces');
  expect(hears(prompt).ignored).toEqual([]);
});

test.each([
  'a mother hugging her child',
  'a father hugging his daughter',
  'eine Mutter umarmt ihr Kind',
  'una madre abrazando a su hijo',
  'une mère étreignant son enfant',
  '母亲拥抱孩子',
  '子供を抱きしめる母親',
  'امرأة تعانق فتاة',
])('so do a parent and a child: %s [STUDIO-79]', (prompt) => {
  expect(actsOf(prompt)).toEqual(['embraces', 'embraces']);
});

test('a large dog is hugged where it stands; what is small, or a toy, is taken into the arms [STUDIO-79]', () => {
  expect(actsOf('a girl hugging her dog')).toEqual(['embraces', undefined]);
  expect(hears('a girl hugging a puppy').drawn[1]?.isCarried).toBe(true);
  expect(actsOf('a girl hugging a teddy bear')).toEqual([undefined, undefined]);
});

test('who hugs what cannot be hugged is said not to [STUDIO-79]', () => {
  expect(hears('a woman hugging a tree').ignored).toContain('hugging');
  expect(actsOf('three friends hugging')[0]).toBeUndefined();
});

const placed = (prompt: string, seed: number) =>
  layOut(makePlan(hears(prompt), createRandom(seed)), seed, { aspect: 1, sunSide: 1 }).things;

test.each(['two friends hugging', 'a mother hugging her child'])(
  'they are as near as arms reach, and face each other: %s [STUDIO-79]',
  (prompt) => {
    for (const seed of [1, 2, 3]) {
      const [left, right] = placed(prompt, seed).toSorted((a, b) => a.x - b.x);
      expect(Math.hypot((right?.x ?? 9) - (left?.x ?? 0), (right?.z ?? 9) - (left?.z ?? 0))).toBeLessThan(0.5);
      expect(left?.turn).toBeLessThan(-1);
      expect(right?.turn).toBeGreaterThan(1);
    }
  },
);

test('whoever hugs a dog is behind its neck, and looks out over it [STUDIO-79]', () => {
  const [girl, dog] = placed('a girl hugging her dog', 2).toSorted((a, b) => a.item - b.item);
  expect((girl?.z ?? 0) - (dog?.z ?? 0)).toBeGreaterThan(0.2);
  expect(Math.abs(girl?.turn ?? 3)).toBeLessThan(0.6);
});
