import { schemeOf } from '../../shapes/chance.ts';
import { buildSaloon } from '../../shapes/saloon.ts';
import type { Concept } from '../concept.ts';

export const car: Concept = {
  id: 'car',
  words: {
    en: 'car/automobile/beetle/sports car/taxi',
    de: 'auto/wagen/sportwagen',
    es: 'coche/carro',
    fr: 'voiture',
    zh: '汽车',
    ja: '車/自動車',
    ar: 'سيارة',
    emoji: '🚗/🚙/🚕',
  },
  size: { width: 4.4, height: 1.45 },
  lives: ['street', 'hills', 'desert'],
  stands: 'ground',
  moves: 'drives',
  turn: -0.8,
  sway: 0.15,
  mirrors: true,
  build(mesh, random, look) {
    const [paint] = schemeOf(look.colour, random, [
      ['#b8322c', '#ffffff', '#000000'],
      ['#2f6f8f', '#ffffff', '#000000'],
      ['#e3b23c', '#ffffff', '#000000'],
      ['#3c7a5a', '#ffffff', '#000000'],
    ]);
    buildSaloon(mesh, paint, look.lit);
  },
};
