import { scaleRgb } from '../../raster/colour.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const sphinx: Concept = {
  id: 'sphinx',
  words: {
    en: 'sphinx',
    de: 'sphinx/sphingen',
    es: 'esfinge',
    fr: 'sphinx',
    zh: '狮身人面像/斯芬克斯',
    ja: 'スフィンクス',
    ar: 'أبو الهول',
    emoji: '',
  },
  size: { width: 44, height: 19 },
  lives: ['desert', 'oasis'],
  stands: 'ground',
  moves: 'still',
  turn: -0.85,
  sway: 0.15,
  mirrors: true,
  build(mesh, _random, look) {
    const stone = readColour(look.colour ?? '#c9a36c');
    const dark = scaleRgb(stone, 0.72);
    mesh.object().box(-2, -1.6, 0, 42, 2.4, 15, scaleRgb(stone, 0.82), materials.stone);
    // It lies along x and looks towards -x: its body is built from layers of rock, its head of smooth stone.
    const strata = (x: number, y: number): number =>
      0.3 + 0.4 * Math.sin(y * 5.3 + Math.sin(y * 2.1) * 2.4 + Math.sin(x * 0.5));
    mesh.push().at(0, 0.8, 0);
    mesh.body(body, {
      k: 0.8,
      mat: materials.plain,
      fur: 0.5,
      colours: [stone, dark],
      marks: { colour: 1, share: strata },
    });
    mesh.body(head, {
      k: 0.32,
      mat: materials.plain,
      colours: [stone, dark, scaleRgb(stone, 0.5), stone],
      // Pleats of the hood.
      marks: { colour: 1, on: [3], share: (x, y) => 1.6 * Math.sin((y * 0.8 - x * 0.6) * 10) },
    });
    // The cloth of a king: two wings beside the face, pleated, and a band over the brow.
    const cloth = (u: number, v: number, s: number): readonly [number, number, number] => {
      const a = u * 1.5 + 0.1;
      const wide = 2.35 + v * 1.5;
      return [
        -9.25 + a * 1.15 + v * 0.7,
        16.5 - v * 6.5 - (1 - Math.cos(a)) * 1.1 * (1 - v),
        s * wide * Math.min(1, 0.45 + a * 0.6),
      ];
    };
    for (const s of [-1, 1]) {
      mesh.sheet(
        (u, v) => cloth(u, v, s),
        8,
        22,
        (_u, v) => (Math.floor(v * 22) % 2 ? stone : dark),
        materials.plain,
      );
    }
    mesh.pop();
  },
};

/** A lion at rest: trunk, haunches, tail, and paws far before it. */
const body: Cones = [
  [-6, 5.2, 0, 3.6, 4, 5, 0, 3.7, 0],
  [4, 5, 0, 3.7, 13, 4.6, 0, 3.9, 0],
  [-7, 5.4, -1.4, 2.7, -6.6, 2.2, -2.2, 2.5, 0],
  [-7, 5.4, 1.4, 2.7, -6.6, 2.2, 2.2, 2.5, 0],
  [-7, 7, 0, 3.1, -7.4, 10.2, 0, 2.4, 0],
  [-5, 2.2, 0, 2.9, 11, 2.2, 0, 2.9, 0],
  // Haunches that are folded at the sides.
  [12.6, 4.6, -2.4, 3.3, 9, 1.8, -4, 1.7, 0],
  [12.6, 4.6, 2.4, 3.3, 9, 1.8, 4, 1.7, 0],
  [9, 1.2, -4.2, 1.2, 4.6, 0.9, -4.4, 0.9, 0],
  [9, 1.2, 4.2, 1.2, 4.6, 0.9, 4.4, 0.9, 0],
  // Forelegs and paws with their toes.
  ...[-1, 1].flatMap((s): Cones => [
    [-6, 1.5, s * 3, 1.7, -17, 1.15, s * 3, 1.15, 0],
    [-17, 1.15, s * 3, 1.25, -18.2, 0.95, s * 3, 1.05, 0],
    ...[-0.85, 0, 0.85].map((z): readonly number[] => [-18.4, 0.75, s * 3 + z, 0.6, -19.4, 0.5, s * 3 + z, 0.5, 0]),
  ]),
  [15.8, 2, 0, 1, 14, 0.8, -4.6, 0.7, 0],
  [14, 0.8, -4.6, 0.7, 10, 0.8, -5.8, 0.6, 0],
];

