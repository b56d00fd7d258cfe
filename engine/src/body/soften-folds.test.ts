import { expect, test } from 'vitest';
import { createRandom } from '../raster/random.ts';
import { bodyIn } from './body.ts';
import { normalsOf, skinSurface } from './draw-body.ts';
import { eyeAt } from './draw-face.ts';
import { loadPeople } from './people.ts';
import { blendOf, drawnLike } from './somebody.ts';

/** How much the cheek beside the mouth of somebody who smiles is bent from vertex to vertex, radians. */
function bentBeside(folds: number): number {
  const who = { kind: 'woman', dark: 0.2, glad: 0.8, traits: ['smiling'] } as const;
  const { rest } = bodyIn(blendOf(createRandom(2), who), { headless: true }, { eyes: 0, folds });
  const surface = skinSurface(rest, new Float32Array(rest.length), () => true);
  const normals = normalsOf(surface);
  const { at: eye } = eyeAt(rest, 0);
  const quads = loadPeople().quadsOf(loadPeople().header.body);
  const turns: number[] = [];
  for (let q = 0; q < quads.length; q += 4) {
    const [a = 0, b = 0] = quads.subarray(q, q + 2);
    const [x = 0, y = 0, z = 0] = rest.subarray(a * 3, a * 3 + 3);
    const off = Math.hypot((Math.abs(x) - 0.033) / 0.012, (eye[1] - y - 0.056) / 0.02);
    if (off > 1 || z > eye[2] + 0.02) continue;
    const [m, n] = [normals.subarray(a * 3, a * 3 + 3), normals.subarray(b * 3, b * 3 + 3)];
    const cos = m.reduce((sum, one, c) => sum + one * (n[c] ?? 0), 0) / (Math.hypot(...m) * Math.hypot(...n));
    turns.push(Math.acos(Math.min(1, cos)));
  }
  expect(turns.length).toBeGreaterThan(20);
  return turns.reduce((sum, turn) => sum + turn / turns.length, 0);
}

test('a smile draws softer folds beside the mouth of the young than of the old [STUDIO-63]', () => {
  expect(bentBeside(0.6)).toBeLessThan(bentBeside(0) * 0.8);
  for (const kind of ['woman', 'man'] as const)
    expect(drawnLike({ kind }).folds).toBeGreaterThan(drawnLike({ kind, traits: ['old'] }).folds + 0.2);
});
