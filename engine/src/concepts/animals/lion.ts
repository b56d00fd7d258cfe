import { mixRgb } from '../../raster/colour.ts';
import { bothSides } from '../../shapes/body-parts.ts';
import { schemeOf, tau } from '../../shapes/chance.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

export const lion: Concept = {
  id: 'lion',
  words: { en: 'lion', de: 'löwe/löwen', es: 'león', fr: 'lion', zh: '狮子', ja: 'ライオン', ar: 'أسد', emoji: '🦁' },
  size: { width: 2.7, height: 1.5 },
  lives: ['savanna', 'hills', 'desert'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.4,
  sway: 0.2,
  mirrors: true,
  acts: ['runs'],
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [
      ['#bb8b4c', '#d3b584', '#4f2e1a'],
      ['#c39a5e', '#e2caa0', '#6b4222'],
    ]);
    const amber = mixRgb(readColour(coat), readColour(dark), 0.62);
    buildQuadruped(
      mesh,
      random,
      {
        act: look.act,
        length: 1.14,
        height: 1.12,
        girth: 0.29,
        belly: 0.78,
        leg: 0.06,
        thigh: 1.95,
        foot: 'paw',
        neck: { length: 0.32, rise: 0.5, radius: 0.2 },
        head: { size: 0.205, muzzle: 0.2, thick: 0.1, dip: 0.36, yaw: 0.8 },
        ears: { kind: 'round', size: 0.85 },
        tail: { length: 0.85, radius: 0.03, rise: -0.7, tip: 2 },
        colours: [coat, light, dark, amber],
        paint: { belly: 1 },
        iris: '#b07a24',
        hair: 0.45,
        shaggy: [2, 3],
      },
      (at, size) => [
        // A broad straight bridge of the nose, lips that hang, a square chin, light under the eyes.
        [...at(0.66, 0.3, 0), size * 0.38, ...at(1.2, -0.1, 0), size * 0.34, 0],
        [...at(1.05, -0.92, 0), size * 0.26, ...at(0.7, -0.95, 0), size * 0.3, 1],
        ...bothSides((s) => [
          [...at(1.2, -0.46, 0.22 * s), size * 0.25, ...at(0.8, -0.56, 0.34 * s), size * 0.25, 1],
          [...at(0.82, 0.08, 0.5 * s), size * 0.13, ...at(0.62, -0.02, 0.66 * s), size * 0.15, 1],
        ]),
        // The mane: short and light around the face, long and dark where it falls over neck, shoulders and breast.
        ...Array.from({ length: 32 }, (_, i) => {
          const a = (i / 32) * tau;
          const long = 1.85 + 0.11 * ((i * 7) % 5);
          const root = at(0, Math.sin(a) * 0.92 + 0.04, Math.cos(a) * 0.92);
          const tip = at(-0.8, Math.sin(a) * long - 0.3, Math.cos(a) * long);
          return [...root, size * 0.38, ...tip, size * 0.2, i % 4 ? 3 : 2];
        }),
        ...Array.from({ length: 22 }, (_, i) => {
          const a = (i / 22) * tau;
          const long = 2.15 + 0.14 * ((i * 3) % 5);
          const root = at(-0.75, Math.sin(a) * 0.95 - 0.2, Math.cos(a) * 0.95);
          const tip = at(-1.7, Math.sin(a) * long - 0.9, Math.cos(a) * long * 0.9);
          return [...root, size * 0.75, ...tip, size * 0.28, i % 3 ? 2 : 3];
        }),
        [...at(-0.1, -1.05, 0), size * 0.5, ...at(-0.5, -2.3, 0), size * 0.2, 3],
        [...at(-0.8, -1.3, 0), size * 0.7, ...at(-1.4, -3, 0), size * 0.36, 2],
        ...bothSides((s) => [[...at(-1.2, -0.9, 0.8 * s), size * 0.6, ...at(-2.2, -2.3, 0.95 * s), size * 0.3, 2]]),
      ],
    );
  },
};
