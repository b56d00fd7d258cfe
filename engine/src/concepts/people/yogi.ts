import { pick } from '../../shapes/chance.ts';
import { tradeOf } from '../trade-of.ts';

/** Who does yoga where nobody was named who does. */
export const yogi = tradeOf({
  id: 'yogi',
  words: {
    en: 'yoga/yoga pose/yogi/yogini/yoga teacher/yoga instructor/lotus position/lotus pose/lotus posture',
    de: 'yoga/yogalehrerin/yogalehrer/lotussitz',
    es: 'yoga/yogui/profesora de yoga/posición de loto/postura de loto/posición del loto',
    fr: 'yoga/professeur de yoga/professeure de yoga/position du lotus/posture du lotus',
    zh: '瑜伽/莲花坐',
    ja: 'ヨガ/蓮華座',
    ar: 'يوغا/اليوغا',
    emoji: '',
  },
  lives: ['beach', 'park', 'hills'],
  acts: ['does yoga', 'meditates', 'walks', 'sits', 'waves'],
  wears: (random) => ({ kind: pick(random, ['woman', 'woman', 'man'] as const), wears: 'sports' }),
  isSeenWhole: true,
  bust: { kind: 'woman', wears: 'sports', style: 'tail' },
  coat: '#5a6a8a',
});
