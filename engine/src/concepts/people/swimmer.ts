import { pick } from '../../shapes/chance.ts';
import { tradeOf } from '../trade-of.ts';

/** Who is called after it swims where nothing else is said. */
export const swimmer = tradeOf({
  id: 'swimmer',
  words: {
    en: 'swimmer',
    de: 'schwimmer/schwimmerin',
    es: 'nadador/nadadora',
    fr: 'nageur/nageuse',
    zh: '游泳者',
    ja: 'スイマー',
    ar: 'سباح/سباحة',
    emoji: '🏊/🏊‍♀️/🏊‍♂️',
  },
  lives: ['pool', 'sea', 'beach'],
  acts: ['swims', 'walks', 'sits', 'waves'],
  wears: (random) => ({ kind: pick(random, ['woman', 'man'] as const), wears: 'swimwear' }),
  isSeenWhole: true,
  bust: { kind: 'woman', wears: 'sports', style: 'tail' },
  coat: '#24406a',
});
