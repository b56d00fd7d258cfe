import { expect, test } from 'vitest';
import { findConcept } from '../concepts/registry.ts';
import { createRandom } from '../raster/random.ts';
import { Mesh } from '../solid/mesh.ts';
import { distanceTo } from '../solid/soft-body.ts';

test('the throat of a wolf that howls is one line from chin to breast, and no sack [STUDIO-37]', () => {
  for (const seed of [1, 2, 3]) {
    const mesh = new Mesh();
    findConcept('wolf')?.build(mesh, createRandom(seed), { season: 'summer', lit: false, ordinal: 0, act: 'howls' });
    const body = mesh.bodies[0];
    if (!body) throw new Error('a wolf has a body');
    /** How far ahead the body reaches at a height. */
    const front = (y: number): number => {
      for (let x = -1.4; x < 0; x += 0.01)
        for (let z = -0.3; z <= 0.3; z += 0.03) if (distanceTo(body, x, y, z) < 0) return x;
      return 0;
    };
    for (const y of [0.6, 0.7, 0.8]) expect(front(y)).toBeGreaterThan(front(1.05));
  }
});
