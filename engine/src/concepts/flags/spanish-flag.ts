import { striped } from '../../shapes/flag-patterns.ts';
import { flagOf } from '../flag-of.ts';

export const spanishFlag = flagOf({
  id: 'spanish flag',
  en: { adjective: 'spanish', names: ['spain'] },
  de: { adjective: 'spanisch', names: ['spanien'] },
  es: { adjective: 'española', names: ['españa'] },
  fr: { adjective: 'espagnol', names: ["de l'espagne", "d'espagne"] },
  zh: '西班牙',
  ja: 'スペイン',
  ar: { adjective: 'الإسباني', name: 'إسبانيا' },
  emoji: '🇪🇸',
  cloth: { pattern: striped(['#b8182a', '#f4c01c', '#b8182a'], [1, 2, 1]) },
});
