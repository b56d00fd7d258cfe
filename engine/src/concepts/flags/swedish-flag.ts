import { nordic } from '../../shapes/flag-patterns.ts';
import { flagOf } from '../flag-of.ts';

export const swedishFlag = flagOf({
  id: 'swedish flag',
  en: { adjective: 'swedish', names: ['sweden'] },
  de: { adjective: 'schwedisch', names: ['schweden'] },
  es: { adjective: 'sueca', names: ['suecia'] },
  fr: { adjective: 'suédois', names: ['de la suède', 'de suède'] },
  zh: '瑞典',
  ja: 'スウェーデン',
  ar: { adjective: 'السويدي', name: 'السويد' },
  emoji: '🇸🇪',
  cloth: { pattern: nordic('#1f63a8', '#f4c81f', undefined, 1.6), ratio: 1.6 },
});
