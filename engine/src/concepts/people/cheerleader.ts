import { pick } from '../../shapes/chance.ts';
import { shakePompoms } from '../../shapes/sports-gear.ts';
import { handsOf } from '../ways-of-holding.ts';
import { tradeOf } from '../trade-of.ts';

export const cheerleader = tradeOf({
  id: 'cheerleader',
  words: {
    en: 'cheerleader/cheer leader',
    de: 'cheerleader/cheerleaderin',
    es: 'animadora/porrista',
    fr: 'pom-pom girl/cheerleader',
    zh: '啦啦队员/啦啦队',
    ja: 'チアリーダー',
    ar: 'مشجعة',
    emoji: '📣',
  },
  lives: ['park', 'hills', 'stage'],
  has: ['pompoms'],
  wears: (random) => ({
    ...{ kind: 'woman', wears: 'dress', hair: 'tail', coat: pick(random, ['#b81f2a', '#2048a0', '#1f7a4a']) },
  }),
  tool: { as: 'pompoms', build: (mesh, random) => shakePompoms(mesh, random, handsOf.pompoms) },
  isSeenWhole: true,
  bust: { kind: 'woman', wears: 'dress', style: 'tail' },
  coat: '#b81f2a',
});
