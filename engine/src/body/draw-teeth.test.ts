import { expect, test } from 'vitest';
import { createRandom } from '../raster/random.ts';
import type { Trait } from '../concepts/concept.ts';
import { materials } from '../solid/materials.ts';
import { Mesh, stride } from '../solid/mesh.ts';
import { bodyIn } from './body.ts';
import { drawTeeth } from './draw-teeth.ts';
import { blendOf } from './somebody.ts';

/** How many light triangles there are in the mouth of somebody who shows this, and how far they lie before the face; metres. */
function teethOf(kind: 'woman' | 'man', child: boolean, traits: readonly Trait[]): number {
  let most = 0;
  for (let seed = 1; seed < 5; seed++) {
    const mesh = new Mesh();
    mesh.object();
    drawTeeth(
      mesh,
      bodyIn(blendOf(createRandom(seed), { kind, child, dark: 0.3, glad: 0.8, traits }), { headless: true }),
    );
    const light = Array.from({ length: mesh.count }, (_, t) => mesh.data[t * stride + 19] ?? 0);
    most = Math.max(most, light.filter((green) => green > 0.4).length);
  }
  return most;
}

test('who laughs shows teeth, who is said to smile some of them, and nobody does whose mouth is shut [STUDIO-71]', () => {
  for (const kind of ['woman', 'man'] as const)
    for (const child of [false, true]) {
      expect(teethOf(kind, child, ['laughing'])).toBeGreaterThan(60);
      expect(teethOf(kind, child, ['smiling'])).toBeGreaterThan(20);
      expect(teethOf(kind, child, [])).toBe(0);
    }
});

test('teeth are lit as skin is, and are a warm white, since those that are not are blue in the shade [STUDIO-71]', () => {
  const mesh = new Mesh();
  mesh.object();
  const blend = blendOf(createRandom(1), { kind: 'woman', dark: 0.3, glad: 0.8, traits: ['laughing'] });
  drawTeeth(mesh, bodyIn(blend, { headless: true }));
  const teeth = Array.from({ length: mesh.count }, (_, t) => mesh.data.subarray(t * stride, t * stride + 25)).filter(
    (one) => (one[19] ?? 0) > 0.4,
  );
  for (const one of teeth) {
    expect(one[24]).toBe(materials.skin);
    expect((one[18] ?? 0) / (one[20] ?? 1)).toBeGreaterThan(1.4);
  }
  expect(teeth.length).toBeGreaterThan(60);
});