/** A face with brows, nose and a mouth, the cloth over it, ears, and the neck. */
const head: Cones = [
  [-8.2, 9.6, 0, 2, -8.6, 12, 0, 1.9, 0],
  [-8.7, 13.7, 0, 2.05, -8.9, 14.8, 0, 2, 0],
  [-9.3, 12.5, -0.5, 1.3, -9.3, 12.5, 0.5, 1.3, 0],
  [-10.2, 11.75, -0.3, 0.62, -10.2, 11.75, 0.3, 0.62, 0],
  [-10, 13.2, -0.85, 0.72, -9.9, 12.8, -0.9, 0.66, 0],
  [-10, 13.2, 0.85, 0.72, -9.9, 12.8, 0.9, 0.66, 0],
  // The brow and the nose, of which time took a part.
  [-10.55, 14.35, -1.1, 0.24, -10.75, 14.42, -0.3, 0.26, 0],
  [-10.55, 14.35, 1.1, 0.24, -10.75, 14.42, 0.3, 0.26, 0],
  [-10.8, 14.1, 0, 0.22, -11.05, 13.15, 0, 0.36, 0],
  [-10.95, 13.05, -0.26, 0.22, -10.95, 13.05, 0.26, 0.22, 0],
  // Eyes under their lids.
  ...[-1, 1].flatMap((s): Cones => [
    [-10.5, 13.88, s * 0.82, 0.26, -10.45, 13.88, s * 0.86, 0.26, 0],
    [-10.7, 13.86, s * 0.68, 0.1, -10.6, 13.84, s * 1, 0.09, 2],
  ]),
  [-10.75, 12.5, -0.5, 0.16, -10.9, 12.52, 0, 0.17, 0],
  [-10.75, 12.5, 0.5, 0.16, -10.9, 12.52, 0, 0.17, 0],
  [-10.7, 12.22, -0.42, 0.16, -10.82, 12.2, 0, 0.18, 0],
  [-10.7, 12.22, 0.42, 0.16, -10.82, 12.2, 0, 0.18, 0],
  [-10.86, 12.37, -0.5, 0.06, -10.98, 12.37, 0, 0.06, 2],
  [-10.86, 12.37, 0.5, 0.06, -10.98, 12.37, 0, 0.06, 2],
  // Ears, and the band and the hood of the cloth.
  [-9.3, 13.9, -2.1, 0.3, -9.1, 13, -2.1, 0.22, 0],
  [-9.3, 13.9, 2.1, 0.3, -9.1, 13, 2.1, 0.22, 0],
  [-10.2, 15.5, -0.9, 0.5, -10.2, 15.5, 0.9, 0.5, 1],
  [-8.2, 15.7, -0.75, 1.75, -8.2, 15.7, 0.75, 1.75, 3],
  [-7.5, 15, -0.7, 2, -7, 11.6, -1.7, 1.5, 3],
  [-7.5, 15, 0.7, 2, -7, 11.6, 1.7, 1.5, 3],
  [-6.9, 13, 0, 1.8, -6.6, 10.4, 0, 1.7, 3],
  // Two ends of the cloth lie on the chest.
  [-8.5, 11.6, -1.75, 0.7, -9.3, 8.6, -1.5, 0.55, 3],
  [-8.5, 11.6, 1.75, 0.7, -9.3, 8.6, 1.5, 0.55, 3],
];
