import { mixRgb } from '../../raster/colour.ts';
import { citrusSlice, citrusSlices } from '../../shapes/citrus-slice.ts';
import { filledGlass, straw } from '../../shapes/filled-glass.ts';
import { fruitLeaf } from '../../shapes/fruit-leaf.ts';
import { iceCube } from '../../shapes/ice-cube.ts';
import { pairs, triples } from '../../shapes/points.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

const wall = smoothProfile(pairs([0, 0.03, 0.4, 0, 0.46, 0.03, 0.47, 0.14, 0.48, 0.7, 0.5, 1.3, 0.52, 1.8]));

export const lemonade: Concept = {
  id: 'lemonade',
  words: {
    en: 'lemonade/glass of lemonade/iced tea/ice tea/soda/soft drink/soda water',
    de: 'limonade/zitronenlimonade/eistee/glas limonade',
    es: 'limonada/té helado/vaso de limonada/refresco',
    fr: 'limonade/citronnade/thé glacé/verre de limonade',
    zh: '柠檬水/冰茶/汽水',
    ja: 'レモネード/アイスティー/ソーダ',
    ar: 'ليموناضة/شاي مثلج',
    emoji: '',
  },
  size: { width: 1.4, height: 2.4 },
  lives: ['room', 'cafe', 'garden'],
  stands: 'table',
  moves: 'still',
  sway: 0.1,
  build(mesh, random, look) {
    const [r, g, b] = readColour(look.colour ?? '#f2dc6a');
    filledGlass(mesh, wall, {
      from: 0.09,
      to: 1.56,
      tint: () => [r, g, b],
      back: (share) => mixRgb([r, g, b], [1, 0.95, 0.7], 0.2 + 0.4 * share),
    });
    for (const at of triples([-0.14, 1.36, -0.12, 0.2, 1.4, 0.02, 0, 1.08, -0.06, -0.2, 0.84, 0.1, 0.2, 0.74, -0.02]))
      iceCube(mesh, random, at, 0.32);
    for (const [x, y, z, turn] of [
      [-0.05, 0.42, -0.24, 0.2],
      [0.16, 1.0, -0.3, -0.35],
    ] as const) {
      mesh.push().at(x, y, z).rotY(turn).rotX(-0.25);
      citrusSlice(mesh, 0.27, citrusSlices.lemon);
      mesh.pop();
    }
    mesh.push().at(0.5, 1.84, -0.12).rotY(0.4).rotZ(-0.15);
    citrusSlice(mesh, 0.33, citrusSlices.lemon);
    mesh.pop();
    for (let i = 0; i < 5; i++) {
      mesh
        .push()
        .at(-0.12, 1.6, -0.16)
        .rotY(i * 1.3)
        .rotZ(0.75);
      fruitLeaf(mesh, { long: 0.36, half: 0.12, bend: 0.9, colours: ['#2f7a2a', '#7ac04a'] });
      mesh.pop();
    }
    straw(mesh, [0, 0.6, 0.1], [-0.38, 2.35, 0.24], { radius: 0.036, colours: ['#f4f0e8', '#e0b820'] });
  },
};
