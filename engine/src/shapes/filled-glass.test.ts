import { expect, test } from 'vitest';
import { materials } from '../solid/materials.ts';
import { Mesh, materialAt, stride } from '../solid/mesh.ts';
import { filledGlass } from './filled-glass.ts';
import { smoothProfile } from './smooth-profile.ts';

const wall = smoothProfile([
  [0.3, 0],
  [0.4, 0.1],
  [0.45, 1],
]);

/** The triangles of a mesh: how high their middle is, what they are made of, and how red and blue they are. */
function trianglesOf(mesh: Mesh): { y: number; z: number; material: number; red: number; blue: number }[] {
  return Array.from({ length: mesh.count }, (_, t) => {
    const at = (k: number): number => mesh.data[t * stride + k] ?? 0;
    const mean = (axis: number): number => (at(axis) + at(axis + 3) + at(axis + 6)) / 3;
    return { y: mean(1), z: mean(2), material: at(materialAt), red: at(18), blue: at(20) };
  });
}

test('wine is seen through, and colours its glass as high as it stands', () => {
  const mesh = new Mesh();
  filledGlass(mesh, wall, { from: 0.2, to: 0.6, tint: () => [0.5, 0.02, 0.03] });
  const all = trianglesOf(mesh);
  expect(all.every(({ material }) => material === materials.clear)).toBe(true);
  const wine = all.filter(({ y }) => y > 0.22 && y < 0.58);
  expect(wine.length).toBeGreaterThan(100);
  expect(wine.every(({ red, blue }) => red > blue * 4)).toBe(true);
  const above = all.filter(({ y }) => y > 0.65);
  expect(above.every(({ red, blue }) => Math.abs(red - blue) < 0.1)).toBe(true);
});

test('milk is not seen through, and ends where it stands', () => {
  const mesh = new Mesh();
  filledGlass(mesh, wall, { from: 0.1, to: 0.7, body: () => '#f8f5ee' });
  const milk = trianglesOf(mesh).filter(({ material }) => material === materials.gloss);
  const heights = milk.map(({ y }) => y);
  expect(Math.max(...heights)).toBeCloseTo(0.7, 2);
  expect(Math.min(...heights)).toBeLessThan(0.2);
});

test('what shines of itself has a bright wall on its far side alone', () => {
  const mesh = new Mesh();
  filledGlass(mesh, wall, { from: 0.1, to: 0.7, tint: () => [0.9, 0.5, 0.1], back: () => '#e8a02a' });
  const back = trianglesOf(mesh).filter(({ material }) => material === materials.gloss);
  expect(back.length).toBeGreaterThan(50);
  expect(Math.min(...back.map(({ z }) => z))).toBeGreaterThan(-0.001);
});
