import { unionJack } from '../../shapes/flag-patterns.ts';
import { flagOf } from '../flag-of.ts';

export const britishFlag = flagOf({
  id: 'british flag',
  en: { adjective: 'british', names: ['the united kingdom', 'great britain', 'the uk'], more: 'union jack/union flag' },
  de: { adjective: 'britisch', names: ['großbritannien'] },
  es: { adjective: 'británica', names: ['reino unido', 'gran bretaña'] },
  fr: { adjective: 'britannique', names: ['du royaume-uni'] },
  zh: '英国',
  ja: 'イギリス',
  ar: { adjective: 'البريطاني', name: 'بريطانيا' },
  emoji: '🇬🇧',
  cloth: { pattern: unionJack(1.8), ratio: 1.8, isFine: true },
});
