import type { Rgb } from '../raster/colour.ts';
import { loft } from './loft.ts';
import { sections } from './points.ts';
import { rod } from './rings.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';

const [dark, steel] = ['#2c3238', '#b4babf'] as const;

/** The chest with its panel: a dial, lamps, switches, a slot; rivets along its edges. */
export function robotChest(mesh: Mesh, paint: Rgb, trim: Rgb): void {
  loft(
    mesh,
    sections([
      0.82, 0, 0.3, 0.2, 0.87, 0, 0.37, 0.26, 1, 0, 0.39, 0.27, 1.5, 0, 0.43, 0.29, 1.6, 0, 0.4, 0.27, 1.65, 0, 0.3,
      0.2,
    ]),
    0.22,
    paint,
  );
  loft(mesh, sections([0.93, 0, 0.385, 0.272, 0.965, 0, 0.388, 0.274]), 0.22, trim);
  mesh
    .box(0, 1.06, -0.29, 0.58, 0.44, 0.03, steel, materials.metal)
    .box(0, 1.08, -0.3, 0.53, 0.4, 0.03, dark, materials.gloss);
  mesh
    .push()
    .at(-0.13, 1.34, -0.316)
    .rotX(-Math.PI / 2);
  mesh
    .cyl(0, 0, 0, 0.1, 0.1, 0.02, steel, materials.metal, 30)
    .cyl(0, 0.02, 0, 0.085, 0.085, 0.004, '#f0ead8', materials.gloss, 28);
  for (let i = 0; i < 9; i++) {
    const a = Math.PI * (0.05 + i * 0.112);
    rod(
      mesh,
      [Math.cos(a) * 0.06, 0.026, Math.sin(a) * 0.06],
      [Math.cos(a) * 0.078, 0.026, Math.sin(a) * 0.078],
      0.004,
      i > 6 ? '#c8281c' : dark,
      materials.plain,
    );
  }
  rod(mesh, [0, 0.03, -0.01], [0.045, 0.03, 0.055], 0.006, '#c8281c', materials.plain);
  mesh.pop();
  for (let i = 0; i < 6; i++)
    mesh.ball(
      0.05 + (i % 3) * 0.08,
      1.38 - Math.floor(i / 3) * 0.09,
      -0.33,
      0.03,
      0.03,
      0.022,
      ['#c8402c', '#c89a2c', '#3aa860'][(i * 2) % 3] ?? '#c8402c',
      materials.glow,
      14,
    );
  for (let i = 0; i < 4; i++) {
    const x = -0.19 + i * 0.08;
    mesh.cyl(x, 1.16, -0.32, 0.022, 0.022, 0.01, steel, materials.metal, 12);
    rod(mesh, [x, 1.165, -0.32], [x, 1.165 + (i % 2 ? 0.04 : -0.03), -0.37], 0.01, steel, materials.metal);
  }
  for (let i = 0; i < 5; i++) mesh.box(0.15, 1.1 + i * 0.03, -0.318, 0.16, 0.012, 0.01, steel, materials.metal);
  for (let i = 0; i < 9; i++)
    for (const s of [-1, 1])
      mesh.ball(s * 0.36, 1.04 + i * 0.055, -0.272, 0.012, 0.012, 0.01, steel, materials.metal, 8);
}
