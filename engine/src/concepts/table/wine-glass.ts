import { glassOfWine } from '../../shapes/glass-of-wine.ts';
import type { Concept } from '../concept.ts';

export const wineGlass: Concept = {
  id: 'wine glass',
  words: {
    en: 'wine glass/glass of wine/glass of red wine/wine/red wine/goblet',
    de: 'weinglas/glas wein/wein/rotwein',
    es: 'copa de vino/vino/vino tinto/copa de vino tinto',
    fr: 'verre de vin/vin/vin rouge/verre de vin rouge',
    zh: '红酒/酒杯/葡萄酒',
    ja: 'ワイン/ワイングラス',
    ar: 'كأس نبيذ',
    emoji: '🍷',
  },
  ...glassOfWine('#5c0b1e'),
};
