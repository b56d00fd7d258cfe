import { clearGlass, hollowGlass } from '../../shapes/hollow-glass.ts';
import { pairs } from '../../shapes/points.ts';
import { hoop } from '../../shapes/rings.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import type { ProfilePoint } from '../../shapes/smooth-profile.ts';
import { materials } from '../../solid/materials.ts';
import type { Colour } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

/** Where the wine ends below and above. */
const [bottom, full] = [0.99, 1.56] as const;
/** Foot, stem and bowl. */
const wall = smoothProfile(
  pairs([
    0.48, 0, 0.485, 0.015, 0.46, 0.035, 0.12, 0.075, 0.05, 0.16, 0.038, 0.5, 0.045, 0.88, 0.14, 1, 0.36, 1.17, 0.48,
    1.45, 0.485, 1.62, 0.45, 1.92, 0.4, 2.18,
  ]),
);

/** A stemmed glass with wine in it. */
function glassOf(wine: Colour): Pick<Concept, 'size' | 'lives' | 'stands' | 'moves' | 'build'> {
  return {
    size: { width: 1, height: 2.2 },
    lives: ['room'],
    stands: 'table',
    moves: 'still',
    build(mesh, _random, look) {
      hollowGlass(mesh, wall);
      const [brim, top] = wall.at(-1) ?? [0, 0];
      hoop(mesh, top, brim, 0.013, clearGlass, materials.clear);
      // The wine fills the bowl a little within its wall, so that the wall is seen before it.
      const within = wall
        .filter(([, y]) => y >= bottom && y <= full)
        .map(([r, y]): ProfilePoint => [r - 0.012, y + 0.006]);
      const surface = within.at(-1)?.[1] ?? 0;
      mesh.lathe([[0, bottom], ...within, [0, surface + 0.002]], 64, look.colour ?? wine, materials.gloss);
    },
  };
}

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
  ...glassOf('#5c0b1e'),
};

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
  ...glassOf('#e6cf6e'),
};
