import { signed, star, crescent } from '../../shapes/flag-patterns.ts';
import { flagOf } from '../flag-of.ts';

export const turkishFlag = flagOf({
  id: 'turkish flag',
  en: { adjective: 'turkish', names: ['turkey'] },
  de: { adjective: 'türkisch', names: ['türkei'] },
  es: { adjective: 'turca', names: ['turquía'] },
  fr: { adjective: 'turc', names: ['de la turquie', 'de turquie'] },
  zh: '土耳其',
  ja: 'トルコ',
  ar: { adjective: 'التركي', name: 'تركيا' },
  emoji: '🇹🇷',
  cloth: {
    pattern: signed(
      signed(() => '#d5202b', '#f5f3ee', { at: [0.35, 0.5], ratio: 1.5, isIn: crescent(0.26) }),
      '#f5f3ee',
      { at: [0.56, 0.5], ratio: 1.5, isIn: star(0.13, -Math.PI / 2) },
    ),
    isFine: true,
  },
});
