import { expect, test } from 'vitest';
import { Mesh, stride } from '../solid/mesh.ts';
import { bodyIn } from './body.ts';
import { jointAt } from './blend-body.ts';
import { wearPieces } from './garments.ts';
import { armpitFolds } from './sewn-folds.ts';

const pose = { headless: true, headSize: 1 } as const;
const child = bodyIn({ 'caucasian male child': 1, 'average male child': 1 }, pose);

test('cloth is drawn into folds that run out of the armpits, and nowhere else', () => {
  const folds = armpitFolds(child.rest);
  const [x, y, z] = jointAt(child.rest, 'upperarm01.L____head');
  const near = Array.from({ length: 60 }, (_, i) => folds(x * (0.6 + 0.006 * i), y - 0.03 - 0.001 * i, z - 0.05));
  expect(Math.max(...near) - Math.min(...near)).toBeGreaterThan(0.4);
  for (const far of [0, 0.01, 0.02]) expect(folds(far, y - 0.35, z)).toBe(0);
});

test('a pullover has a darker rib around the neck, from near', () => {
  const lightNearNeck = (isFine: boolean): number => {
    const mesh = new Mesh();
    wearPieces(mesh.object(), child, 'male_casualsuit02', { colours: { above: '#8080ff' }, isFine });
    const corners = Array.from({ length: mesh.count }, (_, t) => t * stride);
    const top = Math.max(...corners.map((at) => mesh.data[at + 1] ?? 0));
    const reds = corners.filter((at) => (mesh.data[at + 1] ?? 0) > top - 0.05).map((at) => mesh.data[at + 18] ?? 0);
    return Math.min(...reds);
  };
  expect(lightNearNeck(true)).toBeLessThan(lightNearNeck(false) * 0.85);
});
