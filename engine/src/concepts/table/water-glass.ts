import { citrusSlice, citrusSlices } from '../../shapes/citrus-slice.ts';
import { iceCube } from '../../shapes/ice-cube.ts';
import { filledGlass } from '../../shapes/filled-glass.ts';
import { pairs } from '../../shapes/points.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

const wall = smoothProfile(
  pairs([0, 0.07, 0.3, 0.05, 0.36, 0, 0.4, 0.03, 0.41, 0.12, 0.43, 0.5, 0.45, 0.9, 0.47, 1.3]),
);

export const waterGlass: Concept = {
  id: 'water glass',
  words: {
    en: 'glass of water/water glass/drinking glass/empty glass/tumbler/mineral water',
    de: 'glas wasser/wasserglas/trinkglas/mineralwasser',
    es: 'vaso de agua/vaso/agua mineral',
    fr: 'verre d’eau/verre d eau/eau minérale',
    zh: '一杯水/玻璃杯/水杯',
    ja: 'コップ/グラス/水の入ったグラス',
    ar: 'كأس ماء/كوب ماء',
    emoji: '',
  },
  size: { width: 1.1, height: 1.35 },
  lives: ['room', 'cafe'],
  stands: 'table',
  moves: 'still',
  build(mesh, random, look) {
    const [r, g, b] = readColour(look.colour ?? '#eaf8fb');
    filledGlass(mesh, wall, { from: 0.1, to: 0.98, tint: () => [r, g, b] });
    iceCube(mesh, random, [-0.13, 0.92, -0.06], 0.34);
    iceCube(mesh, random, [0.17, 0.9, 0.1], 0.31);
    mesh.push().at(0.08, 0.5, -0.2).rotY(0.3).rotX(-0.3).rotZ(0.4);
    citrusSlice(mesh, 0.26, citrusSlices.lemon);
    mesh.pop();
    // Air that has settled on the wall.
    for (let i = 0; i < 40; i++) {
      const [a, y] = [random() * Math.PI * 2, 0.14 + random() ** 1.6 * 0.8];
      const size = 0.005 + random() * 0.007;
      mesh.ball(Math.cos(a) * 0.4, y, Math.sin(a) * 0.4, size, size, size, '#f4fbff', undefined, 6);
    }
  },
};
