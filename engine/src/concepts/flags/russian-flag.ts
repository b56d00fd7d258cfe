import { striped } from '../../shapes/flag-patterns.ts';
import { flagOf } from '../flag-of.ts';

export const russianFlag = flagOf({
  id: 'russian flag',
  en: { adjective: 'russian', names: ['russia'] },
  de: { adjective: 'russisch', names: ['russland'] },
  es: { adjective: 'rusa', names: ['rusia'] },
  fr: { adjective: 'russe', names: ['de la russie', 'de russie'] },
  zh: '俄罗斯',
  ja: 'ロシア',
  ar: { adjective: 'الروسي', name: 'روسيا' },
  emoji: '🇷🇺',
  cloth: { pattern: striped(['#f3f1ec', '#1f3fa0', '#cf2230']) },
});
