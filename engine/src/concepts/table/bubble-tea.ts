import { mixRgb } from '../../raster/colour.ts';
import { pick } from '../../shapes/chance.ts';
import { filledGlass, straw } from '../../shapes/filled-glass.ts';
import { hollowGlass } from '../../shapes/hollow-glass.ts';
import { pairs } from '../../shapes/points.ts';
import { hoop } from '../../shapes/rings.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

const wall = smoothProfile(pairs([0, 0.03, 0.4, 0, 0.43, 0.03, 0.45, 0.14, 0.5, 0.7, 0.56, 1.3, 0.6, 1.75]));

export const bubbleTea: Concept = {
  id: 'bubble tea',
  words: {
    en: 'bubble tea/boba/boba tea/milk tea/pearl milk tea/tapioca tea',
    de: 'bubble tea/perlentee',
    es: 'té de burbujas/té boba',
    fr: 'thé aux perles/bubble tea',
    zh: '珍珠奶茶/奶茶/波霸奶茶',
    ja: 'タピオカミルクティー/タピオカ',
    ar: 'شاي الفقاعات',
    emoji: '🧋',
  },
  size: { width: 1.6, height: 2.9 },
  lives: ['room', 'cafe'],
  stands: 'table',
  moves: 'still',
  sway: 0.1,
  build(mesh, random, look) {
    const tea = readColour(look.colour ?? pick(random, ['#d8a878', '#e8b0b8', '#b8a0d8', '#a8c890']));
    const pale = mixRgb(tea, [1, 0.96, 0.9], 0.5);
    const place = random() * 20;
    filledGlass(mesh, wall, {
      from: 0.06,
      to: 1.6,
      body: (turn, share) => {
        const x = Math.cos(turn * Math.PI * 2);
        return mixRgb(tea, pale, smooth(0.3, 1, share + 0.4 * (fbm(x * 2 + place, share * 3, 2) - 0.5)) * 0.75);
      },
    });
    // Pearls of tapioca press against the wall in layers.
    for (let layer = 0; layer < 4; layer++) {
      const [y, r] = [0.13 + layer * 0.13, 0.425 + layer * 0.013];
      for (let i = 0; i < 17; i++) {
        if (layer > 2 && random() < 0.45) continue;
        const a = ((i + (layer % 2) * 0.5 + (random() - 0.5) * 0.4) / 17) * Math.PI * 2;
        const up = y + (random() - 0.5) * 0.05;
        mesh.ball(Math.cos(a) * r, up, Math.sin(a) * r, 0.074, 0.074, 0.05, '#1c0f0c', materials.gloss, 14);
      }
    }
    hoop(mesh, 1.76, 0.61, 0.035, '#eef0ee', materials.gloss);
    hollowGlass(mesh, smoothProfile(pairs([0.61, 1.76, 0.6, 1.92, 0.5, 2.12, 0.3, 2.24, 0.1, 2.28])));
    straw(mesh, [0, 0.9, -0.05], [0.22, 2.95, 0.02], { radius: 0.085, colours: ['#e85a7a', '#f0708c'] });
  },
};
