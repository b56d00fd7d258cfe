import { mixRgb } from '../../raster/colour.ts';
import { bothSides } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { lionMane } from '../../shapes/mane.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import { readColour } from '../../solid/mesh.ts';
import { melting } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const lion: Concept = {
  id: 'lion',
  words: {
    en: 'lion/lioness/lion cub/cub',
    de: 'löwe/löwen/löwin/löwenjunges',
    es: 'león/leona',
    fr: 'lion/lionne/lionceau',
    zh: '狮子/母狮/幼狮',
    ja: 'ライオン/雌ライオン/子ライオン',
    ar: 'أسد/لبؤة/شبل',
    emoji: '🦁',
  },
  size: { width: 2.7, height: 1.5 },
  lives: ['savanna', 'hills', 'desert'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.4,
  sway: 0.2,
  mirrors: true,
  acts: ['runs', 'leaps', 'sits', 'lies', 'sleeps'],
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [
      ['#bb8b4c', '#d3b584', '#4f2e1a'],
      ['#c39a5e', '#e2caa0', '#6b4222'],
    ]);
    const amber = mixRgb(readColour(coat), readColour(dark), 0.35);
    const brown = mixRgb(readColour(coat), readColour(dark), 0.72);
    buildQuadruped(
      mesh,
      random,
      {
        act: look.act,
        length: 1.16,
        height: 1.12,
        girth: 0.315,
        belly: 0.8,
        leg: 0.064,
        thigh: 1.9,
        foot: 'paw',
        neck: { length: 0.32, rise: 0.5, radius: 0.2 },
        head: { size: 0.2, muzzle: 0.235, thick: 0.112, dip: 0.36, yaw: 1.1, kind: 'cat', eyes: 1.35 },
        ears: { kind: 'round', size: 0.85 },
        tail: { length: 0.85, radius: 0.03, rise: -0.7, tip: 2 },
        colours: [coat, light, dark, amber, brown, mixRgb(readColour(coat), readColour(light), 0.5)],
        paint: { belly: 1, muzzle: 5 },
        leather: '#4a2a22',
        iris: '#b07a24',
        hair: 0.45,
        shaggy: [2],
      },
      (at, size, drop) => [
        // Light under the eyes.
        ...bothSides((s) =>
          melting(size * 0.1, [
            [...at(0.86, 0.06, 0.42 * s), size * 0.1, ...at(0.62, -0.04, 0.62 * s), size * 0.13, 1],
          ]),
        ),
        ...lionMane(at, random, { size, chest: [-0.5, 0.8 - drop, 0], girth: 0.31, colours: [3, 4, 2] }),
      ],
    );
  },
};
