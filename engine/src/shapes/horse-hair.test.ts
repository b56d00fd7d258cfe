import { expect, test } from 'vitest';
import { horse } from '../concepts/animals/horse.ts';
import { createRandom } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import { Mesh, materialAt, stride } from '../solid/mesh.ts';
import { distanceTo } from '../solid/soft-body.ts';
import { readStrandShade } from '../solid/strand-shade.ts';
import { axesAt } from './quadruped-face.ts';
import { buildHorseHair } from './horse-hair.ts';

function buildMane(seed: number, streams = 0): Mesh {
  const mesh = new Mesh();
  mesh.object();
  buildHorseHair(mesh, createRandom(seed), '#e6dcc8', {
    along: (t) => [0.4 - t * 0.8, 1.5 + 0.5 * t, 0],
    head: axesAt([-0.6, 2, 0], { size: 0.158, muzzle: 0.42, thick: 0.085, dip: 0.82 }),
    dock: [2, 1.4, 0],
    streams,
  });
  return mesh;
}

/** Whether hair lies before the neck so far from the withers to the poll, and so far under its crest. */
function isClosed(mesh: Mesh, t: number, below: number): boolean {
  const mane = mesh.bodies[0];
  if (!mane) throw new Error('a mane is a body');
  return Array.from({ length: 50 }, (_, i) => -0.04 - i * 0.006).some(
    (z) => distanceTo(mane, 0.4 - t * 0.8, 1.5 + 0.5 * t - below, z) < 0,
  );
}

/** How many of the single locks that hang from a crest reach so far under it: one in each piece of their ribbons is asked. */
function reaching({ data, count }: Mesh, below: number): number {
  const corners = Array.from({ length: count }, (_, i) => [data[i * stride] ?? 0, data[i * stride + 1] ?? 0] as const);
  const mane = corners.filter(([x]) => x < 1);
  return mane.filter(([x, y]) => 1.5 + 0.5 * ((0.4 - x) / 0.8) - y > below).length / mane.length;
}

test('a mane closes the neck under its crest, and runs out in single locks [STUDIO-37]', () => {
  for (const seed of [1, 2, 3, 4]) {
    const mesh = buildMane(seed);
    const places = Array.from({ length: 60 }, (_, i) => 0.16 + i * 0.009);
    const closed = (below: number): number => places.filter((t) => isClosed(mesh, t, below)).length;
    expect(closed(0.1)).toBe(60);
    expect(closed(0.16)).toBe(60);
    expect(closed(0.34)).toBe(0);
    expect(reaching(mesh, 0.16)).toBeGreaterThan(0.15);
    expect(reaching(mesh, 0.24)).toBeGreaterThan(0.04);
    expect(reaching(mesh, 0.24)).toBeLessThan(0.4);
  }
});

test('the locks of mane and tail are strands, which shine along themselves [STUDIO-37]', () => {
  const { data, count } = buildMane(1);
  expect(count).toBeGreaterThan(4000);
  const turns = Array.from({ length: count }, (_, i) => {
    expect(data[i * stride + materialAt]).toBe(materials.strands);
    return Math.cos(readStrandShade(data[i * stride + materialAt - 3] ?? 0).turn);
  });
  expect(Math.min(...turns)).toBeGreaterThan(0.99);
});

test('a white horse has a white mane, a brown one one that is darker than its coat [STUDIO-37]', () => {
  const tones = (colour: string): readonly [coat: number, mane: number] => {
    const mesh = new Mesh();
    horse.build(mesh.object(), createRandom(1), { season: 'summer', lit: false, ordinal: 0, colour });
    const greens = mesh.bodies.map(({ colours }) => colours[0]?.[1] ?? 0);
    // Its hair is built last.
    return [greens[0] ?? 0, greens.at(-1) ?? 0];
  };
  const [white, whiteMane] = tones('#f4f4f4');
  expect(whiteMane).toBeGreaterThan(white * 0.85);
  const [brown, brownMane] = tones('#7a4a2a');
  expect(brownMane).toBeLessThan(brown * 0.6);
});

test('a black horse is black at its muzzle, and in every strand of its mane [STUDIO-37]', () => {
  const mesh = new Mesh();
  horse.build(mesh.object(), createRandom(1), { season: 'summer', lit: false, ordinal: 0, colour: '#161616' });
  const [coat] = mesh.bodies;
  expect(Math.max(...(coat?.colours[1] ?? [1]))).toBeLessThan(0.05);
  for (const strand of mesh.bodies.at(-1)?.colours ?? [[1]]) expect(Math.max(...strand)).toBeLessThan(0.02);
});
