import { expect, test } from 'vitest';
import { createRandom } from '../raster/random.ts';
import { buildPerson } from '../shapes/person.ts';
import { Mesh, stride } from '../solid/mesh.ts';

test.each(['woman', 'man'] as const)(
  'shorts of a child (%s) end a little under the hem of its shirt: none of them comes through it [STUDIO-63]',
  (kind) => {
    const mesh = new Mesh();
    const look = { kind, child: true, wears: 'sports', coat: '#00ff00', legs: '#0000ff', posture: 'stands' } as const;
    buildPerson(mesh, createRandom(4), look);
    const heights = (channel: 1 | 2): readonly number[] =>
      Array.from({ length: mesh.count }, (_, t) => t * stride)
        .filter((at) => (mesh.data[at + 18 + channel] ?? 0) > 0.4 && (mesh.data[at + 18] ?? 1) < 0.1)
        .filter((at) => Math.abs(mesh.data[at] ?? 1) < 0.12)
        .map((at) => mesh.data[at + 1] ?? 0);
    const hem = Math.min(...heights(1));
    const top = Math.max(...heights(2));
    expect(top).toBeGreaterThan(hem);
    expect(top).toBeLessThan(hem + 0.085);
  },
);
