import { framedArch } from '../../shapes/arch.ts';
import { pick } from '../../shapes/chance.ts';
import { clippedHedges } from '../../shapes/clipped-hedges.ts';
import { hippedRoof } from '../../shapes/hipped-roof.ts';
import { shutters, window } from '../../shapes/house-parts.ts';
import { portico, villaTrim } from '../../shapes/portico.ts';
import { materials } from '../../solid/materials.ts';
import type { Colour, Mesh } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

export const mansion: Concept = {
  id: 'mansion',
  words: {
    en: 'mansion/villa/manor/manor house/stately home',
    de: 'villa/herrenhaus/villen/landhaus/gutshaus/herrenhäuser',
    es: 'mansión/villa/casa señorial/mansiones',
    fr: 'manoir/villa/demeure/hôtel particulier',
    zh: '豪宅/别墅/庄园',
    ja: '豪邸/屋敷/邸宅/館',
    ar: 'قصر ريفي/فيلا',
    emoji: '',
  },
  size: { width: 36, height: 16 },
  lives: ['hills', 'river', 'garden'],
  stands: 'ground',
  moves: 'still',
  turn: 0.25,
  sway: 0.2,
  build(mesh, random, look) {
    const wall = look.colour ?? pick(random, ['#ead9b4', '#efe7da', '#e3c9b2', '#d9dcd2']);
    const roof = pick(random, ['#5d6468', '#7b4a3a']);
    mesh.object();
    // A middle block and two wings that stand a little forward at its ends.
    mesh
      .box(0, 0, 1, 21, 1.1, 11, '#b5aa98', materials.stone)
      .box(0, 1.1, 1, 20.6, 8.2, 10.6, wall, materials.plain)
      .box(0, 9.3, 1, 21.6, 0.5, 11.6, villaTrim);
    hippedRoof(mesh, { x: 0, y: 9.8, z: 1, wide: 22, deep: 12, high: 3.6 }, roof);
    for (const s of [-1, 1]) {
      mesh
        .box(s * 13.1, 0, 0, 7, 1.1, 14, '#b5aa98', materials.stone)
        .box(s * 13.1, 1.1, 0, 6.6, 8.6, 13.6, wall, materials.plain)
        .box(s * 13.1, 9.7, 0, 7.6, 0.5, 14.6, villaTrim);
      hippedRoof(mesh, { x: s * 13.1, y: 10.2, z: 0, wide: 8, deep: 15, high: 3.4 }, roof);
      windowPair(mesh, s * 13.1, -6.82);
      for (const [x, y] of [
        [s * 16.42, 2.2],
        [s * 16.42, 6],
      ] as const)
        for (let i = 0; i < 4; i++) {
          mesh
            .push()
            .at(x, y, i * 3 - 4.5)
            .rotY((-s * Math.PI) / 2);
          window(mesh, 0, 0, 0, 1.1, 2, villaTrim);
          mesh.pop();
        }
      corner(mesh, s * 9.85, -7);
      corner(mesh, s * 16.35, -7);
      for (const [x, z] of [
        [s * 7.4, 3.4],
        [s * 13.1, 2],
      ] as const)
        chimney(mesh, x, z);
    }
    mesh.box(0, 5.1, -4.36, 20.6, 0.28, 0.2, villaTrim);
    for (const s of [-1, 1])
      for (const x of [4.9, 7.1]) {
        framedArch(
          mesh,
          [s * (x + 0.5), 2, -4.35],
          { wide: 1.2, high: 2.6 },
          { thick: 0.2, colour: villaTrim },
          { colour: '#1d2c3a', material: materials.window },
        );
        glazing(mesh, s * (x + 0.5), 2, -4.44, 1.2, 2.6);
        window(mesh, s * (x + 0.5), 6.1, -4.35, 1.2, 2, villaTrim);
        shutters(mesh, s * (x + 0.5), 6.1, -4.35, 1.2, 2, '#4a6350');
      }
    portico(mesh, wall, roof);
    dormers(mesh, roof);
    clippedHedges(mesh, random);
  },
};

/** Panes between bars. */
function glazing(mesh: Mesh, x: number, y: number, z: number, w: number, h: number): void {
  mesh.box(x, y, z, 0.06, h - 0.05, 0.05, villaTrim);
  for (const k of [0.33, 0.66]) mesh.box(x, y + h * k, z, w, 0.05, 0.05, villaTrim);
}

function windowPair(mesh: Mesh, x: number, z: number): void {
  for (const dx of [-1.5, 1.5]) {
    framedArch(
      mesh,
      [x + dx, 2, z],
      { wide: 1.3, high: 2.7 },
      { thick: 0.22, colour: villaTrim },
      { colour: '#1d2c3a', material: materials.window },
    );
    glazing(mesh, x + dx, 2, z - 0.09, 1.3, 2.7);
    window(mesh, x + dx, 6.2, z, 1.2, 2.1, villaTrim);
  }
  mesh.box(x, 5.3, z, 6.7, 0.28, 0.2, villaTrim);
}

/** Long and short stones at a corner. */
function corner(mesh: Mesh, x: number, z: number): void {
  for (let i = 0; i < 14; i++) mesh.box(x, 1.15 + i * 0.6, z + 0.2, i % 2 ? 0.6 : 0.9, 0.52, 0.24, villaTrim);
}

function chimney(mesh: Mesh, x: number, z: number): void {
  mesh.box(x, 10.5, z, 1.2, 5, 1.2, '#9c5f48', materials.brick).box(x, 15.3, z, 1.45, 0.3, 1.45, villaTrim);
  for (const dx of [-0.3, 0.3]) mesh.cyl(x + dx, 15.6, z, 0.2, 0.16, 0.6, '#a8664a', materials.plain, 10);
}

/** Small gabled windows in the roof. */
function dormers(mesh: Mesh, roof: Colour): void {
  for (const x of [-7.2, 7.2]) {
    mesh.box(x, 10, -3.4, 1.9, 2, 2.4, villaTrim);
    window(mesh, x, 10.4, -4.6, 1, 1.3, villaTrim);
    mesh
      .push()
      .at(x, 12, -3.2)
      .rotY(Math.PI / 2)
      .gable(0, 0, 0, 2.8, 0.8, 2, roof, villaTrim, 0.2)
      .pop();
  }
}
