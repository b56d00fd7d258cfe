import { scaleRgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { rod } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Rgb } from '../../raster/colour.ts';
import type { Concept } from '../concept.ts';

export const silo: Concept = {
  id: 'silo',
  words: {
    en: 'silo/grain silo/granary/grain elevator',
    de: 'silo/getreidesilo/getreidespeicher/kornspeicher',
    es: 'silo',
    fr: 'silo',
    zh: '筒仓/粮仓',
    ja: 'サイロ/穀物倉庫',
    ar: 'صومعة',
    emoji: '',
  },
  size: { width: 19, height: 19 },
  lives: ['hills'],
  stands: 'ground',
  moves: 'still',
  turn: 0.2,
  build(mesh, _random, look) {
    const steel = readColour(look.colour ?? '#d6dadb');
    mesh.object();
    mesh.box(0, -0.4, 0, 20, 0.6, 9, '#a39d92', materials.stone);
    bin(mesh, -5.6, 3.1, 11, steel);
    bin(mesh, 1, 3.1, 11, steel);
    bin(mesh, 6.8, 2.2, 8, steel);
    tower(mesh);
  },
};

/** A round bin of corrugated sheets under a cone, on its pad, with a ladder in a cage. */
function bin(mesh: Mesh, x: number, r: number, high: number, steel: Rgb): void {
  mesh.push().at(x, 0.2, 0);
  const waves = Math.round(high * 3);
  const profile = Array.from({ length: waves * 2 + 1 }, (_, i): readonly [number, number] => [
    r - (i % 2 ? 0.06 : 0),
    0.2 + (i / (waves * 2)) * high,
  ]);
  mesh.cyl(0, 0, 0, r + 0.3, r + 0.25, 0.3, '#b8b1a4', materials.stone, 40).lathe(profile, 44, steel, materials.plain);
  const dark = scaleRgb(steel, 0.7);
  for (let y = 0.2; y <= high + 0.2; y += high / 6)
    mesh.cyl(0, y, 0, r + 0.03, r + 0.03, 0.1, dark, materials.metal, 44);
  for (let i = 0; i < 18; i++) {
    const a = (i / 18) * tau;
    mesh.box(Math.cos(a) * (r + 0.02), 0.2, Math.sin(a) * (r + 0.02), 0.1, high, 0.1, dark);
  }
  const top = high + 0.2;
  mesh
    .push()
    .at(0, top, 0)
    .lathe(
      [
        [r + 0.22, -0.05],
        [r * 0.5, r * 0.36],
        [0.55, r * 0.6],
        [0.5, r * 0.6 + 0.4],
        [0, r * 0.6 + 0.55],
      ],
      44,
      steel,
      materials.metal,
    );
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * tau;
    rod(
      mesh,
      [Math.cos(a) * (r + 0.2), -0.02, Math.sin(a) * (r + 0.2)],
      [Math.cos(a) * 0.55, r * 0.6 + 0.02, Math.sin(a) * 0.55],
      0.04,
      dark,
    );
  }
  mesh.pop();
  mesh.push().rotY(0.5);
  for (const s of [-0.24, 0.24]) rod(mesh, [s, 0.4, -r - 0.16], [s, top + 0.8, -r - 0.16], 0.035, '#6a6f72');
  for (let y = 0.6; y < top; y += 0.34) rod(mesh, [-0.24, y, -r - 0.16], [0.24, y, -r - 0.16], 0.025, '#6a6f72');
  for (let y = 2.4; y < top; y += 0.9)
    mesh.tube(
      Array.from({ length: 9 }, (_, i) => [
        Math.cos((i / 8) * Math.PI) * 0.38,
        y,
        -r - 0.14 - Math.sin((i / 8) * Math.PI) * 0.6,
      ]),
      [0.025],
      '#6a6f72',
      materials.plain,
      5,
    );
  mesh.pop();
  // A door in a frame, low in the wall.
  mesh
    .push()
    .rotY(-0.45)
    .box(0, 0.2, -r - 0.02, 1, 1.7, 0.16, dark)
    .box(0, 0.3, -r - 0.08, 0.78, 1.5, 0.12, '#a8322a', materials.planks)
    .pop()
    .pop();
}

/** The elevator that lifts the grain: a slim tower of trusses with its head, and pipes down to the bins. */
function tower(mesh: Mesh): void {
  const [x, z, high] = [-2.3, 1.8, 17];
  for (const dx of [-0.7, 0.7])
    for (const dz of [-0.7, 0.7])
      rod(mesh, [x + dx, 0, z + dz], [x + dx, high, z + dz], 0.08, '#8b9194', materials.metal);
  for (let y = 0.5; y < high - 1; y += 1.5)
    for (const s of [-0.7, 0.7]) {
      rod(mesh, [x - 0.7, y, z + s], [x + 0.7, y + 1.5, z + s], 0.045, '#8b9194', materials.metal);
      rod(mesh, [x + s, y, z - 0.7], [x + s, y + 1.5, z + 0.7], 0.045, '#8b9194', materials.metal);
    }
  mesh
    .box(x - 0.22, 0.2, z, 0.34, high, 0.4, '#c3c8ca', materials.metal)
    .box(x + 0.22, 0.2, z, 0.34, high, 0.4, '#c3c8ca', materials.metal)
    .box(x, high - 0.2, z, 1.5, 1.5, 1.1, '#b03a2c', materials.gloss)
    .box(x, high - 0.5, z, 2.6, 0.14, 2.4, '#8b9194', materials.metal)
    .gable(x, high + 1.3, z, 1.6, 0.5, 1.2, '#8b9194', '#b03a2c', 0.12);
  for (const s of [-1.3, 1.3]) rod(mesh, [x + s, high + 0.5, z - 1.2], [x + s, high - 0.4, z - 1.2], 0.03, '#e8c23a');
  rod(mesh, [x - 1.3, high + 0.5, z - 1.2], [x + 1.3, high + 0.5, z - 1.2], 0.035, '#e8c23a');
  for (const [tx, ty] of [
    [-5.6, 13.3],
    [1, 13.3],
    [6.8, 9.8],
  ] as const)
    rod(mesh, [x, high - 0.2, z - 0.3], [tx, ty, 0], 0.17, '#c3c8ca', materials.metal);
}
