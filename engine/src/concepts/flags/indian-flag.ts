import { striped, signed, spokedWheel } from '../../shapes/flag-patterns.ts';
import { flagOf } from '../flag-of.ts';

export const indianFlag = flagOf({
  id: 'indian flag',
  en: { adjective: 'indian', names: ['india'] },
  de: { adjective: 'indisch', names: ['indien'] },
  es: { adjective: 'india', names: ['india'] },
  fr: { adjective: 'indien', names: ["de l'inde"] },
  zh: '印度',
  ja: 'インド',
  ar: { adjective: 'الهندي', name: 'الهند' },
  emoji: '🇮🇳',
  cloth: {
    pattern: signed(striped(['#f2953a', '#f3f1ec', '#1a8440']), '#1c2a7c', {
      at: [0.5, 0.5],
      ratio: 1.5,
      isIn: spokedWheel(0.145),
    }),
    isFine: true,
  },
});
