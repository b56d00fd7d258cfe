import { expect, test } from 'vitest';
import { materials } from '../solid/materials.ts';
import { Mesh } from '../solid/mesh.ts';
import { paintedLathe } from './painted-lathe.ts';

test('what is turned is built with fewer triangles where it is as small as a mug beside somebody, never with corners [STUDIO-63]', () => {
  const built = (scale: number, segments: number): number => {
    const mesh = new Mesh();
    mesh.scale(scale);
    const profile = [
      [0.2, 0],
      [0.4, 0.5],
      [0.3, 1],
    ] as const;
    paintedLathe(mesh, profile, { colour: () => [0.5, 0.5, 0.5], material: materials.gloss, segments, rows: 2 });
    return mesh.count;
  };
  expect(built(0.1, 200)).toBe(built(1, 200) * 0.4);
  expect(built(0.1, 40)).toBe(built(1, 40));
});
