import { bothSides, eyeOn } from '../../shapes/body-parts.ts';
import { materials } from '../../solid/materials.ts';
import { noise3, smooth } from '../../solid/noise.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const frog: Concept = {
  id: 'frog',
  words: {
    en: 'frog/toad',
    de: 'frosch/frösche/kröte',
    es: 'rana/sapo',
    fr: 'grenouille/crapaud',
    zh: '青蛙',
    ja: 'カエル/蛙',
    ar: 'ضفدع',
    emoji: '🐸',
  },
  size: { width: 0.42, height: 0.34 },
  lives: ['hills', 'forest'],
  stands: 'ground',
  moves: 'still',
  turn: -0.7,
  sway: 0.3,
  mirrors: true,
  build(mesh, _random, look) {
    const green = look.colour ?? '#5a9a34';
    const cones: Cones = [
      [-0.06, 0.13, 0, 0.085, 0.08, 0.1, 0, 0.085, 0],
      [-0.07, 0.1, 0, 0.075, 0.06, 0.08, 0, 0.08, 1],
      [-0.11, 0.16, 0, 0.075, -0.15, 0.155, 0, 0.06, 0],
      [-0.14, 0.13, 0, 0.055, -0.17, 0.13, 0, 0.04, 1],
      ...bothSides((s) => [
        [-0.1, 0.215, 0.05 * s, 0.034, -0.1, 0.22, 0.052 * s, 0.034, 0],
        [0.1, 0.1, 0.06 * s, 0.06, -0.01, 0.13, 0.14 * s, 0.042, 0],
        [-0.01, 0.13, 0.14 * s, 0.036, 0.1, 0.035, 0.15 * s, 0.024, 0],
        [0.1, 0.025, 0.15 * s, 0.022, -0.03, 0.015, 0.18 * s, 0.014, 0],
        [-0.1, 0.09, 0.06 * s, 0.032, -0.1, 0.02, 0.1 * s, 0.018, 0],
        [-0.1, 0.016, 0.1 * s, 0.016, -0.16, 0.012, 0.12 * s, 0.011, 0],
      ]),
    ];
    mesh.body(cones, {
      k: 0.025,
      mat: materials.wet,
      colours: [green, '#e0e4b0', '#35601e'],
      fur: 0.2,
      marks: { colour: 2, share: (x, y, z) => smooth(0.62, 0.7, noise3(x * 26, y * 26, z * 26)) },
    });
    for (const s of [-1, 1]) eyeOn(mesh, [-0.112, 0.228, 0.066 * s], [-0.5, 0.15, s], 0.027, '#e8b83a');
    mesh.tube(
      [
        [-0.13, 0.135, -0.062],
        [-0.2, 0.132, -0.022],
        [-0.2, 0.132, 0.022],
        [-0.13, 0.135, 0.062],
      ],
      [0.004],
      '#2c4a18',
      materials.plain,
      4,
    );
  },
};
