import { expect, test } from 'vitest';
import { createRandom } from '../raster/random.ts';
import { Mesh } from '../solid/mesh.ts';
import { distanceTo } from '../solid/soft-body.ts';
import { lionMane, maneMarks } from './mane.ts';
import { axesAt } from './quadruped-face.ts';

const size = 0.2;
const head = axesAt([0, 1, 0], { size, muzzle: 0.2, thick: 0.12, dip: 0.36, yaw: 0 });

test('the mane of a lion parts behind its ears, which stand free of it [STUDIO-37]', () => {
  for (const seed of [1, 2, 3]) {
    const mesh = new Mesh();
    const mane = lionMane(head, createRandom(seed), { size, chest: [0.4, 0.6, 0], girth: 0.3, colours: [0, 1, 2] });
    mesh.body(mane, { k: 0.04, colours: ['#bb8b4c', '#8a6030', '#4f2e1a'] });
    const [body] = mesh.bodies;
    if (!body) throw new Error('a mane is a body');
    for (const s of [-1, 1]) {
      expect(distanceTo(body, ...head(-0.1, 1.1, 0.8 * s))).toBeGreaterThan(0);
      expect(distanceTo(body, ...head(-0.8, 1.1, 0.8 * s))).toBeLessThan(0);
    }
  }
});

test('a mane has locks of shadow between others, and darkens from the face to the neck [STUDIO-37]', () => {
  const [shadow] = maneMarks([0, 1, 2], 3);
  const around = (ahead: number): readonly number[] =>
    Array.from({ length: 60 }, (_, i) => shadow?.share(ahead, 1.3 * Math.cos(i * 0.05), 1.3 * Math.sin(i * 0.05)) ?? 0);
  const mean = (shares: readonly number[]): number => shares.reduce((a, b) => a + b, 0) / shares.length;
  expect(Math.max(...around(-0.2)) - Math.min(...around(-0.2))).toBeGreaterThan(0.5);
  expect(mean(around(-1.2))).toBeGreaterThan(mean(around(0)) + 0.3);
});
