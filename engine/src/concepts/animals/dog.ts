import { bothSides, conesAlong } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import { noise2, smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

export const dog: Concept = {
  id: 'dog',
  words: {
    en: 'dog/puppy/corgi/labrador/golden retriever',
    de: 'hund/hündchen/welpe',
    es: 'perro/perrito',
    fr: 'chien/chiot',
    zh: '狗',
    ja: '犬/子犬',
    ar: 'كلب',
    emoji: '🐕/🐶',
  },
  size: { width: 1.1, height: 0.85 },
  lives: ['hills', 'street', 'beach', 'parlour'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.45,
  sway: 0.2,
  mirrors: true,
  acts: ['runs', 'howls'],
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [
      ['#a9682f', '#f1e6d4', '#5f351a'],
      ['#c8995a', '#ecd6ac', '#a87438'],
      ['#3a3430', '#c48b4c', '#241e1b'],
    ]);
    buildQuadruped(
      mesh,
      random,
      {
        act: look.act,
        length: 0.5,
        height: 0.6,
        girth: 0.158,
        belly: 0.78,
        leg: 0.033,
        thigh: 1.8,
        foot: 'paw',
        neck: { length: 0.2, rise: 0.8, radius: 0.1 },
        head: { size: 0.096, muzzle: 0.108, thick: 0.056, dip: 0.34, yaw: 0.75 },
        ears: { kind: 'floppy', size: 1.12 },
        tail: { length: 0.1, radius: 0.03, rise: 0.5, tip: 0 },
        colours: [coat, light, dark, coat],
        paint: { belly: 1, muzzle: 1, shin: 1 },
        iris: '#4a2c14',
        hair: 0.5,
        shaggy: [3],
        marks: {
          colour: 2,
          share: (x, y) => smooth(0.5, 0.6, y + 0.05 * noise2(x * 11, y * 11)) * smooth(-0.3, -0.12, x) * 0.75,
        },
      },
      (at, size) => [
        // The breast, and a blaze between the eyes.
        [...at(-0.75, -1.1, 0), size * 0.56, ...at(-1.05, -2.3, 0), size * 0.62, 1],
        [...at(0.75, 0.12, 0), size * 0.2, ...at(0.5, 0.78, 0), size * 0.14, 1],
        // Long hair behind the thighs and under the tail, which is carried high.
        ...bothSides((s) => [[0.34, 0.46, 0.05 * s, 0.05, 0.36, 0.3, 0.05 * s, 0.022, 3]]),
        ...conesAlong(
          [
            [0.33, 0.52, 0, 0.04],
            [0.45, 0.6, 0, 0.036],
            [0.52, 0.7, 0, 0.042],
            [0.53, 0.81, 0, 0.034],
          ],
          3,
        ),
        [0.53, 0.81, 0, 0.034, 0.5, 0.88, 0, 0.01, 1],
      ],
    );
  },
};
