import { nordic } from '../../shapes/flag-patterns.ts';
import { flagOf } from '../flag-of.ts';

export const finnishFlag = flagOf({
  id: 'finnish flag',
  en: { adjective: 'finnish', names: ['finland'] },
  de: { adjective: 'finnisch', names: ['finnland'] },
  es: { adjective: 'finlandesa', names: ['finlandia'] },
  fr: { adjective: 'finlandais', names: ['de la finlande', 'de finlande'] },
  zh: '芬兰',
  ja: 'フィンランド',
  ar: { adjective: 'الفنلندي', name: 'فنلندا' },
  emoji: '🇫🇮',
  cloth: { pattern: nordic('#f3f1ec', '#1c3f8c', undefined, 1.6), ratio: 1.6 },
});
