import { schemeOf } from '../../shapes/chance.ts';
import { buildFowl } from '../../shapes/fowl.ts';
import type { Concept } from '../concept.ts';

export const chicken: Concept = {
  id: 'chicken',
  words: {
    en: 'chicken/hen',
    de: 'huhn/hühner/henne',
    es: 'gallina',
    fr: 'poule',
    zh: '母鸡/鸡',
    ja: '鶏/めんどり',
    ar: 'دجاجة',
    emoji: '🐔',
  },
  size: { width: 0.5, height: 0.5 },
  lives: ['hills'],
  stands: 'ground',
  moves: 'still',
  turn: -0.35,
  sway: 0.3,
  mirrors: true,
  build(mesh, random, look) {
    const [coat] = schemeOf(look.colour, random, [
      ['#b06a34', '#ffffff', '#000000'],
      ['#f0ebe0', '#ffffff', '#000000'],
    ]);
    buildFowl(mesh, [coat, coat, '#7a4420'], 1);
  },
};
