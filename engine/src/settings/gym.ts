import { pick, tau } from '../shapes/chance.ts';
import { rod } from '../shapes/rings.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { hallOf } from './hall.ts';
import { put } from './setting.ts';

const steel = '#a9b0b5';

/** A gym: dumbbells on their rack, a rack with a barbell over a bench, treadmills before the windows, and a punching bag. */
export const buildGym = hallOf({
  ...{ half: 4.8, high: 3.3, deep: 8, behind: 2.3, lamps: 1 },
  stances: [
    { from: [0.4, 1.6, -0.8], to: [-0.2, 0.9, 6.5], focal: 0.88 },
    { from: [2.6, 1.6, 0.2], to: [-0.9, 0.9, 6.5], focal: 0.88 },
  ],
  walls: ['#c9ccce', '#b9b4ac', '#8f9aa3'],
  floors: ['#3a3d42', '#44403c'],
  shape: { sill: 0.6, top: 2.7, panes: 3, blinds: 0 },
  furnish: ({ mesh, random, end, side, isFree }) => {
    const accent = pick(random, ['#d83a2c', '#e0a020', '#2f8ad8', '#3fae5a']);
    mesh.object().box(0, 2.35, end - 0.03, 9.6, 0.3, 0.02, accent, materials.plain);
    put(mesh, { x: side * 0.75, y: 0, z: end - 0.55, scale: 1.25 }, (m) => rackDumbbells(m, accent));
    put(mesh, { x: -side * 2, y: 0, z: end - 1.1, turn: side * 0.25 }, (m) => standPowerRack(m, accent));
    for (const [i, z] of [end - 1.9, end - 3.7].entries())
      if (isFree(side * 3.4, z, 0.8))
        put(mesh, { x: side * 3.4, y: 0, z, turn: (side * -Math.PI) / 2 + 0.1 * i }, (m) => standTreadmill(m, accent));
    if (isFree(side * 2.5, end - 1.4, 0.5)) hangBag(mesh, [side * 2.7, 0, end - 1.2], accent);
    for (let i = 0; i < 3; i++)
      if (isFree(-side * 3.4, end - 3.2, 0.8))
        mesh
          .object()
          .cyl(
            -side * (3.2 + i * 0.32),
            0.0,
            end - 3.2 + (i % 2) * 0.3,
            0.13,
            0.13,
            0.19,
            i % 2 ? accent : '#26282c',
            materials.gloss,
            18,
          );
  },
});

/** Dumbbells in three rows on a slanted rack, larger ones below. */
function rackDumbbells(mesh: Mesh, accent: string): void {
  for (const x of [-1.25, 1.25]) rod(mesh.object(), [x, 0, 0.1], [x, 1.15, 0.32], 0.04, '#2b2d31', materials.metal);
  for (const [row, y] of [0.28, 0.64, 1].entries()) {
    mesh.object().box(0, y - 0.05, 0.16 + row * 0.06, 2.6, 0.04, 0.3, '#2b2d31', materials.metal);
    const size = 0.115 - row * 0.018;
    for (let i = 0; i < 8; i++) {
      const [x, z] = [-1.12 + i * 0.32, 0.14 + row * 0.06];
      rod(mesh, [x - 0.09, y + size * 0.9, z], [x + 0.09, y + size * 0.9, z], 0.016, steel, materials.metal);
      for (const s of [-1, 1]) {
        mesh
          .push()
          .at(x + s * 0.075, y + size * 0.9, z)
          .rotZ(Math.PI / 2);
        mesh.cyl(0, -0.04, 0, size, size, 0.08, '#1f2124', materials.plain, 8);
        mesh.cyl(0, s > 0 ? -0.044 : 0.037, 0, size * 0.55, size * 0.55, 0.007, accent, materials.plain, 8);
        mesh.pop();
      }
    }
  }
}

/** A frame with a barbell on its hooks, and a bench under that. */
function standPowerRack(mesh: Mesh, accent: string): void {
  mesh.object();
  for (const x of [-0.62, 0.62]) {
    mesh.box(x, 0, 0.3, 0.08, 2.3, 0.08, accent, materials.gloss);
    mesh.box(x, 0, -0.7, 0.08, 2.3, 0.08, accent, materials.gloss);
    mesh.box(x, 2.22, -0.2, 0.08, 0.08, 1.05, accent, materials.gloss);
  }
  for (const z of [-0.7, 0.3]) mesh.box(0, 2.22, z, 1.3, 0.08, 0.08, accent, materials.gloss);
  rod(mesh, [-1.1, 1.2, -0.76], [1.1, 1.2, -0.76], 0.016, steel, materials.metal);
  for (const s of [-1, 1])
    for (const [i, r] of [0.225, 0.225, 0.16].entries()) {
      mesh
        .push()
        .at(s * (0.8 + i * 0.07), 1.2, -0.76)
        .rotZ(Math.PI / 2);
      mesh.cyl(0, -0.025, 0, r, r, 0.05, i === 1 ? accent : '#1f2124', materials.plain, 28);
      mesh.pop();
    }
  mesh.object().box(0, 0.4, -0.5, 0.3, 0.09, 1.2, '#1f2022', materials.leather);
  for (const z of [-0.95, -0.05]) mesh.box(0, 0, z, 0.36, 0.4, 0.06, '#2b2d31', materials.metal);
}

/** A treadmill that heads towards -z. */
function standTreadmill(mesh: Mesh, accent: string): void {
  mesh.object().box(0, 0.06, 0.1, 0.72, 0.12, 1.7, '#2b2d31', materials.gloss);
  mesh.box(0, 0.18, 0.12, 0.5, 0.012, 1.5, '#151618', materials.cloth);
  for (const x of [-0.34, 0.34]) {
    rod(mesh, [x, 0.1, -0.6], [x, 1.2, -0.78], 0.035, steel, materials.metal);
    rod(mesh, [x, 0.95, -0.72], [x, 0.95, -0.1], 0.024, '#1f2022', materials.plain);
  }
  mesh.push().at(0, 1.2, -0.8).rotX(-0.5);
  mesh.box(0, 0, 0, 0.78, 0.34, 0.08, '#1f2124', materials.gloss);
  mesh.box(0, 0.06, 0.045, 0.42, 0.22, 0.01, '#3f86b8', materials.glow);
  mesh.box(0, 0.31, 0.045, 0.6, 0.02, 0.01, accent, materials.plain);
  mesh.pop();
}

/** A bag of leather on chains. */
function hangBag(mesh: Mesh, [x, , z]: Vec3, accent: string): void {
  mesh.object().cyl(x, 0.75, z, 0.19, 0.19, 1.15, '#2a2624', materials.leather, 28);
  mesh.cyl(x, 1.2, z, 0.193, 0.193, 0.2, accent, materials.leather, 28);
  for (let i = 0; i < 4; i++) {
    const a = (i / 4) * tau;
    rod(mesh, [x + Math.cos(a) * 0.17, 1.9, z + Math.sin(a) * 0.17], [x, 2.4, z], 0.01, steel, materials.metal);
  }
  rod(mesh, [x, 2.4, z], [x, 3.3, z], 0.014, steel, materials.metal);
}
