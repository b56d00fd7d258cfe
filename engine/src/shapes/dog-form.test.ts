import { describe, expect, test } from 'vitest';
import { findConcept } from '../concepts/registry.ts';
import { hears } from '../hears/hears.ts';
import { createRandom } from '../raster/random.ts';
import { Mesh, readColour } from '../solid/mesh.ts';
import { distanceTo } from '../solid/soft-body.ts';
import { isCurled } from './curled.ts';
import { corgi, germanShepherd, goldenRetriever, husky } from './dog-breeds.ts';
import { buildDog, grownDog, plainCoat } from './dog-form.ts';

const coat = { coat: '#a9682f', light: '#f1e6d4', dark: '#5f351a', hasSocks: false };

/** How many bodies of cones a dog is made of. */
function bodiesOf(seed: number, act?: 'howls'): number {
  const mesh = new Mesh();
  buildDog(mesh, createRandom(seed), { ...grownDog(coat), act });
  return mesh.bodies.length;
}

describe('dogs [STUDIO-37]', () => {
  test('hang out their tongues by chance, and never while they howl', () => {
    const seeds = Array.from({ length: 12 }, (_, i) => i);
    const many = seeds.map((seed) => bodiesOf(seed));
    expect(new Set(many).size).toBe(2);
    expect(new Set(seeds.map((seed) => bodiesOf(seed, 'howls')))).toEqual(new Set([Math.min(...many)]));
  });

  test('have no crop beside their breast, wherever they look', () => {
    for (let seed = 0; seed < 8; seed++) {
      const mesh = new Mesh();
      const form = grownDog(coat);
      buildDog(mesh, createRandom(seed), form);
      const [body] = mesh.bodies;
      if (!body) throw new Error('a dog is a body');
      const ahead = Array.from({ length: 40 }, (_, i) => body.centre[0] - 0.5 + i * 0.01);
      for (const y of [form.height - form.girth, form.height - form.girth * 1.2, form.height - form.girth * 1.4])
        for (const z of [-1.05, 1.05])
          expect(ahead.some((x) => distanceTo(body, x, y, z * form.girth) < 0)).toBe(false);
    }
  });

  test('differ by their breed: ears hang or stand, legs are long or short, hair is long or short', () => {
    expect(goldenRetriever(coat).ears.kind).toBe('floppy');
    for (const breed of [germanShepherd, husky, corgi]) expect(breed(coat).ears.kind).toBe('pointed');
    expect(corgi(coat).height / corgi(coat).length).toBeLessThan(0.9);
    expect(goldenRetriever(coat).hair).toBeGreaterThan(grownDog(coat).hair ?? 0);
  });

  test('sleep curled up, as foxes do', () => {
    for (const breed of [goldenRetriever, germanShepherd, husky, corgi])
      expect(isCurled({ ...breed(coat), act: 'sleeps' })).toBe(true);
  });

  test('that are black are black below as well', () => {
    const black = plainCoat('#141414', createRandom(1), [['#a9682f', '#f1e6d4', '#5f351a']]);
    expect(Math.max(...readColour(black.light))).toBeLessThan(0.06);
    const pale = plainCoat('#d9a55a', createRandom(1), [['#a9682f', '#f1e6d4', '#5f351a']]);
    expect(readColour(pale.light)[2]).toBeGreaterThan(readColour(pale.coat)[2] * 1.3);
  });

  test.each([
    ['a golden retriever on the beach', 'golden retriever'],
    ['ein Schäferhund im Garten', 'german shepherd'],
    ['a german shepherd', 'german shepherd'],
    ['two huskies in the snow', 'husky'],
    ['un corgi', 'corgi'],
    ['拉布拉多', 'labrador'],
    ['a dog', 'dog'],
  ])('are known by the name of their breed: %s', (prompt, id) => {
    const heard = hears(prompt);
    expect(heard.drawn[0]?.id).toBe(id);
    expect(findConcept(id)?.acts).toContain('sits');
  });
});

test('the muzzle of a dog is longer than half of its skull is wide, and its eyes are no buttons [STUDIO-37]', () => {
  const { head } = grownDog({ coat: '#a06030', light: '#e0c090', dark: '#402010', hasSocks: false });
  expect(head.muzzle).toBeGreaterThan(head.size * 1.1);
  expect(head.eyes).toBeLessThan(1);
});
