import { gilt, gondolaHull, gondolaIrons } from '../../shapes/gondola-hull.ts';
import { rod } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const gondola: Concept = {
  id: 'gondola',
  words: {
    en: 'gondola/gondolier',
    de: 'gondel/gondeln/gondoliere',
    es: 'góndola/gondolero',
    fr: 'gondole/gondolier',
    zh: '贡多拉/刚朵拉',
    ja: 'ゴンドラ',
    ar: 'جندول',
    emoji: '',
  },
  size: { width: 9.6, height: 2.8 },
  lives: ['harbour', 'sea', 'river'],
  stands: 'water',
  moves: 'bobs',
  turn: -0.5,
  sway: 0.2,
  mirrors: true,
  build(mesh, _random, look) {
    const paint = look.colour ?? '#17181a';
    mesh.object();
    gondolaHull(mesh, paint);
    gondolaIrons(mesh);
    seats(mesh);
    mesh.push().at(3.1, 0.92, 0);
    mesh.body(gondolier, {
      k: 0.035,
      colours: ['#f3f1ec', '#1d2026', '#d9a884', '#26406e', '#3a2418'],
      marks: { colour: 3, on: [0], share: (_x, y) => Math.sin(y * 62) * 4 + 0.3 },
    });
    // A straw hat with a red ribbon, and a sash.
    mesh
      .cyl(-0.02, 1.71, 0, 0.27, 0.27, 0.025, '#e0c483', materials.cloth, 24)
      .cyl(-0.02, 1.73, 0, 0.145, 0.13, 0.1, '#e0c483', materials.cloth, 20)
      .cyl(-0.02, 1.735, 0, 0.15, 0.147, 0.045, '#c0202a', materials.cloth, 20)
      .pop();
    // His oar rests in its fork.
    rod(mesh, [2.55, 2.15, -0.1], [3.35, 0.88, -0.86], 0.032, '#9c7040', materials.plain);
    rod(mesh, [3.35, 0.88, -0.86], [4.1, -0.3, -1.5], 0.032, '#9c7040', materials.plain);
    mesh.tube(
      [
        [3.2, 0.5, -0.52],
        [3.28, 0.8, -0.66],
        [3.38, 0.94, -0.78],
      ],
      [0.05, 0.05, 0.03],
      '#7a5230',
      materials.plain,
      7,
    );
  },
};

/** A sofa of red velvet in gilded wood, two chairs, and brass horses at the sides. */
function seats(mesh: Mesh): void {
  const red = '#a8202c';
  mesh
    .box(0.95, 0.1, 0, 0.6, 0.36, 1, '#5c3a20', materials.planks)
    .box(0.95, 0.46, 0, 0.62, 0.14, 1.04, red, materials.cloth)
    .box(1.28, 0.4, 0, 0.14, 0.66, 1.08, red, materials.cloth);
  mesh.tube(
    [
      [1.3, 0.9, -0.6],
      [1.34, 1.14, -0.3],
      [1.36, 1.26, 0],
      [1.34, 1.14, 0.3],
      [1.3, 0.9, 0.6],
    ],
    [0.05],
    gilt,
    materials.metal,
    7,
  );
  for (const s of [-1, 1]) {
    mesh
      .box(-0.6, 0.1, s * 0.4, 0.36, 0.3, 0.34, '#5c3a20', materials.planks)
      .box(-0.6, 0.4, s * 0.4, 0.38, 0.1, 0.36, red, materials.cloth)
      .box(-0.6, 0.46, s * 0.56, 0.36, 0.3, 0.06, red, materials.cloth);
    mesh.body(
      [
        [0.1, 0.72, s * 0.7, 0.06, 0.3, 0.72, s * 0.7, 0.06, 0],
        [0.1, 0.76, s * 0.7, 0.04, 0, 0.9, s * 0.7, 0.035, 0],
        [0, 0.9, s * 0.7, 0.035, -0.07, 0.86, s * 0.7, 0.02, 0],
        [0.3, 0.7, s * 0.7, 0.03, 0.3, 0.55, s * 0.7, 0.015, 0],
        [0.1, 0.7, s * 0.7, 0.03, 0.1, 0.55, s * 0.7, 0.015, 0],
      ],
      { k: 0.02, mat: materials.metal, colours: [gilt] },
    );
  }
  mesh.box(-1.7, 0.08, 0, 1.3, 0.04, 0.9, '#7a1a24', materials.cloth);
}

/** He stands at the stern, looks to the bow and leans on the oar. */
const gondolier: Cones = [
  [0.06, 0.92, 0, 0.14, 0.02, 1.02, 0, 0.13, 1],
  [0.02, 1.04, 0, 0.13, -0.04, 1.32, 0, 0.145, 0],
  [-0.04, 1.36, -0.13, 0.075, -0.04, 1.36, 0.13, 0.075, 0],
  [-0.05, 1.42, 0, 0.055, -0.05, 1.52, 0, 0.055, 2],
  [-0.04, 1.62, 0, 0.1, -0.06, 1.6, 0, 0.095, 2],
  [-0.15, 1.6, 0, 0.025, -0.165, 1.58, 0, 0.02, 2],
  [0.01, 1.66, 0, 0.1, 0.02, 1.62, 0, 0.09, 4],
  // Legs apart, the front knee bent.
  [0, 0.86, -0.09, 0.1, -0.2, 0.48, -0.1, 0.075, 1],
  [-0.2, 0.48, -0.1, 0.07, -0.16, 0.09, -0.1, 0.05, 1],
  [0.06, 0.86, 0.09, 0.1, 0.16, 0.48, 0.1, 0.075, 1],
  [0.16, 0.48, 0.1, 0.07, 0.26, 0.09, 0.1, 0.05, 1],
  [-0.16, 0.05, -0.1, 0.05, -0.3, 0.03, -0.1, 0.04, 4],
  [0.26, 0.05, 0.1, 0.05, 0.12, 0.03, 0.1, 0.04, 4],
  // Arms that hold the oar before him.
  [-0.04, 1.36, -0.18, 0.065, -0.12, 1.14, -0.28, 0.055, 0],
  [-0.12, 1.14, -0.28, 0.045, -0.42, 1.08, -0.2, 0.04, 2],
  [-0.04, 1.36, 0.18, 0.065, -0.2, 1.16, 0.2, 0.055, 0],
  [-0.2, 1.16, 0.2, 0.045, -0.48, 1.17, -0.12, 0.04, 2],
];
