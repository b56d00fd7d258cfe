import { onTrunk } from '../../shapes/figure.ts';
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
    const pose = buildPerson(mesh, random, {
      coat,
      legs: '#2f3f5a',
      hair: 'short',
      wears: 'shirt',
      traits: look.traits,
      hat: wear,
      posture: 'stands',
    });
    // The holster hangs at the hip, wherever that has swung to.
    const [x, y, z] = onTrunk(pose, 'pelvis')(0.165, -0.1, 0);
    mesh.box(x, y, z, 0.034, 0.17, 0.085, '#3a2416', materials.gloss);
  },
};
