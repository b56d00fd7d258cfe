import { buildSongbird } from '../../shapes/songbird.ts';
import type { Songbird } from '../../shapes/songbird.ts';
import type { Concept } from '../concept.ts';
import { aloftAs } from '../songbird-of.ts';
import { bird } from './bird.ts';

/** Grey with a darker head and a breast that shines, or all of the colour that was asked for. */
const pigeonOf = (colour: string | undefined): Songbird => ({
  back: colour ?? '#8b919b',
  breast: colour ?? '#76707f',
  dark: colour ?? '#555a63',
  belly: colour ?? '#a2a6ad',
  cheek: colour ?? '#5f7570',
  edges: 0.05,
  skull: 0.78,
  bill: { long: 0.8, colour: '#5a4a48' },
  legs: '#b0544c',
});

export const pigeon: Concept = {
  ...bird,
  id: 'pigeon',
  words: {
    en: 'pigeon/rock dove/wood pigeon/turtle dove',
    de: 'taube/tauben/stadttaube',
    es: 'paloma',
    fr: 'pigeon',
    zh: '鸽子',
    ja: '鳩/ハト',
    ar: 'حمامة/حمام',
    emoji: '',
  },
  size: { width: 0.44, height: 0.38 },
  lives: ['street', 'park', 'hills', 'garden'],
  aloft: aloftAs(pigeonOf),
  build: (mesh, _random, look) => {
    mesh.push().scale(2.1, 1.8, 1.8);
    buildSongbird(mesh, pigeonOf(look.colour));
    mesh.pop();
  },
};
