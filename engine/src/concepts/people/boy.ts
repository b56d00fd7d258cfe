import { buildPerson } from '../../shapes/person.ts';
import type { Concept } from '../concept.ts';
import { portraitOf } from '../portrait-of.ts';

export const boy: Concept = {
  id: 'boy',
  words: {
    en: 'boy/child/kid',
    de: 'junge/kind',
    es: 'niño/chico',
    fr: 'garçon/enfant',
    zh: '男孩/孩子',
    ja: '少年/男の子/子供',
    ar: 'ولد/طفل',
    emoji: '👦/🧒',
  },
  size: { width: 0.7, height: 1.35 },
  lives: ['street', 'hills', 'beach'],
  stands: 'ground',
  moves: 'walks',
  turn: 0.42,
  sway: 0.3,
  mirrors: true,
  portrait: portraitOf({ kind: 'man', child: true }),
  build(mesh, random, look) {
    mesh.scale(0.73);
    buildPerson(mesh, random, { coat: look.colour ?? '#2f6f8f', hair: 'short', child: true, traits: look.traits });
  },
};
