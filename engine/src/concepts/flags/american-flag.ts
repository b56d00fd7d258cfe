import { starsAndStripes } from '../../shapes/flag-patterns.ts';
import { flagOf } from '../flag-of.ts';

export const americanFlag = flagOf({
  id: 'american flag',
  en: {
    adjective: 'american',
    names: ['the united states', 'the usa', 'america'],
    more: 'flag of usa/stars and stripes/us flag/u.s. flag/old glory',
  },
  de: { adjective: 'amerikanisch', names: ['amerika', 'usa'] },
  es: { adjective: 'estadounidense', names: ['estados unidos', 'américa'] },
  fr: { adjective: 'américain', names: ['des états-unis', "de l'amérique"] },
  zh: '美国',
  ja: 'アメリカ',
  ar: { adjective: 'الأمريكي', name: 'أمريكا' },
  emoji: '🇺🇸',
  cloth: { pattern: starsAndStripes(1.7), ratio: 1.7, isFine: true },
});
