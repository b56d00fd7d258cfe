import { glassOfWine } from '../../shapes/glass-of-wine.ts';
import type { Concept } from '../concept.ts';

export const whiteWine: Concept = {
  id: 'white wine',
  words: {
    en: 'white wine/glass of white wine',
    de: 'weißwein/weisswein/glas weißwein',
    es: 'vino blanco/copa de vino blanco',
    fr: 'vin blanc/verre de vin blanc',
    zh: '白葡萄酒/白酒',
    ja: '白ワイン',
    ar: 'نبيذ أبيض',
    emoji: '',
  },
  ...glassOfWine('#e6cf6e'),
};
