import { pick } from '../../shapes/chance.ts';
import { guitar } from '../room/guitar.ts';
import { tradeOf } from '../trade-of.ts';

export const musician = tradeOf({
  id: 'musician',
  words: {
    en: 'musician/guitarist/guitar player/rockstar/rock star/singer songwriter/street musician',
    de: 'musiker/musikerin/gitarrist/gitarristin',
    es: 'músico/guitarrista',
    fr: 'musicien/musicienne/guitariste',
    zh: '音乐家/吉他手',
    ja: 'ミュージシャン/音楽家/ギタリスト',
    ar: 'موسيقي/عازف',
    emoji: '',
  },
  lives: ['street', 'stage', 'park', 'cafe'],
  has: ['guitar'],
  wears: (random) => ({
    kind: pick(random, ['man', 'woman'] as const),
    wears: pick(random, ['jacket', 'shirt', 'tee'] as const),
  }),
  tool: { as: 'guitar', build: guitar.inHand ?? guitar.build },
  bust: { kind: 'man', wears: 'jacket' },
  coat: '#2f3440',
});
