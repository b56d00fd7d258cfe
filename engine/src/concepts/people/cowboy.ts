import { buildPerson } from '../../shapes/person.ts';
import { wearWesternHat } from '../../shapes/western-hat.ts';
import { materials } from '../../solid/materials.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';
import { portraitOf } from '../portrait-of.ts';

const shirt = '#8a3a2a';

const wear = (mesh: Mesh): void => wearWesternHat(mesh, '#5e3d24');

export const cowboy: Concept = {
  id: 'cowboy',
  words: {
    en: 'cowboy/cowgirl/gunslinger/sheriff/outlaw',
    de: 'cowboy/cowgirl/sheriff',
    es: 'vaquero/vaquera/sheriff',
    fr: 'cow-boy/cowboy/shérif',
    zh: '牛仔/警长',
    ja: 'カウボーイ/保安官',
    ar: 'راعي بقر',
    emoji: '🤠',
  },
  size: { width: 1, height: 2 },
  lives: ['desert', 'canyon', 'savanna', 'hills'],
  has: ['hat'],
  stands: 'ground',
  moves: 'walks',
  turn: 0.42,
  sway: 0.3,
  mirrors: true,
  portrait: portraitOf({ kind: 'man', wears: 'shirt', style: 'short', hat: wear, isHatLow: true }, shirt),
  build(mesh, random, look) {
    const coat = look.colour ?? shirt;
    buildPerson(mesh, random, {
      coat,
      legs: '#2f3f5a',
      hair: 'short',
      wears: 'shirt',
      traits: look.traits,
      hat: wear,
      posture: 'stands',
    });
    // A belt with a holster.
    mesh.push().scale(1, 1, 0.8);
    mesh.cyl(0, 0.97, 0, 0.188, 0.186, 0.05, '#3a2416', materials.gloss, 26);
    mesh.pop();
    mesh.box(0.2, 0.74, 0.02, 0.06, 0.24, 0.11, '#3a2416', materials.gloss);
  },
};
