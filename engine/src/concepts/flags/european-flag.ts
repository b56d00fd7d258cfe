import { signed, ringOfStars } from '../../shapes/flag-patterns.ts';
import { flagOf } from '../flag-of.ts';

export const europeanFlag = flagOf({
  id: 'european flag',
  en: { adjective: 'european', names: ['europe', 'the european union', 'the eu'] },
  de: { adjective: 'europäisch', names: ['europa', 'eu'] },
  es: { adjective: 'europea', names: ['europa', 'la unión europea'] },
  fr: { adjective: 'européen', names: ["de l'europe", "de l'union européenne"] },
  zh: '欧盟',
  ja: '欧州',
  ar: { adjective: 'الأوروبي', name: 'أوروبا' },
  emoji: '🇪🇺',
  cloth: {
    pattern: signed(() => '#15358c', '#f6cf1c', { at: [0.5, 0.5], ratio: 1.5, isIn: ringOfStars }),
    isFine: true,
  },
});
