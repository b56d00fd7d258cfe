import { expect, test } from 'vitest';
import { finish } from '../raster/picture.ts';
import { finishWorld } from '../settings/setting.ts';
import { makeAir } from './air.ts';
import { lookFrom } from './camera.ts';
import { growHair, HairRoots } from './grow-hair.ts';
import { materials } from './materials.ts';
import { Mesh } from './mesh.ts';
import { renderWorld } from './render-view.ts';
import type { Spot } from './spot.ts';
import type { View } from './view.ts';

const side = 64;
const coatFrom = 20;
const coatTo = 40;
const near = 0.2;
const coat = -2;
const triangle = 7;

/** A grey square of a coat, or of other hair, before a black sky, seen from the front; `before` says what else lies at a pixel. */
function growOn(
  before: (x: number, y: number) => { id: number; near: number } | undefined = () => undefined,
  material: number = materials.coat,
): View {
  const view: View = {
    width: side,
    height: side,
    light: new Float32Array(side * side * 3),
    nearness: new Float32Array(side * side),
    ids: new Int32Array(side * side).fill(-1),
    camera: lookFrom([0, 0, 0], [0, 0, 1], 1),
    focal: side,
  };
  const roots = new HairRoots();
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const at = y * side + x;
      const other = before(x, y);
      if (other) {
        view.ids[at] = other.id;
        view.nearness[at] = other.near;
      } else if (x >= coatFrom && x < coatTo && y >= coatFrom && y < coatTo) {
        view.ids[at] = coat;
        view.nearness[at] = near;
        view.light.fill(0.5, at * 3, at * 3 + 3);
        // Half a metre of hair that hangs down: six pixels and more at this distance.
        roots.add(view, { x, y, hairX: 0, hairY: -1, hairZ: 0, hairLength: 0.5, material } as Spot); // all that is read of it
      }
    }
  }
  growHair(view, roots);
  return view;
}

/** Which rows of the picture belong to the coat. */
const rowsOf = ({ ids }: View): Set<number> =>
  new Set([...ids].flatMap((id, at) => (id === coat ? [Math.trunc(at / side)] : [])));

test('reaches over the outline of what it grows on, where it hangs to and nowhere else [STUDIO-37]', () => {
  const rows = rowsOf(growOn());
  expect(Math.max(...rows)).toBeGreaterThan(coatTo + 3);
  expect(Math.max(...rows)).toBeLessThan(coatTo + 14);
  expect(Math.min(...rows)).toBe(coatFrom);
});

test('lies under what is before it, and over no eye and no ground at its feet [STUDIO-37]', () => {
  const below = (y: number): boolean => y >= coatTo;
  for (const other of [
    { id: triangle, near: near * 2 },
    { id: -3, near: near * 1.5 },
    { id: triangle, near: near * 0.98 },
  ]) {
    const { ids, light } = growOn((_, y) => (below(y) ? other : undefined));
    expect([...ids].filter((id, at) => below(Math.trunc(at / side)) && id !== other.id)).toEqual([]);
    expect(Math.max(...light.subarray(coatTo * side * 3))).toBe(0);
  }
});

test('covers what is far behind it [STUDIO-37]', () => {
  const { light } = growOn((_, y) => (y >= coatTo ? { id: triangle, near: near * 0.2 } : undefined));
  expect(Math.max(...light.subarray(coatTo * side * 3))).toBeGreaterThan(0.3);
});

test('the hair of somebody ends in single strands on both sides, which lie on skin beside it and under what is before [STUDIO-52]', () => {
  const skin = (_: number, y: number) =>
    y < coatFrom || y >= coatTo ? { id: triangle, near: near * (y < coatFrom ? 0.99 : 1.5) } : undefined;
  const { light } = growOn(skin, materials.strands);
  const row = (y: number): readonly number[] =>
    Array.from({ length: coatTo - coatFrom }, (_, x) => light[(y * side + coatFrom + x) * 3] ?? 0);
  const [atEdge, farther] = [row(coatFrom - 1), row(coatFrom - 2)].map((all) => all.filter((one) => one > 0).length);
  expect(atEdge).toBeGreaterThan(farther ?? 0);
  expect(farther).toBeGreaterThan(0);
  expect(Math.max(...light.subarray(coatTo * side * 3))).toBe(0);
});

test('the border of the hair of somebody is mixed with what is beside it, since hair is finer than a pixel [STUDIO-52]', () => {
  const { light } = growOn(undefined, materials.strands);
  for (let y = coatFrom + 4; y < coatTo - 4; y++) {
    const row = Array.from({ length: side }, (_, x) => light[(y * side + x) * 3] ?? 0);
    expect(Math.max(...row)).toBeCloseTo(0.5, 5);
    expect(Math.max(...row.map((one, x) => Math.abs(one - (row[x - 1] ?? 0))))).toBeLessThan(0.4);
  }
});

/** How many pixels a ball of half a metre takes, and how many times one row of it begins elsewhere than the row above, by more than a round edge does. */
function ballOf(hair: number): { covered: number; ragged: number } {
  const size = 240;
  const mesh = new Mesh();
  mesh.object().body([[0, 1, 3, 0.5, 0, 1, 3, 0.5, 0]], { colours: ['#8a6a44'], hair });
  const world = finishWorld(mesh, makeAir('day', ['clear']), {
    camera: lookFrom([0, 1, 0], [0, 1, 3], 1.05),
    ground: () => 0,
    paintGround: () => undefined,
    events: [],
  });
  const { ids } = finish(renderWorld(world, size, size));
  const isBall = (x: number, y: number): boolean => (ids[y * size + x] ?? -1) <= -2;
  const begins = Array.from({ length: 40 }, (_, i) => {
    const y = size / 2 - 20 + i;
    return Array.from({ length: size }, (__, x) => x).find((x) => isBall(x, y)) ?? 0;
  });
  const ragged = begins.filter((x, i) => i > 0 && Math.abs(x - (begins[i - 1] ?? x)) > 1).length;
  return { covered: ids.filter((id) => id <= -2).length, ragged };
}

test('makes a ball of fur larger than its skin, with a ragged edge [STUDIO-37]', () => {
  const [bare, furred] = [ballOf(0.001), ballOf(0.9)];
  expect(bare.ragged).toBe(0);
  expect(furred.ragged).toBeGreaterThan(5);
  expect(furred.covered).toBeGreaterThan(bare.covered * 1.02);
});
