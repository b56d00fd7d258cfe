import { describe, expect, test } from 'vitest';
import { hears } from '../hears/hears.ts';
import { grownDog, youngDog } from '../shapes/dog-form.ts';
import { itemOf } from '../solid/item-of.ts';
import { compose } from './compose.ts';

describe('the young of animals [STUDIO-60]', () => {
  test.each(['a family of foxes', 'eine Familie von Wölfen', 'una familia de elefantes', 'une famille de lions'])(
    'are with their parents: %s',
    (prompt) => {
      const heard = hears(prompt);
      expect(heard.notDrawn).toEqual([]);
      const { mesh } = compose(heard, 4, { aspect: 1, coarse: true }).world;
      // Each animal is a body with its face, and another for its feet.
      const scales = mesh.bodies.flatMap(({ scale }, n) => (itemOf(mesh, -2 - n) === 1 ? [scale] : []));
      expect(Math.min(...scales)).toBeLessThan(Math.max(...scales) * 0.65);
      expect(scales.filter((scale) => scale > Math.max(...scales) * 0.8).length).toBeGreaterThan(scales.length / 2);
    },
  );

  test('have large heads and short legs: a puppy', () => {
    const coat = { coat: '#a9682f', light: '#f1e6d4', dark: '#5f351a', hasSocks: false };
    const [young, grown] = [youngDog(coat), grownDog(coat)];
    expect(young.head.size / young.height).toBeGreaterThan((grown.head.size / grown.height) * 1.6);
    expect(young.height / young.girth).toBeLessThan((grown.height / grown.girth) * 0.8);
    expect(young.head.muzzle / young.head.size).toBeLessThan(grown.head.muzzle / grown.head.size);
  });

  test.each([
    ['two puppies', 'puppy'],
    ['a golden retriever puppy', 'puppy'],
    ['two corgi puppies', 'puppy'],
    ['ein Welpe', 'puppy'],
    ['un chiot', 'puppy'],
    ['小狗', 'puppy'],
    ['a kitten', 'kitten'],
    ['un gatito', 'kitten'],
    ['子猫', 'kitten'],
  ])('have names of their own: %s', (prompt, id) => {
    expect(hears(prompt).drawn.map((thing) => thing.id)).toEqual([id]);
  });
});
