import { eyes } from '../../shapes/body-parts.ts';
import { materials } from '../../solid/materials.ts';
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
  size: { width: 0.5, height: 0.75 },
  lives: ['hills', 'beach'],
  stands: 'ground',
  moves: 'still',
  mirrors: true,
  build(mesh) {
    // It sits on a post, or the grass would hide it.
    mesh.cyl(0, -0.2, 0, 0.06, 0.055, 0.72, '#7a6248', materials.bark, 9);
    mesh.push().at(0, 0.52, 0).scale(1.25);
    const c = ['#3a6ea8', '#e8a04a', '#23406a'];
    mesh.push().body(
      [
        [-0.03, 0.1, 0, 0.05, 0.03, 0.09, 0, 0.045, 0],
        [-0.045, 0.085, 0, 0.045, -0.02, 0.07, 0, 0.04, 1],
        [-0.055, 0.155, 0, 0.036, -0.06, 0.155, 0, 0.034, 0],
        [0.02, 0.1, 0.03, 0.028, 0.1, 0.075, 0.02, 0.008, 2],
        [0.02, 0.1, -0.03, 0.028, 0.1, 0.075, -0.02, 0.008, 2],
        [0.06, 0.085, 0, 0.018, 0.17, 0.05, 0, 0.012, 2],
      ],
      { k: 0.02, colours: c, fur: 0.3 },
    );
    eyes(mesh, -0.075, 0.163, 0.026, 0.006);
    mesh
      .push()
      .at(-0.09, 0.152, 0)
      .rotZ(Math.PI / 2)
      .cyl(0, 0, 0, 0.011, 0.001, 0.035, '#3a3028', materials.gloss, 8)
      .pop();
    for (const s of [-1, 1])
      mesh.tube(
        [
          [0, 0.06, 0.015 * s],
          [-0.004, 0, 0.015 * s],
        ],
        [0.004],
        '#5a4030',
        0,
        4,
      );
    mesh.pop();
    mesh.pop();
  },
};
