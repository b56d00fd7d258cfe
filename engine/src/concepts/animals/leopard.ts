import { bothSides } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import { noise3, smooth } from '../../solid/noise.ts';
import { haired, melting } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const leopard: Concept = {
  id: 'leopard',
  words: {
    en: 'leopard/cheetah/jaguar/snow leopard/ocelot',
    de: 'leopard/leoparden/gepard/geparden/jaguar',
    es: 'leopardo/guepardo/jaguar',
    fr: 'léopard/guépard/jaguar',
    zh: '豹/猎豹/美洲豹',
    ja: 'ヒョウ/チーター/ジャガー',
    ar: 'فهد',
    emoji: '🐆',
  },
  size: { width: 2.9, height: 1.15 },
  lives: ['savanna', 'jungle', 'forest', 'hills'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.4,
  sway: 0.2,
  mirrors: true,
  acts: ['runs', 'leaps', 'sits', 'lies', 'sleeps'],
  build(mesh, random, look) {
    const [coat] = schemeOf(look.colour, random, [['#c99648', '#ffffff', '#000000']]);
    const place = random() * 30;
    buildQuadruped(
      mesh,
      random,
      {
        act: look.act,
        length: 1.08,
        height: 0.92,
        girth: 0.24,
        belly: 0.76,
        leg: 0.053,
        thigh: 2,
        foot: 'paw',
        neck: { length: 0.29, rise: 0.48, radius: 0.14 },
        head: { size: 0.162, muzzle: 0.15, thick: 0.08, dip: 0.36, yaw: 1.05, kind: 'cat', eyes: 1.35 },
        ears: { kind: 'round', size: 0.8 },
        tail: { length: 0.95, radius: 0.036, rise: -0.3, tip: 2 },
        colours: [coat, '#f4ead8', '#2a1c14', coat],
        paint: { belly: 1, muzzle: 1 },
        leather: '#9a5a52',
        iris: '#b8b04a',
        hair: 0.26,
        marks: {
          colour: 2,
          on: [0],
          // Rings: dark where a spot ends, and open in its middle.
          share: (x, y, z) => {
            const spot = noise3(x * 27 + place, y * 27, z * 27);
            return smooth(0.56, 0.62, spot) * smooth(0.84, 0.76, spot);
          },
        },
      },
      (at, size) => [
        ...haired(
          2,
          melting(
            size * 0.3,
            bothSides((s) => [[...at(0.2, -0.45, 0.58 * s), size * 0.4, ...at(-0.2, -0.55, 0.78 * s), size * 0.28, 1]]),
          ),
        ),
      ],
    );
  },
};
