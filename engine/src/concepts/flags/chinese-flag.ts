import { fiveStars } from '../../shapes/flag-patterns.ts';
import { flagOf } from '../flag-of.ts';

export const chineseFlag = flagOf({
  id: 'chinese flag',
  en: { adjective: 'chinese', names: ['china'] },
  de: { adjective: 'chinesisch', names: ['china'] },
  es: { adjective: 'china', names: ['china'] },
  fr: { adjective: 'chinois', names: ['de la chine', 'de chine'] },
  zh: '中国',
  ja: '中国',
  ar: { adjective: 'الصيني', name: 'الصين' },
  emoji: '🇨🇳',
  cloth: { pattern: fiveStars(1.5), isFine: true },
});
