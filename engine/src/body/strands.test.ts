import { describe, expect, test } from 'vitest';
import { oneIn } from '../long.testing.ts';
import { materials } from '../solid/materials.ts';
import { Mesh, readColour, stride } from '../solid/mesh.ts';
import { readStrandShade } from '../solid/strand-shade.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { bodyIn } from './body.ts';
import { headFrame } from './head-frame.ts';
import { hairNames } from './people-file.ts';
import { wholeDetail } from '../shapes/human-head.ts';
import { drawStrands } from './strands.ts';

const woman = { 'caucasian female young': 1, 'average female young': 1 };
const body = bodyIn(woman, { headless: true });
const colour = readColour('#6b4a30');

function drawn(name: string, detail: number, isWanted?: (at: Vec3) => boolean): Mesh {
  const mesh = new Mesh();
  drawStrands(mesh, body, name, { colour, detail, ...(isWanted && { isWanted }) });
  return mesh;
}

describe.each(hairNames.filter(oneIn(2)))('the strands of %s', (name) => {
  test.each([
    [1, 120_000],
    [wholeDetail, 20_000],
    [0.2, 3600],
  ])('take no more triangles than can be seen at a detail of %d [STUDIO-52]', (detail, most) => {
    const { count } = drawn(name, detail);
    expect(count).toBeGreaterThan(400);
    expect(count).toBeLessThan(most);
  });
});

/** The shorter side that triangles have which are neither the smallest nor the largest, metres. */
function usualSide({ data, count }: Mesh): number {
  const sides = Array.from({ length: count }, (_, t) => {
    const at = (k: number): number => data[t * stride + k] ?? 0;
    const side = (a: number, b: number): number => Math.hypot(...[0, 1, 2].map((c) => at(a * 3 + c) - at(b * 3 + c)));
    return Math.min(side(0, 1), side(1, 2), side(0, 2));
  }).sort((a, b) => a - b);
  return sides[count >> 1] ?? 0;
}

test('the hair of somebody who is seen whole is cut finer than the steps that can be seen at its ends [STUDIO-52]', () => {
  expect(usualSide(drawn('short01', wholeDetail))).toBeLessThan(0.003);
});

test('brows are cut finer than hair, and no finer than is seen of somebody who is seen whole [STUDIO-52]', () => {
  const brows = (detail: number): Mesh => {
    const mesh = new Mesh();
    drawStrands(mesh, body, 'eyebrow001', { colour, detail, kind: 'brow', leastCover: 0.29 });
    return mesh;
  };
  const [near, whole] = [brows(1), brows(wholeDetail)];
  expect(usualSide(near)).toBeLessThan(0.0005);
  expect(whole.count).toBeLessThan(near.count / 3);
});

test('strands are of their own material, and no darker or lighter than hair can be [STUDIO-52]', () => {
  const { data, count } = drawn('bob02', wholeDetail);
  for (let t = 0; t < count; t++) {
    expect(data[t * stride + 24]).toBe(materials.strands);
    const { light } = readStrandShade(data[t * stride + 21] ?? 0);
    expect(light).toBeGreaterThan(0.05);
    expect(light).toBeLessThan(3);
  }
});

test('no strand is so light beside the others that it is a grey patch on dark hair [STUDIO-63]', () => {
  const { data, count } = drawn('bob02', wholeDetail);
  const lights = Array.from({ length: count }, (_, t) => readStrandShade(data[t * stride + 21] ?? 0).light);
  expect(Math.max(...lights)).toBeLessThan(1.75);
});

test('leaves out what is not wanted, as under a hat [STUDIO-52]', () => {
  const { place } = headFrame(body);
  const top = place([0, 0.09, 0])[1];
  const highest = ({ data, count }: Mesh): number =>
    Math.max(...Array.from({ length: count }, (_, t) => data[t * stride + 1] ?? 0));
  expect(highest(drawn('short01', wholeDetail))).toBeGreaterThan(top);
  expect(highest(drawn('short01', wholeDetail, ([, y]) => y < 0.05))).toBeLessThan(top);
});

test('hair is round over the crown, where flat cards would have corners [STUDIO-52]', () => {
  const { axes } = headFrame(body);
  const [, up] = axes;
  const { data, count } = drawn('bob02', 1);
  const outline = new Map<number, number>();
  for (let t = 0; t < count; t++) {
    const [x = 0, y = 0, z = 0] = data.subarray(t * stride, t * stride + 3);
    const column = Math.round(x / 0.008);
    const high = x * up[0] + y * up[1] + z * up[2];
    outline.set(column, Math.max(high, outline.get(column) ?? -Infinity));
  }
  const bends = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((k) => {
    const [before = 0, own = 0, after = 0] = [k - 1, k, k + 1].map((c) => outline.get(c));
    return 2 * own - before - after;
  });
  // A corner is a bend that is much sharper than the others.
  expect(Math.max(...bends)).toBeLessThan(0.0024);
});
