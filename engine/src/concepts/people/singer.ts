import { pick } from '../../shapes/chance.ts';
import { buildMicrophone } from '../../shapes/trade-tools.ts';
import type { PersonLook } from '../../shapes/person.ts';
import { tradeOf } from '../trade-of.ts';

export const singer = tradeOf({
  id: 'singer',
  words: {
    en: 'singer/rapper/vocalist/pop star',
    de: 'sänger/sängerin',
    es: 'cantante/rapero',
    fr: 'chanteur/chanteuse/rappeur',
    zh: '歌手',
    ja: '歌手',
    ar: 'مغن/مغنية',
    emoji: '👨‍🎤/👩‍🎤/🧑‍🎤',
  },
  lives: ['stage', 'cafe', 'street'],
  has: ['microphone'],
  wears: (random) =>
    pick<PersonLook>(random, [
      { kind: 'woman', wears: 'gown', hair: 'long' },
      { kind: 'woman', wears: 'dress', hair: 'long' },
      { kind: 'man', wears: 'jacket' },
    ] as const),
  tool: { as: 'microphone', build: (mesh) => buildMicrophone(mesh) },
  bust: { kind: 'woman', wears: 'dress', style: 'long' },
  coat: '#8a2440',
});
