import { expect, test } from 'vitest';
import { findConcept } from '../concepts/registry.ts';
import { createRandom } from '../raster/random.ts';
import { Mesh, stride } from '../solid/mesh.ts';

/** How high something that flies is on average, built at a part of a beat of its wings; and how long that takes. */
function built(id: string, part: number | undefined) {
  const mesh = new Mesh();
  const from = mesh.mark();
  const look = { season: 'summer', lit: false, ordinal: 0, ...(part !== undefined && { stride: part }) } as const;
  findConcept(id)?.build(mesh, createRandom(3), look);
  let sum = 0;
  for (let t = from.triangles; t < mesh.count; t++) sum += mesh.data[t * stride + 1] ?? 0;
  return { high: sum / (mesh.count - from.triangles), beat: mesh.beat };
}

test.each(['eagle', 'seagull', 'raven', 'phoenix', 'butterfly'])(
  '%s: its wings go up and down in a beat, and come back [STUDIO-64]',
  (id) => {
    const [high, low, again] = [built(id, 0.25), built(id, 0.75), built(id, 1.25)];
    expect(Math.abs(high.high - low.high)).toBeGreaterThan(0.02);
    expect(again.high).toBeCloseTo(high.high, 6);
    expect(high.beat).toBeGreaterThan(0.2);
    expect(built(id, undefined).beat).toBeUndefined();
  },
);
