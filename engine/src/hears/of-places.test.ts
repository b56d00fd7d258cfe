import { expect, test } from 'vitest';
import { seenOf } from '../compose/seen.testing.ts';
import { oneIn } from '../long.testing.ts';
import { materials } from '../solid/materials.ts';
import { materialAt, stride } from '../solid/mesh.ts';
import { hears } from './hears.ts';

test.each(['an old library with books', 'una biblioteca con libros', 'a library with a cat and books'])(
  'what many of are in a place by themselves is no thing beside it: "%s" [STUDIO-20]',
  (prompt) => {
    const { drawn, notDrawn } = hears(prompt);
    expect(drawn.map(({ id }) => id)).toContain('library');
    expect(drawn.map(({ id }) => id)).not.toContain('book');
    expect(notDrawn).toEqual([]);
  },
);

test('a single book in a library is a thing [STUDIO-20]', () => {
  expect(hears('a girl reading a book in a library').drawn.map(({ id }) => id)).toEqual(['girl', 'book', 'library']);
});

test.each([
  ['mount fuji with cherry blossoms', ['mount fuji', 'cherry tree']],
  ['富士山', ['mount fuji']],
  ['a golden wheat field at sunset', ['wheat', 'hills', 'sunset']],
  ['ein Kornfeld', ['wheat']],
  ['a jack o lantern', ['jack-o-lantern']],
  ['a wedding', ['newlyweds']],
  ['mt. fuji at dawn', ['mount fuji', 'dawn']],
  ['das Haus hat einen Hund', ['house', 'dog']],
  ['a loaf of rye bread', ['bread']],
])('"%s" is %j, and nothing of it is missing [STUDIO-10]', (prompt, ids) => {
  expect(hears(prompt).drawn.map(({ id }) => id)).toEqual(ids);
  expect(hears(prompt)).toMatchObject({ notDrawn: [], verdict: 'all' });
});

test('a band is nobody, and no rock [STUDIO-10]', () => {
  expect(hears('a rock band on stage')).toMatchObject({ notDrawn: ['rock band'], drawn: [{ id: 'stage' }] });
});

test.each([
  ['a volcano by a lake', 'mountains'],
  ['mount fuji over a lake', 'mountains'],
  ['a volcano on a beach', 'beach'],
])('a mountain rises beyond the water, and its foot is not all that is seen: "%s" [STUDIO-31]', (prompt, setting) => {
  for (const seed of [2, 4].filter(oneIn(2))) {
    const { items, world, plan } = seenOf(prompt, seed);
    expect(plan.setting).toBe(setting);
    expect(items[0]).toBeGreaterThan(0.01);
    expect(items[0]).toBeLessThan(0.35);
    expect(world.water).toBeDefined();
  }
});

test('the mouth of a volcano is lit as its sides are [STUDIO-10]', () => {
  const { mesh } = seenOf('a volcano', 3).world;
  let told = 0;
  for (let t = 0; t < mesh.count; t++) {
    const o = t * stride;
    if (mesh.data[o + materialAt] !== materials.rock) continue;
    told++;
    expect(mesh.data.subarray(o + 9, o + 18).every(Number.isFinite)).toBe(true);
  }
  expect(told).toBeGreaterThan(10_000);
});

test('the light in a carved pumpkin is seen, and a pumpkin alone has none [STUDIO-10]', () => {
  const glowing = (prompt: string): number => {
    const { mesh } = seenOf(prompt, 2).world;
    return Array.from({ length: mesh.count }, (_, t) => mesh.data[t * stride + materialAt]).filter(
      (material) => material === materials.glow,
    ).length;
  };
  expect(glowing('a jack o lantern')).toBeGreaterThan(glowing('a pumpkin') + 1_000);
});
