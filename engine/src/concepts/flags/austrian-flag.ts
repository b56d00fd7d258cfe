import { striped } from '../../shapes/flag-patterns.ts';
import { flagOf } from '../flag-of.ts';

export const austrianFlag = flagOf({
  id: 'austrian flag',
  en: { adjective: 'austrian', names: ['austria'] },
  de: { adjective: 'österreichisch', names: ['österreich'] },
  es: { adjective: 'austriaca', names: ['austria'] },
  fr: { adjective: 'autrichien', names: ["de l'autriche", "d'autriche"] },
  zh: '奥地利',
  ja: 'オーストリア',
  ar: { adjective: 'النمساوي', name: 'النمسا' },
  emoji: '🇦🇹',
  cloth: { pattern: striped(['#c8202f', '#f3f1ec', '#c8202f']) },
});
