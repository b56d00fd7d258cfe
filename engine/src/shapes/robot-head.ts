import type { Rgb } from '../raster/colour.ts';
import { loft } from './loft.ts';
import { pairs, sections } from './points.ts';
import { hoop, rod } from './rings.ts';
import { smoothProfile } from './smooth-profile.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';

const [dark, steel] = ['#2c3238', '#b4babf'] as const;

/** The head: round edges, eyes in their bezels, a grille, ears with coils, and the lamp on its spring. */
export function robotHead(mesh: Mesh, paint: Rgb, trim: Rgb): void {
  loft(
    mesh,
    sections([
      1.76, 0, 0.25, 0.21, 1.8, 0, 0.32, 0.27, 2.16, 0, 0.33, 0.28, 2.26, 0, 0.29, 0.25, 2.32, 0, 0.2, 0.17, 2.34, 0,
      0.1, 0.09,
    ]),
    0.25,
    paint,
  );
  loft(mesh, sections([2.2, 0, 0.325, 0.275, 2.225, 0, 0.325, 0.275]), 0.25, trim);
  mesh.box(0, 1.98, -0.275, 0.54, 0.2, 0.03, dark, materials.gloss);
  for (const s of [-1, 1]) {
    mesh
      .push()
      .at(0.145 * s, 2.08, -0.275)
      .rotX(-Math.PI / 2);
    mesh.lathe(
      smoothProfile(pairs([0.125, -0.01, 0.128, 0.04, 0.105, 0.06, 0.092, 0.045, 0.09, 0.02])),
      32,
      steel,
      materials.metal,
    );
    mesh.lathe(pairs([0.092, 0.025, 0.06, 0.05, 0, 0.06]), 28, '#4ab8d8', materials.glow);
    mesh.ball(0, 0.055, 0, 0.04, 0.02, 0.04, '#0e2a3a', materials.gloss, 14).pop();
    mesh.ball(0.145 * s - 0.03, 2.115, -0.345, 0.016, 0.016, 0.01, '#ffffff', materials.plain, 8);
    rod(mesh, [0.06 * s, 2.24, -0.29], [0.23 * s, 2.22, -0.285], 0.018, trim, materials.gloss);
    mesh
      .push()
      .at(0.32 * s, 2.04, 0)
      .rotZ((-Math.PI / 2) * s);
    mesh
      .cyl(0, 0, 0, 0.11, 0.1, 0.05, steel, materials.metal, 26)
      .cyl(0, 0.05, 0, 0.075, 0.06, 0.06, trim, materials.gloss, 24)
      .cyl(0, 0.11, 0, 0.02, 0.012, 0.12, steel, materials.metal, 12)
      .ball(0, 0.25, 0, 0.032, 0.032, 0.032, trim, materials.gloss, 12);
    for (const y of [0.13, 0.16, 0.19]) hoop(mesh, y, 0.034, 0.008, steel, materials.metal);
    mesh.pop();
  }
  mesh.box(0, 1.83, -0.275, 0.36, 0.11, 0.02, dark, materials.plain);
  for (let i = 0; i < 9; i++) mesh.box(-0.156 + i * 0.039, 1.835, -0.29, 0.016, 0.1, 0.02, steel, materials.metal);
  const spring = Array.from(
    { length: 41 },
    (_, i) => [Math.cos(i * 0.95) * 0.03, 2.35 + i * 0.0035, Math.sin(i * 0.95) * 0.03] as const,
  );
  mesh.tube(spring, [0.008], steel, materials.metal, 6);
  mesh.ball(0, 2.54, 0, 0.065, 0.065, 0.065, '#d84a38', materials.glow, 18);
  for (let i = 0; i < 3; i++) hoop(mesh, 1.67 + i * 0.035, 0.13, 0.024, i % 2 ? steel : dark, materials.metal);
  mesh.cyl(0, 1.62, 0, 0.12, 0.12, 0.16, dark, materials.metal, 20);
}
