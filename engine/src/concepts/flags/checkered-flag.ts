import { buildFlag } from '../../shapes/flag.ts';
import type { Concept } from '../concept.ts';
import { flagBase } from '../flag-of.ts';
import { wordsOf } from '../words.ts';

export const checkeredFlag: Concept = {
  ...flagBase,
  id: 'checkered flag',
  words: wordsOf(
    'checkered flag/chequered flag/racing flag/finish flag',
    'zielflagge/karierte flagge',
    'bandera a cuadros',
    'drapeau à damier',
    '方格旗',
    'チェッカーフラッグ',
    'علم السباق',
    '🏁',
  ),
  build: (mesh) =>
    buildFlag(mesh, { pattern: (u, v) => ((Math.floor(u * 9) + Math.floor(v * 6)) % 2 ? '#f3f1ec' : '#17161a') }),
};
