import { nordic } from '../../shapes/flag-patterns.ts';
import { flagOf } from '../flag-of.ts';

export const danishFlag = flagOf({
  id: 'danish flag',
  en: { adjective: 'danish', names: ['denmark'], more: 'dannebrog' },
  de: { adjective: 'dänisch', names: ['dänemark'] },
  es: { adjective: 'danesa', names: ['dinamarca'] },
  fr: { adjective: 'danois', names: ['du danemark'] },
  zh: '丹麦',
  ja: 'デンマーク',
  ar: { adjective: 'الدنماركي', name: 'الدنمارك' },
  emoji: '🇩🇰',
  cloth: { pattern: nordic('#c2182e', '#f3f1ec', undefined, 1.4), ratio: 1.4 },
});
