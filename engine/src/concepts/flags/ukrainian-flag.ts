import { striped } from '../../shapes/flag-patterns.ts';
import { flagOf } from '../flag-of.ts';

export const ukrainianFlag = flagOf({
  id: 'ukrainian flag',
  en: { adjective: 'ukrainian', names: ['ukraine'] },
  de: { adjective: 'ukrainisch', names: ['ukraine'] },
  es: { adjective: 'ucraniana', names: ['ucrania'] },
  fr: { adjective: 'ukrainien', names: ["de l'ukraine", "d'ukraine"] },
  zh: '乌克兰',
  ja: 'ウクライナ',
  ar: { adjective: 'الأوكراني', name: 'أوكرانيا' },
  emoji: '🇺🇦',
  cloth: { pattern: striped(['#2566b8', '#f4d11f']) },
});
