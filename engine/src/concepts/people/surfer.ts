import { pick } from '../../shapes/chance.ts';
import { surfboard } from '../street/surfboard.ts';
import type { PersonLook } from '../../shapes/person.ts';
import { tradeOf } from '../trade-of.ts';

const wetsuits = [
  { coat: '#22282e', trim: '#22282e' },
  { coat: '#1d2a3a', trim: '#243650' },
  { coat: '#26323a', trim: '#1c2024' },
] as const;

export const surfer = tradeOf({
  id: 'surfer',
  words: {
    en: 'surfer/surfer girl/surfer dude',
    de: 'surfer/surferin',
    es: 'surfista',
    fr: 'surfeur/surfeuse',
    zh: '冲浪者',
    ja: 'サーファー',
    ar: 'راكب أمواج',
    emoji: '🏄/🏄‍♂️/🏄‍♀️',
  },
  lives: ['beach', 'coast'],
  has: ['surfboard'],
  wears: (random) => ({
    kind: pick(random, ['man', 'woman'] as const),
    ...{ wears: 'bodysuit', ...pick<PersonLook>(random, wetsuits) },
  }),
  tool: { as: 'surfboard', build: surfboard.inHand ?? surfboard.build },
  isSeenWhole: true,
  bust: { kind: 'man', wears: 'tee' },
  coat: '#2a6a8a',
});
