import { pick } from '../../shapes/chance.ts';
import { buildFlag } from '../../shapes/flag.ts';
import type { Concept } from '../concept.ts';
import { flagBase } from '../flag-of.ts';
import { wordsOf } from '../words.ts';

export const flag: Concept = {
  ...flagBase,
  id: 'flag',
  words: wordsOf(
    'flag/waving flag/flag on a pole/flagpole/flag pole/banner',
    'flagge/flaggen/fahne/fahnen/banner/fahnenmast/flaggenmast',
    'bandera/asta de bandera',
    'drapeau/drapeaux',
    '旗帜/旗子/国旗',
    '旗/国旗',
    'علم/راية',
    '🚩/🏳/🏴',
  ),
  build: (mesh, random, look) => {
    const colour = look.colour ?? pick(random, ['#b8202c', '#1f4f9a', '#1f7a4a']);
    buildFlag(mesh, { pattern: () => colour });
  },
};
