import { bothSides } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import { noise2, smooth } from '../../solid/noise.ts';
import { haired, melting } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const tiger: Concept = {
  id: 'tiger',
  words: {
    en: 'tiger/tiger cub',
    de: 'tiger/tigerjunges',
    es: 'tigre',
    fr: 'tigre',
    zh: '老虎',
    ja: '虎/トラ',
    ar: 'نمر',
    emoji: '🐅/🐯',
  },
  size: { width: 2.85, height: 1.3 },
  lives: ['jungle', 'forest', 'hills'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.4,
  sway: 0.2,
  mirrors: true,
  acts: ['runs', 'leaps', 'sits', 'lies', 'sleeps'],
  build(mesh, random, look) {
    const [coat] = schemeOf(look.colour, random, [
      ['#c8742b', '#ffffff', '#000000'],
      ['#bf6a28', '#ffffff', '#000000'],
    ]);
    const place = random() * 9;
    buildQuadruped(
      mesh,
      random,
      {
        act: look.act,
        length: 1.18,
        height: 1.02,
        girth: 0.268,
        belly: 0.8,
        leg: 0.06,
        thigh: 1.9,
        foot: 'paw',
        neck: { length: 0.32, rise: 0.36, radius: 0.185 },
        head: { size: 0.205, muzzle: 0.185, thick: 0.1, dip: 0.36, yaw: 1.1, kind: 'cat', eyes: 1.4 },
        ears: { kind: 'round', size: 0.9 },
        tail: { length: 0.95, radius: 0.042, rise: -0.45, tip: 2 },
        colours: [coat, '#ece0cb', '#221913', coat, '#ece0cb'],
        paint: { belly: 1, muzzle: 4 },
        leather: '#a8645c',
        iris: '#b8922c',
        hair: 0.34,
        marks: [
          // The flanks grow light towards the belly.
          {
            colour: 1,
            share: (x, y) =>
              smooth(0.62, 0.44, y + 0.06 * noise2(x * 6, y * 6)) * 0.75 * smooth(0.48, 0.3, Math.abs(x)),
          },
          {
            colour: 2,
            on: [0, 1],
            // Bands that bend, split and run out to points towards the belly; few on the forelegs, none before the shoulders.
            share: (x, y, z) => {
              const side = Math.abs(z);
              const bent = x * 40 + 4.4 * noise2(x * 3.4 + place, y * 5 + 3 * side) + 4 * (y - 0.7) ** 2;
              const drawn = smooth(0.2, 0.62, y) * 0.5 + smooth(0.9, 1.02, y) * 0.14;
              const legs = 0.5 * smooth(0.6, 0.42, y) * smooth(-0.2, -0.4, x);
              const band = Math.sin(bent) - 0.92 + drawn + 0.75 * noise2(x * 8, y * 6 + place) - legs;
              return smooth(0.02, 0.26, band) * smooth(-0.86, -0.7, x);
            },
          },
        ],
        faceMarks: [
          {
            colour: 2,
            on: [0, 1],
            // Bows over the forehead, a line down its middle, and bands of the cheeks around the eyes.
            share: (forward, up, aside) => {
              const brow =
                smooth(0.45, 0.62, up) *
                smooth(-0.75, -0.45, forward) *
                smooth(0.2, 0.5, Math.sin(forward * 15 + 5 * aside * aside - up * 4)) *
                smooth(0.75, 0.5, aside);
              const cheek =
                smooth(0.58, 0.72, aside) *
                smooth(0.62, 0.36, forward) *
                smooth(-0.95, -0.7, forward) *
                smooth(0.25, 0.55, Math.sin(Math.hypot(forward - 0.8, up - 0.1) * 17 + up * 2));
              return Math.max(brow, cheek);
            },
          },
        ],
      },
      (at, size) => [
        // White over the eyes, and the ruff of the cheeks.
        ...haired(
          1,
          melting(
            size * 0.14,
            bothSides((s) => [[...at(0.72, 0.46, 0.3 * s), size * 0.12, ...at(0.56, 0.5, 0.52 * s), size * 0.1, 4]]),
          ),
        ),
        ...haired(
          3,
          melting(
            size * 0.3,
            bothSides((s) => [
              [...at(0.3, -0.4, 0.6 * s), size * 0.4, ...at(-0.3, -0.6, 0.92 * s), size * 0.26, 1],
              [...at(0, -0.05, 0.76 * s), size * 0.36, ...at(-0.5, -0.3, 1.0 * s), size * 0.2, 0],
            ]),
          ),
        ),
      ],
    );
  },
};
