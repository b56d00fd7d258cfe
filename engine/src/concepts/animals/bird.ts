import { bothSides, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const bird: Concept = {
  id: 'bird',
  words: {
    en: 'bird/robin/sparrow',
    de: 'vogel',
    es: 'pájaro/ave',
    fr: 'oiseau',
    zh: '鸟',
    ja: '鳥',
    ar: 'طائر',
    emoji: '🐦',
  },
  size: { width: 0.5, height: 0.8 },
  lives: ['hills', 'beach'],
  stands: 'ground',
  moves: 'still',
  turn: -0.45,
  sway: 0.25,
  mirrors: true,
  build(mesh, random, look) {
    // It sits on a twig of a post, or the grass would hide it.
    mesh
      .cyl(0, -0.2, 0, 0.06, 0.055, 0.72, '#7a6248', materials.bark, 9)
      .cyl(0, 0.52, 0, 0.052, 0.05, 0.01, '#b89a70', materials.plain, 9);
    mesh.push().at(0, 0.52, 0).scale(1.35);
    const [back, breast, dark] = schemeOf(look.colour, random, [
      ['#6a5a44', '#e0662a', '#4a3e30'],
      ['#3a6ea8', '#f0c04a', '#23406a'],
      ['#8a4a34', '#efe2cc', '#5a3020'],
    ]);
    const cones: Cones = [
      [-0.02, 0.1, 0, 0.055, 0.05, 0.09, 0, 0.045, 0],
      [-0.045, 0.095, 0, 0.048, -0.005, 0.075, 0, 0.042, 1],
      [-0.055, 0.165, 0, 0.042, -0.06, 0.165, 0, 0.04, 0],
      [-0.085, 0.155, 0, 0.028, -0.07, 0.13, 0, 0.03, 1],
      [0.01, 0.06, 0, 0.03, 0.03, 0.062, 0, 0.025, 3],
      [0.07, 0.09, 0, 0.02, 0.19, 0.06, 0, 0.013, 2],
      ...bothSides((s) => [[0, 0.105, 0.034 * s, 0.03, 0.11, 0.075, 0.022 * s, 0.008, 2]]),
    ];
    mesh.body(cones, { k: 0.018, colours: [back, breast, dark, '#f0ece2'], fur: 0.45 });
    const skin = skinOf(cones, 0.018);
    for (const s of [-1, 1]) {
      eyeOn(mesh, skin([-0.06, 0.175, 0], [-0.6, 0.15, s]), [-0.5, 0.1, s], 0.0085, '#14100c');
      mesh.tube(
        [
          [0, 0.06, 0.015 * s],
          [-0.004, 0, 0.015 * s],
          [-0.03, 0.002, 0.018 * s],
        ],
        [0.004],
        '#5a4030',
        materials.plain,
        5,
      );
    }
    mesh
      .push()
      .at(-0.1, 0.162, 0)
      .rotZ(Math.PI / 2)
      .cyl(0, 0, 0, 0.011, 0.001, 0.036, '#3a3028', materials.gloss, 8)
      .pop()
      .pop();
  },
};
