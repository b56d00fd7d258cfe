import { striped } from '../../shapes/flag-patterns.ts';
import { flagOf } from '../flag-of.ts';

export const germanFlag = flagOf({
  id: 'german flag',
  en: { adjective: 'german', names: ['germany'] },
  de: { adjective: 'deutsch', names: ['deutschland'] },
  es: { adjective: 'alemana', names: ['alemania'] },
  fr: { adjective: 'allemand', names: ["de l'allemagne", "d'allemagne"] },
  zh: '德国',
  ja: 'ドイツ',
  ar: { adjective: 'الألماني', name: 'ألمانيا' },
  emoji: '🇩🇪',
  cloth: { pattern: striped(['#17151a', '#c8102e', '#f2c500']), ratio: 1.6 },
});
