import { expect, test } from 'vitest';
import { finish } from '../raster/picture.ts';
import { finishWorld } from '../settings/setting.ts';
import { makeAir } from './air.ts';
import { lookFrom } from './camera.ts';
import { materials } from './materials.ts';
import { Mesh, readColour } from './mesh.ts';
import { readHit } from './read-hit.ts';
import { renderWorld } from './render-view.ts';
import type { Spot } from './spot.ts';
import { readStrandShade, strandShade } from './strand-shade.ts';
import type { Vec3 } from './vectors.ts';

test.each([0, 0.7, 2, -2.4])('keeps the light of a strand and where it leads, turned by %d [STUDIO-52]', (turn) => {
  for (const light of [0.2, 1, 2.1]) {
    const read = readStrandShade(strandShade(light, turn));
    expect(read.light).toBeCloseTo(light, 3);
    expect(Math.cos(read.turn - turn)).toBeGreaterThan(0.999);
  }
});

test('brows are drawn in shorter strands than a beard, and that in shorter ones than hair [STUDIO-52]', () => {
  const [brow = 0, beard = 0, hair = 0] = (['brow', 'beard', 'hair'] as const).map((kind) => {
    const read = readStrandShade(strandShade(0.8, 2, kind));
    expect(read.light).toBeCloseTo(0.8, 3);
    expect(read.turn).toBeCloseTo(2, 1);
    return read.long;
  });
  expect(brow).toBeGreaterThan(0);
  expect(beard).toBeGreaterThan(brow);
  expect(hair).toBeGreaterThan(beard);
});

test('a hit on hair tells where its strands lead [STUDIO-52]', () => {
  const mesh = new Mesh();
  const normal: Vec3 = [0, 0, -1];
  const shade = strandShade(1.2, Math.PI / 4);
  mesh.tri([0, 0, 0], [1, 0, 0], [0, 1, 0], normal, normal, normal, [1, 1, 1], materials.strands, shade, shade, shade);
  // Read into: only the place counts that is looked at.
  const spot = { px: 0.2, py: 0.2, pz: 0 } as Spot; // What a hit does not write is not read here.
  readHit(mesh, 0, spot);
  expect(spot.shade).toBeCloseTo(1.2, 3);
  expect(spot.hairX).toBeCloseTo(Math.SQRT1_2, 1);
  expect(spot.hairY).toBeCloseTo(Math.SQRT1_2, 1);
  expect(spot.hairZ).toBeCloseTo(0, 5);
});

/** How light an upright cylinder of hair is in each row, from above. */
function rowsOf(turn: number): readonly number[] {
  const size = 64;
  const mesh = new Mesh();
  const shade = strandShade(1, turn);
  const at = (a: number, y: number): Vec3 => [Math.sin(a), y, 4 - Math.cos(a)];
  for (let k = -8; k < 8; k++) {
    const [a, b] = [k / 6, (k + 1) / 6];
    const [na, nb]: Vec3[] = [
      [Math.sin(a), 0, -Math.cos(a)],
      [Math.sin(b), 0, -Math.cos(b)],
    ];
    if (!na || !nb) continue;
    const dark = readColour('#241a14');
    mesh.tri(at(a, -1), at(a, 3), at(b, -1), na, na, nb, dark, materials.strands, shade, shade, shade);
    mesh.tri(at(b, -1), at(b, 3), at(a, 3), nb, nb, na, dark, materials.strands, shade, shade, shade);
  }
  const world = finishWorld(mesh, makeAir('day', ['clear'], { el: 40, az: 170 }), {
    camera: lookFrom([0, 1, 0], [0, 1, 4], 1.2),
    ground: () => 0,
    paintGround: () => undefined,
    events: [],
  });
  const { light } = finish(renderWorld(world, size, size));
  return Array.from({ length: size }, (_, y) => light[(y * size + size / 2) * 3 + 1] ?? 0);
}

test('upright hair shines in a band across it, level hair all the way up [STUDIO-52]', () => {
  const contrast = (rows: readonly number[]): number => Math.max(...rows) / Math.max(1e-4, Math.min(...rows));
  expect(contrast(rowsOf(0))).toBeGreaterThan(contrast(rowsOf(Math.PI / 2)) * 1.2);
});
