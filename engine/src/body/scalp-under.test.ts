import { expect, test } from 'vitest';
import { materials } from '../solid/materials.ts';
import { Mesh, materialAt, stride } from '../solid/mesh.ts';
import { bodyIn } from './body.ts';
import { headFrame } from './head-frame.ts';
import { drawScalp } from './scalp-under.ts';
import { minus } from './affine.ts';
import { dot } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';

const body = bodyIn({ 'caucasian female young': 1, 'average female young': 1 }, { headless: true, headSize: 1 });

/** Where the roots of hair that is tied behind are over the forehead, in the axes of the head. */
function rootsOverForehead(detail: number, below?: (onHead: Vec3) => number): readonly Vec3[] {
  const mesh = new Mesh();
  drawScalp(
    mesh.object(),
    body,
    { piece: 'ponytail01', lead: () => [0, 0.3, 1], detail, ...(below && { below }) },
    [0.1, 0.06, 0.04],
  );
  const { place, axes } = headFrame(body);
  const middle = place([0, 0, 0]);
  return Array.from({ length: mesh.count }, (_, t): Vec3 => {
    expect(mesh.data[t * stride + materialAt]).toBe(materials.strands);
    const o = t * stride;
    const off = minus([mesh.data[o] ?? 0, mesh.data[o + 1] ?? 0, mesh.data[o + 2] ?? 0], middle);
    return [dot(off, axes[0]), dot(off, axes[1]), dot(off, axes[2])];
  }).filter(([x, y, z]) => y > 0.03 && z < -0.03 && Math.abs(x) < 0.04);
}

test('hair begins over the forehead root by root, some sooner than others, and not as an edge of a cap [STUDIO-63]', () => {
  const edges = new Map<number, number>();
  for (const [x, , z] of rootsOverForehead(1)) {
    const column = Math.round(x / 0.003);
    edges.set(column, Math.min(edges.get(column) ?? 1, z));
  }
  const edge = [...edges].sort(([a], [b]) => a - b).map(([, foremost]) => foremost);
  expect(edge.length).toBeGreaterThan(20);
  const steps = edge.slice(1).map((z, i) => Math.abs(z - (edge[i] ?? z)));
  expect(steps.filter((step) => step > 0.0008).length).toBeGreaterThan(5);
  expect(steps.toSorted((a, b) => a - b)[steps.length >> 1]).toBeLessThan(0.004);
});

test('hair thins over the better part of a centimetre where it begins, with skin between its first roots [STUDIO-63]', () => {
  // Of little squares from the lowest root up to where all of them have one: how many do.
  const squares = new Set(rootsOverForehead(1).map(([x, y]) => `${Math.round(x / 0.002)} ${Math.round(y / 0.002)}`));
  const rows = new Map<number, number>();
  for (const square of squares) {
    const row = Number(square.split(' ')[1]);
    rows.set(row, (rows.get(row) ?? 0) + 1);
  }
  const full = Math.max(...rows.values());
  const [lowest, whole] = [
    Math.min(...rows.keys()),
    Math.min(...[...rows].flatMap(([row, n]) => (n > full * 0.9 ? [row] : []))),
  ];
  expect((whole - lowest) * 0.002).toBeGreaterThan(0.007);
});

test('who is seen from far has fewer of them', () => {
  expect(rootsOverForehead(0.2).length).toBeLessThan(rootsOverForehead(1).length / 3);
});

test('roots reach as far down as hair is combed from that begins lower than its piece does [STUDIO-63]', () => {
  const lowest = (roots: readonly Vec3[]): number => Math.min(...roots.map(([, y]) => y));
  const lower = rootsOverForehead(1, ([, y]) => 0.055 - y);
  expect(lowest(lower)).toBeLessThan(lowest(rootsOverForehead(1)) - 0.006);
});
