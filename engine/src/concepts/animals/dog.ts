import { schemeOf } from '../../shapes/chance.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import { materials } from '../../solid/materials.ts';
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
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [
      ['#b5793a', '#f3e8d6', '#5a3318'],
      ['#6a4a34', '#f2ece2', '#2a1c14'],
      ['#2c2826', '#d8a868', '#161210'],
    ]);
    buildQuadruped(
      mesh,
      random,
      {
        length: 0.46,
        height: 0.58,
        girth: 0.125,
        belly: 0.8,
        leg: 0.032,
        thigh: 1.65,
        foot: 'paw',
        neck: { length: 0.2, rise: 0.95, radius: 0.082 },
        head: { size: 0.1, muzzle: 0.125, thick: 0.047, dip: 0.26, yaw: 0.6 },
        ears: { kind: 'floppy', size: 1 },
        tail: { length: 0.36, radius: 0.03, rise: 0.85, tip: 1 },
        colours: [coat, light, dark],
        paint: { belly: 1, muzzle: 1, shin: 1 },
        iris: '#4a2c14',
        hair: 0.35,
      },
      (at, size) => [[...at(-0.35, -0.9, 0), size * 0.62, ...at(-0.7, -1.8, 0), size * 0.62, 1]],
    );
    mesh.ball(-0.33, 0.5, -0.13, 0.02, 0.026, 0.02, '#d8a83a', materials.metal, 8);
  },
};
