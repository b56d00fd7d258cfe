import { pick } from '../../shapes/chance.ts';
import { violin } from '../table/violin.ts';
import { tradeOf } from '../trade-of.ts';

export const violinist = tradeOf({
  id: 'violinist',
  words: {
    en: 'violinist/violin player/fiddler',
    de: 'geiger/geigerin/violinist',
    es: 'violinista',
    fr: 'violoniste',
    zh: '小提琴手',
    ja: 'バイオリニスト',
    ar: 'عازف كمان',
    emoji: '',
  },
  lives: ['stage', 'parlour', 'street', 'palace hall'],
  has: ['violin'],
  acts: ['walks', 'sits', 'reads', 'waves'],
  wears: (random) =>
    pick(random, [
      { kind: 'man', wears: 'suit', coat: '#1d1e24' },
      { kind: 'woman', wears: 'gown', coat: '#24242c', hair: 'bun' },
    ] as const),
  tool: { as: 'violin', build: violin.inHand ?? violin.build },
  bust: { kind: 'woman', wears: 'dress', style: 'bun' },
  coat: '#24242c',
});
