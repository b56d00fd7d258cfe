import { nordic } from '../../shapes/flag-patterns.ts';
import { flagOf } from '../flag-of.ts';

export const norwegianFlag = flagOf({
  id: 'norwegian flag',
  en: { adjective: 'norwegian', names: ['norway'] },
  de: { adjective: 'norwegisch', names: ['norwegen'] },
  es: { adjective: 'noruega', names: ['noruega'] },
  fr: { adjective: 'norvégien', names: ['de la norvège', 'de norvège'] },
  zh: '挪威',
  ja: 'ノルウェー',
  ar: { adjective: 'النرويجي', name: 'النرويج' },
  emoji: '🇳🇴',
  cloth: { pattern: nordic('#ba1f33', '#1b2a5c', { colour: '#f3f1ec', wide: 0.06 }, 1.4), ratio: 1.4 },
});
