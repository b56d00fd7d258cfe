import { upright } from '../../shapes/flag-patterns.ts';
import { flagOf } from '../flag-of.ts';

export const irishFlag = flagOf({
  id: 'irish flag',
  en: { adjective: 'irish', names: ['ireland'] },
  de: { adjective: 'irisch', names: ['irland'] },
  es: { adjective: 'irlandesa', names: ['irlanda'] },
  fr: { adjective: 'irlandais', names: ["de l'irlande", "d'irlande"] },
  zh: '爱尔兰',
  ja: 'アイルランド',
  ar: { adjective: 'الأيرلندي', name: 'أيرلندا' },
  emoji: '🇮🇪',
  cloth: { pattern: upright(['#1a8f56', '#f3f1ec', '#f08430']), ratio: 1.7 },
});
