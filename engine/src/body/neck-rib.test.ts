import { expect, test } from 'vitest';
import { Mesh, stride } from '../solid/mesh.ts';
import { bodyIn } from './body.ts';
import { wearPieces } from './garments.ts';

const pose = { headless: true, headSize: 1 } as const;
const child = bodyIn({ 'caucasian male child': 1, 'average male child': 1 }, pose);

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
