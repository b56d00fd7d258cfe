import { mixRgb } from '../../raster/colour.ts';
import { citrusSlice, citrusSlices } from '../../shapes/citrus-slice.ts';
import { plate, plateTop } from '../../shapes/plate.ts';
import { triples } from '../../shapes/points.ts';
import { rosemary } from '../../shapes/rosemary.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

export const roastChicken: Concept = {
  id: 'roast chicken',
  words: {
    en: 'roast chicken/roasted chicken/fried chicken/grilled chicken/roast turkey/roasted turkey/turkey roast/stuffed turkey/baked turkey/cooked turkey/turkey on a plate/turkey dinner/turkey on a platter/thanksgiving turkey/roast duck/roast goose/chicken dinner',
    de: 'brathähnchen/brathuhn/gebratener truthahn/truthahnbraten/putenbraten/gänsebraten/grillhähnchen',
    es: 'pollo asado/pollo frito/pavo asado',
    fr: 'poulet rôti/dinde rôtie/poulet frit',
    zh: '烤鸡/烤火鸡/炸鸡',
    ja: 'ローストチキン/ローストターキー/フライドチキン',
    ar: 'دجاج مشوي/ديك رومي مشوي/دجاج مقلي',
    emoji: '🍗',
  },
  size: { width: 3.6, height: 1.7 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  sway: 0.2,
  plural: 1,
  build(mesh, random) {
    const place = random() * 20;
    mesh.push().scale(1.12, 1, 0.9);
    plate(mesh, 1.66, '#e8e3d8', '#b89248');
    mesh.pop();
    const [gold, brown] = ['#c47a2a', '#6e3410'];
    const y = plateTop;
    // Breast up and away from the eye, legs to the eye and crossed, wings tucked at its sides.
    mesh.body(
      [
        [-0.32, y + 0.62, 0.05, 0.6, 0.42, y + 0.56, 0, 0.5, 0],
        [-0.1, y + 0.78, -0.16, 0.44, 0.32, y + 0.72, -0.14, 0.38, 0],
        [0.3, y + 0.56, -0.4, 0.32, 0.72, y + 0.68, -0.42, 0.25, 0],
        [0.72, y + 0.68, -0.42, 0.22, 1.16, y + 0.86, -0.26, 0.1, 0],
        [0.3, y + 0.56, 0.44, 0.32, 0.72, y + 0.66, 0.44, 0.25, 0],
        [0.72, y + 0.66, 0.44, 0.22, 1.16, y + 0.82, 0.24, 0.1, 0],
        [-0.5, y + 0.5, -0.52, 0.17, -0.1, y + 0.38, -0.64, 0.14, 0],
        [-0.1, y + 0.38, -0.64, 0.13, -0.42, y + 0.26, -0.66, 0.09, 0],
        [-0.5, y + 0.5, 0.56, 0.17, -0.1, y + 0.38, 0.66, 0.14, 0],
      ],
      {
        k: 0.12,
        colours: [gold, brown, '#e0a24a'],
        fur: 0.14,
        mat: materials.wet,
        marks: [
          {
            colour: 1,
            share: (px, py, pz) =>
              smooth(0.42, 0.72, fbm(px * 1.7 + place, pz * 1.7 + py * 0.8, 4)) * 0.85 + smooth(1.05, 1.35, py) * 0.3,
          },
          { colour: 2, share: (px, py, pz) => smooth(0.5, 0.8, fbm(px * 2.6 + place + 9, pz * 2.6 - py * 2, 3)) * 0.5 },
        ],
      },
    );
    for (const [z, up] of [
      [-0.22, 0.9],
      [0.2, 0.86],
    ] as const) {
      mesh
        .push()
        .at(1.2, y + up, z)
        .rotZ(-1.1);
      mesh
        .cyl(0, -0.08, 0, 0.075, 0.06, 0.22, '#e8d8b4', materials.gloss, 16)
        .ball(0, 0.15, 0.03, 0.07, 0.06, 0.05, '#f0e4c8', materials.gloss, 14)
        .ball(0, 0.15, -0.04, 0.06, 0.06, 0.05, '#f0e4c8', materials.gloss, 14);
      mesh.pop();
    }
    for (const [x, z, r] of triples([
      -1.2, -0.5, 0.24, -0.86, -0.86, 0.25, -0.36, -1.0, 0.23, 0.2, -1.04, 0.25, 0.74, -0.92, 0.23, 1.2, -0.6, 0.22,
      -1.36, 0.1, 0.24, -1.1, 0.62, 0.24, 1.3, 0.5, 0.22,
    ])) {
      const skin = mixRgb(readColour('#d8a03c'), [0.32, 0.14, 0.03], random() * 0.45);
      mesh
        .push()
        .at(x, y + r * 0.75, z)
        .rotY(random() * 3);
      mesh.ball(0, 0, 0, r * 1.2, r * 0.85, r, skin, materials.wet, 24).pop();
    }
    for (const [x, z, turn] of triples([-0.62, -1.02, 0.3, 0.5, -1.12, -0.2, 1.42, -0.2, 0.6])) {
      mesh
        .push()
        .at(x, y + 0.3, z)
        .rotY(turn)
        .rotX(-0.5);
      citrusSlice(mesh, 0.24, citrusSlices.lemon);
      mesh.pop();
    }
    for (const [x, z, turn] of triples([-0.1, -1.12, 0.2, 0.98, -0.86, -0.5, -1.3, -0.2, 1.1])) {
      mesh
        .push()
        .at(x, y + 0.36, z)
        .rotY(turn)
        .rotZ(0.12);
      rosemary(mesh, random, 0.9);
      mesh.pop();
    }
  },
};
