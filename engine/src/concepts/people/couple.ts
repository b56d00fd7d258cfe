import { buildPerson } from '../../shapes/person.ts';
import type { Concept } from '../concept.ts';

export const couple: Concept = {
  id: 'couple',
  words: {
    en: 'couple/lovers/two lovers/couple holding hands',
    de: 'paar/pärchen/liebespaar',
    es: 'pareja/enamorados',
    fr: 'couple/amoureux',
    zh: '情侣',
    ja: 'カップル/恋人',
    ar: 'زوجان/حبيبان',
    emoji: '👫/💑',
  },
  size: { width: 1.6, height: 1.85 },
  lives: ['beach', 'street', 'hills'],
  stands: 'ground',
  moves: 'walks',
  turn: 0.42,
  sway: 0.3,
  mirrors: true,
  build(mesh, random, look) {
    mesh.push().at(-0.36, 0, 0);
    buildPerson(mesh, random, { kind: 'man', posture: 'walks', gives: { hand: 1, wrist: [0.34, 0.86, -0.02] } });
    mesh.pop().push().at(0.33, 0, 0).scale(0.94);
    buildPerson(mesh, random, {
      coat: look.colour ?? '#c8384a',
      kind: 'woman',
      posture: 'walks',
      gives: { hand: 0, wrist: [-0.33, 0.915, -0.02] },
    });
    mesh.pop();
  },
};
