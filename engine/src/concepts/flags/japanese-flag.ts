import { signed, disc } from '../../shapes/flag-patterns.ts';
import { flagOf } from '../flag-of.ts';

export const japaneseFlag = flagOf({
  id: 'japanese flag',
  en: { adjective: 'japanese', names: ['japan'] },
  de: { adjective: 'japanisch', names: ['japan'] },
  es: { adjective: 'japonesa', names: ['japón'] },
  fr: { adjective: 'japonais', names: ['du japon'] },
  zh: '日本',
  ja: '日本',
  ar: { adjective: 'الياباني', name: 'اليابان' },
  emoji: '🇯🇵/🎌',
  cloth: { pattern: signed(() => '#f3f1ec', '#bc1a3a', { at: [0.5, 0.5], ratio: 1.5, isIn: disc(0.3) }), isFine: true },
});
