import { upright } from '../../shapes/flag-patterns.ts';
import { flagOf } from '../flag-of.ts';

export const belgianFlag = flagOf({
  id: 'belgian flag',
  en: { adjective: 'belgian', names: ['belgium'] },
  de: { adjective: 'belgisch', names: ['belgien'] },
  es: { adjective: 'belga', names: ['bélgica'] },
  fr: { adjective: 'belge', names: ['de la belgique', 'de belgique'] },
  zh: '比利时',
  ja: 'ベルギー',
  ar: { adjective: 'البلجيكي', name: 'بلجيكا' },
  emoji: '🇧🇪',
  cloth: { pattern: upright(['#17151a', '#f6d22c', '#d92a3a']), ratio: 1.3 },
});
