import { pick } from '../../shapes/chance.ts';
import type { Concept } from '../concept.ts';
import { buildEveryday, everyday } from '../everyday.ts';
import { portraitOf } from '../portrait-of.ts';

export const dancer: Concept = {
  id: 'dancer',
  words: {
    en: 'dancer/dancers/flamenco dancer/salsa dancer/tango dancer',
    de: 'tänzerin/tänzer/tänzerinnen/flamencotänzerin',
    es: 'bailarina de flamenco/bailaora/bailaor',
    fr: 'danseuse/danseur/danseuse de flamenco',
    zh: '舞者/舞蹈家',
    ja: 'ダンサー/踊り子',
    ar: 'راقصة/راقص',
    emoji: '💃',
  },
  size: { width: 1.1, height: 1.9 },
  lives: ['stage', 'street', 'hills'],
  has: ['dress'],
  stands: 'ground',
  moves: 'still',
  turn: 0.42,
  sway: 0.3,
  mirrors: true,
  ...everyday,
  portrait: { ...portraitOf({ kind: 'woman', wears: 'dress', style: 'bun' }, '#b8202a'), isAskedOnly: true },
  build(mesh, random, look) {
    const coat = pick(random, ['#b8202a', '#2a2a34', '#d8902a', '#7a2a6a']);
    const dances = { ...look, act: look.act ?? ('dances' as const) };
    buildEveryday(mesh, random, dances, { kind: 'woman', wears: 'dress', coat, hair: 'bun' });
  },
};
