import { expect, test } from 'vitest';
import { compose } from '../compose/compose.ts';
import { seenOf } from '../compose/seen.testing.ts';
import { hears } from '../hears/hears.ts';
import { stride } from '../solid/mesh.ts';

/** How many triangles stand as high as flowers do, and no farther than the bed; decimetres. */
function flowersNear(prompt: string): number {
  const { mesh } = compose(hears(prompt), 2, { aspect: 1 }).world;
  const tops = Array.from({ length: mesh.count }, (_, t) => t * stride);
  const isPlanted = (at: number): boolean => mesh.objects[mesh.data[at + 25] ?? 0]?.item === 0;
  return tops.filter((at) => isPlanted(at) && (mesh.data[at + 1] ?? 0) > 1.4 && (mesh.data[at + 2] ?? 99) < 7).length;
}

test.each(['a butterfly on a flower', 'two bees on flowers'])(
  'has flowers for what "%s" asks to sit on them',
  (prompt) => {
    expect(flowersNear(prompt)).toBeGreaterThan(2000);
    for (const share of seenOf(prompt, 2).items) expect(share).toBeGreaterThan(0.01);
  },
);
