import { describe, expect, it } from 'vitest';
import { compose } from '../compose/compose.ts';
import { materials } from '../solid/materials.ts';
import { materialAt, stride } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import { hears } from './hears.ts';

const meshOf = (prompt: string): Mesh => compose(hears(prompt), 1, { aspect: 1, coarse: true }).world.mesh;

function trianglesOf(mesh: Mesh, material: number): number {
  let count = 0;
  for (let t = 0; t < mesh.count; t++) if (mesh.data[t * stride + materialAt] === material) count++;
  return count;
}

describe('How places and buildings were left', () => {
  it.each([
    ['an empty street', 'empty'],
    ['eine menschenleere Straße', 'empty'],
    ['una calle vacía', 'empty'],
    ['une rue déserte', 'empty'],
    ['空荡荡的街道', 'empty'],
    ['誰もいない通り', 'empty'],
    ['شارع مهجور', 'empty'],
    ['a crowded market', 'crowded'],
    ['ein belebter Markt', 'crowded'],
    ['热闹的市场', 'crowded'],
  ])('hears of %s that it is %s', (prompt, bustle) => {
    const { drawn, ignored, notDrawn } = hears(prompt);
    expect([drawn.map((one) => one.bustle), ignored, notDrawn]).toEqual([[bustle], [], []]);
  });

  it.each(['an abandoned castle', 'ein verlassenes Schloss', 'un castillo abandonado', '废弃的城堡', 'قلعة مهجورة'])(
    'hears in %s that nobody lives there',
    (prompt) => {
      const { drawn, ignored, notDrawn } = hears(prompt);
      expect([drawn.map((one) => one.isOvergrown), ignored, notDrawn]).toEqual([[true], [], []]);
    },
  );

  it('passes such a word over where it says nothing that is seen', () => {
    expect(hears('an empty beach').ignored).toEqual(['empty']);
    expect(hears('an abandoned dog').ignored).toEqual(['abandoned']);
  });

  it('walks nobody through an empty market, and more people than usual through a crowded one', () => {
    const [empty = 0, usual = 0, crowded = 0] = ['an empty market', 'a market', 'a crowded market'].map(
      (prompt) => meshOf(prompt).count,
    );
    expect(usual).toBeGreaterThan(empty);
    expect(crowded - empty).toBeGreaterThan((usual - empty) * 1.2);
  });

  it('covers an abandoned church with leaves, and darkens its windows', () => {
    const [kept, left] = ['a church', 'an abandoned church'].map(meshOf);
    if (!kept || !left) throw new Error('neither was built');
    expect(trianglesOf(left, materials.leaf) - trianglesOf(kept, materials.leaf)).toBeGreaterThan(3000);
    expect(trianglesOf(kept, materials.window)).toBeGreaterThan(0);
    expect(trianglesOf(left, materials.window)).toBe(0);
  });
});
