import { pick } from '../../shapes/chance.ts';
import { tradeOf } from '../trade-of.ts';

/** Who lifts weights where nobody was named who does; a barbell is seen over somebody. */
export const weightlifter = tradeOf({
  id: 'weightlifter',
  words: {
    en: 'weightlifter/weight lifter/powerlifter/weightlifting/weight lifting/powerlifting/lifting weights/lifts weights/lifting heavy weights/lifting a barbell/barbell',
    de: 'gewichtheber/gewichtheberin/gewichtheben/gewichte heben/hebt gewichte/stemmt gewichte/langhantel',
    es: 'levantador de pesas/levantadora de pesas/halterófilo/halterofilia/levantando pesas/levanta pesas',
    fr: 'haltérophile/haltérophilie/soulevant des poids/soulève des poids',
    zh: '举重运动员/举重/杠铃',
    ja: '重量挙げ選手/重量挙げ/ウエイトリフティング/バーベル',
    ar: 'رافع أثقال/رفع الأثقال',
    emoji: '🏋/🏋️/🏋️‍♂️/🏋️‍♀️',
  },
  lives: ['stage', 'park', 'street'],
  acts: ['lifts', 'walks', 'sits', 'waves'],
  wears: (random) => ({
    ...{ kind: pick(random, ['man', 'man', 'woman'] as const), wears: 'sports', strong: 0.8, glad: -0.1 },
  }),
  isSeenWhole: true,
  bust: { kind: 'man', wears: 'sports' },
  coat: '#a8201f',
});
