import { upright } from '../../shapes/flag-patterns.ts';
import { flagOf } from '../flag-of.ts';

export const frenchFlag = flagOf({
  id: 'french flag',
  en: { adjective: 'french', names: ['france'], more: 'tricolour/tricolore' },
  de: { adjective: 'französisch', names: ['frankreich'] },
  es: { adjective: 'francesa', names: ['francia'] },
  fr: { adjective: 'français', names: ['de la france', 'de france', 'tricolore'] },
  zh: '法国',
  ja: 'フランス',
  ar: { adjective: 'الفرنسي', name: 'فرنسا' },
  emoji: '🇫🇷',
  cloth: { pattern: upright(['#1d3a8a', '#f3f1ec', '#d6293a']) },
});
