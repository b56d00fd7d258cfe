import { signed, skullAndBones } from '../../shapes/flag-patterns.ts';
import { buildFlag } from '../../shapes/flag.ts';
import type { Concept } from '../concept.ts';
import { flagBase } from '../flag-of.ts';
import { wordsOf } from '../words.ts';

export const pirateFlag: Concept = {
  ...flagBase,
  id: 'pirate flag',
  words: wordsOf(
    'pirate flag/jolly roger/skull and crossbones flag/skull flag',
    'piratenflagge/piratenfahne/totenkopfflagge',
    'bandera pirata',
    'drapeau pirate',
    '海盗旗',
    '海賊旗',
    'علم القراصنة',
  ),
  build: (mesh) =>
    buildFlag(mesh, {
      pattern: signed(() => '#17161a', '#efece4', { at: [0.5, 0.5], ratio: 1.5, isIn: skullAndBones }),
      isFine: true,
    }),
};
