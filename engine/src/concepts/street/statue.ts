import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const statue: Concept = {
  id: 'statue',
  words: {
    en: 'statue/sculpture/bust/marble statue',
    de: 'statue/skulptur/büste/denkmal',
    es: 'estatua/escultura',
    fr: 'statue/sculpture',
    zh: '雕像/雕塑',
    ja: '像/彫刻',
    ar: 'تمثال',
    emoji: '🗿',
  },
  size: { width: 2.4, height: 5 },
  lives: ['hills', 'street'],
  stands: 'ground',
  moves: 'still',
  sway: 0.5,
  build(mesh, _random, look) {
    const stone = look.colour ?? '#d9d4c8';
    mesh
      .box(0, 0, 0, 2.3, 0.4, 2.3, '#b5ada0', materials.stone)
      .box(0, 0.4, 0, 1.7, 1.5, 1.7, '#c2baac', materials.plain)
      .box(0, 1.9, 0, 1.95, 0.22, 1.95, '#b5ada0');
    mesh.box(0, 0.85, -0.87, 1, 0.55, 0.05, '#8a7f6c', materials.metal);
    // A cloaked figure with a raised arm.
    mesh.push().at(0, 2.1, 0).scale(1.5);
    mesh.body(
      [
        [0, 0.1, 0, 0.24, 0, 0.9, 0, 0.15, 0],
        [0.1, 0.06, -0.08, 0.2, 0.04, 0.6, -0.05, 0.14, 0],
        [-0.1, 0.06, 0.06, 0.22, -0.03, 0.8, 0.05, 0.13, 0],
        [0, 0.95, 0, 0.15, 0, 1.28, 0, 0.16, 0],
        [-0.17, 1.35, 0, 0.08, 0.17, 1.35, 0, 0.08, 0],
        [0, 1.42, 0, 0.06, 0, 1.52, -0.01, 0.055, 0],
        [0, 1.63, -0.01, 0.1, 0, 1.69, 0, 0.105, 0],
        [0, 1.64, -0.1, 0.025, 0, 1.61, -0.115, 0.022, 0],
        [0, 1.72, 0.04, 0.105, 0, 1.6, 0.07, 0.09, 0],
        [0.2, 1.34, 0, 0.07, 0.38, 1.56, -0.1, 0.052, 0],
        [0.38, 1.56, -0.1, 0.05, 0.42, 1.86, -0.18, 0.038, 0],
        [0.42, 1.88, -0.18, 0.045, 0.43, 1.95, -0.19, 0.035, 0],
        [-0.2, 1.33, 0, 0.07, -0.3, 1.05, -0.06, 0.055, 0],
        [-0.3, 1.05, -0.06, 0.052, -0.16, 0.95, -0.2, 0.042, 0],
        [-0.05, 1.3, 0.14, 0.14, -0.1, 0.25, 0.24, 0.2, 0],
        [0.18, 0.02, -0.12, 0.07, 0.2, 0.02, -0.26, 0.055, 0],
      ],
      { k: 0.05, colours: [stone], fur: 0.18 },
    );
    mesh.pop();
  },
};
