import { striped } from '../../shapes/flag-patterns.ts';
import { flagOf } from '../flag-of.ts';

export const polishFlag = flagOf({
  id: 'polish flag',
  en: { adjective: 'polish', names: ['poland'] },
  de: { adjective: 'polnisch', names: ['polen'] },
  es: { adjective: 'polaca', names: ['polonia'] },
  fr: { adjective: 'polonais', names: ['de la pologne', 'de pologne'] },
  zh: '波兰',
  ja: 'ポーランド',
  ar: { adjective: 'البولندي', name: 'بولندا' },
  emoji: '🇵🇱',
  cloth: { pattern: striped(['#f3f1ec', '#d01f3c']), ratio: 1.6 },
});
