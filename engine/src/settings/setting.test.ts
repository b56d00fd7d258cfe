import { describe, expect, test } from 'vitest';
import { Mesh, stride } from '../solid/mesh.ts';
import { groundGrid } from './setting.ts';

/** How far the ground reaches to the left, and of how many triangles it is made. */
function measureGrid(wide: number): { readonly reach: number; readonly triangles: number } {
  const mesh = new Mesh();
  groundGrid(mesh, () => 0, { wide, rows: 10, columns: 20 });
  let reach = 0;
  for (let at = 0; at < mesh.count * stride; at += stride) reach = Math.max(reach, -(mesh.data[at] ?? 0));
  return { reach, triangles: mesh.count };
}

describe('the ground of a wide picture', () => {
  test.each([1.78, 2.4, 32])('reaches as much further as the picture is wider (%s)', (wide) => {
    expect(measureGrid(wide).reach / measureGrid(1).reach).toBeCloseTo(wide, 3);
  });

  test('is as dense as that of a square one up to three times the width, and of no more parts beyond', () => {
    expect(measureGrid(2).triangles).toBe(2 * measureGrid(1).triangles);
    expect(measureGrid(32).triangles).toBe(3 * measureGrid(1).triangles);
  });
});
