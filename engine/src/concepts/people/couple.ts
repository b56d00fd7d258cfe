import { buildPerson } from '../../shapes/person.ts';
import { materials } from '../../solid/materials.ts';
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
    buildPerson(mesh, random, { kind: 'man', posture: 'walks' });
    mesh.pop().push().at(0.33, 0, 0).scale(0.94);
    buildPerson(mesh, random, {
      coat: look.colour ?? '#c8384a',
      kind: 'woman',
      posture: 'walks',
    });
    mesh.pop().ball(-0.02, 0.82, -0.03, 0.06, 0.05, 0.05, '#d9a884', materials.plain, 12);
  },
};
