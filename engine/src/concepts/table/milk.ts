import { filledGlass } from '../../shapes/filled-glass.ts';
import { pairs } from '../../shapes/points.ts';
import { hoop } from '../../shapes/rings.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

const glass = smoothProfile(pairs([0, 0.03, 0.34, 0, 0.38, 0.03, 0.39, 0.12, 0.41, 0.5, 0.44, 1, 0.46, 1.35]));
const bottle = smoothProfile(
  pairs([
    0, 0.03, 0.44, 0, 0.5, 0.04, 0.51, 0.16, 0.51, 0.8, 0.5, 1.2, 0.42, 1.5, 0.27, 1.78, 0.24, 1.9, 0.25, 2.2, 0.28,
    2.3,
  ]),
);

export const milk: Concept = {
  id: 'milk',
  words: {
    en: 'milk/glass of milk/bottle of milk/milk bottle',
    de: 'milch/glas milch/milchflasche/flasche milch',
    es: 'leche/vaso de leche/botella de leche',
    fr: 'lait/verre de lait/bouteille de lait',
    zh: '牛奶/一杯牛奶',
    ja: '牛乳/ミルク',
    ar: 'حليب/كوب حليب',
    emoji: '🥛',
  },
  size: { width: 2.1, height: 2.35 },
  lives: ['room', 'kitchen'],
  stands: 'table',
  moves: 'still',
  sway: 0.1,
  build(mesh) {
    const white = (_turn: number, share: number) => (share < 0.06 ? '#e6e2da' : '#f8f5ee');
    mesh.push().at(0.46, 0, 0.25);
    filledGlass(mesh, bottle, { from: 0.06, to: 1.86, body: white });
    // The cap of foil, folded over the mouth.
    mesh.lathe(
      smoothProfile(pairs([0.305, 2.2, 0.31, 2.3, 0.29, 2.35, 0.29, 2.35, 0, 2.36])),
      40,
      '#c83a34',
      materials.metal,
    );
    hoop(mesh, 2.2, 0.305, 0.014, '#a82c28', materials.metal);
    mesh.pop();
    mesh.push().at(-0.52, 0, -0.2);
    filledGlass(mesh, glass, { from: 0.06, to: 1.12, body: white });
    mesh.pop();
  },
};
