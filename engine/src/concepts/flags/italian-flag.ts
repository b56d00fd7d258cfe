import { upright } from '../../shapes/flag-patterns.ts';
import { flagOf } from '../flag-of.ts';

export const italianFlag = flagOf({
  id: 'italian flag',
  en: { adjective: 'italian', names: ['italy'] },
  de: { adjective: 'italienisch', names: ['italien'] },
  es: { adjective: 'italiana', names: ['italia'] },
  fr: { adjective: 'italien', names: ["de l'italie", "d'italie"] },
  zh: '意大利',
  ja: 'イタリア',
  ar: { adjective: 'الإيطالي', name: 'إيطاليا' },
  emoji: '🇮🇹',
  cloth: { pattern: upright(['#138a43', '#f3f1ec', '#c8283a']) },
});
