import { buildStandingBird } from '../../shapes/standing-bird.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const puffin: Concept = {
  id: 'puffin',
  words: {
    en: 'puffin',
    de: 'papageitaucher/puffin',
    es: 'frailecillo',
    fr: 'macareux',
    zh: '海鹦/角嘴海雀',
    ja: 'パフィン/ニシツノメドリ',
    ar: 'بفن',
    emoji: '',
  },
  size: { width: 0.5, height: 0.42 },
  lives: ['hills', 'beach'],
  stands: 'ground',
  moves: 'still',
  turn: -0.4,
  sway: 0.25,
  mirrors: true,
  build(mesh, _random, look) {
    const black = look.colour ?? '#1c1b1f';
    const orange = '#e2622a';
    buildStandingBird(mesh, {
      colours: [black, '#f0eee8', black, '#141316', '#ece9e2'],
      beak: { length: 0.03, thick: 0.02, colour: orange },
      iris: '#2a1a14',
      legs: orange,
      webbed: true,
      hair: 0.3,
    });
    // A black cap and collar around the white face.
    mesh.body(
      [
        [-0.115, 0.372, 0, 0.042, -0.165, 0.378, 0, 0.03, 0],
        [-0.105, 0.35, 0, 0.047, -0.08, 0.27, 0, 0.064, 0],
        [-0.12, 0.27, 0, 0.057, -0.09, 0.255, 0, 0.066, 0],
      ],
      { k: 0.014, colours: [black], hair: 0.3 },
    );
    // The high bill: slate at its root, a yellow seam, and red to the tip.
    for (const [from, to, deep, colour] of [
      [-0.2, -0.218, 0.041, '#4a5664'],
      [-0.217, -0.224, 0.039, '#e8c24a'],
      [-0.223, -0.272, 0.036, orange],
    ] as const)
      mesh
        .push()
        .at(0, 0.338, 0)
        .scale(1, 1, 0.42)
        .tube(
          [
            [from, 0, 0],
            [(from + to) / 2, 0, 0],
            [to, colour === orange ? -0.012 : 0, 0],
          ],
          [deep, deep * 0.96, colour === orange ? 0.005 : deep * 0.93],
          colour,
          materials.gloss,
          18,
        )
        .pop();
  },
};
