import { tau } from '../../shapes/chance.ts';
import { layerCake, onTop } from '../../shapes/layer-cake.ts';
import { paintedLathe } from '../../shapes/painted-lathe.ts';
import { pairs } from '../../shapes/points.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { materials } from '../../solid/materials.ts';
import { smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

const candles = ['#5aa0d8', '#f2c83c', '#e87aa0', '#7ac06a', '#f08a3c', '#5aa0d8'] as const;

const rosette = smoothProfile(pairs([0.115, 0, 0.125, 0.03, 0.1, 0.075, 0.06, 0.115, 0.02, 0.15, 0, 0.155]));

export const cake: Concept = {
  id: 'cake',
  words: {
    en: 'cake/birthday cake',
    de: 'torte/kuchen/geburtstagstorte',
    es: 'pastel/tarta/torta',
    fr: 'gâteau',
    zh: '蛋糕',
    ja: 'ケーキ',
    ar: 'كعكة',
    emoji: '🎂/🍰',
  },
  size: { width: 2.5, height: 1.5 },
  lives: ['room'],
  stands: 'table',
  moves: 'flickers',
  build(mesh, random, look) {
    const frosting = look.colour ?? '#e6b4ba';
    layerCake(mesh, random, { crumb: '#e2b978', cream: '#f1e7d8', frosting });
    for (const [x, y, z] of onTop(13, 0.78)) {
      mesh
        .push()
        .at(x, y - 0.02, z)
        .rotY(random() * tau);
      paintedLathe(mesh, rosette, {
        colour: () => '#efe4d6',
        material: materials.snow,
        segments: 56,
        // Piped through a star, and turned on the way up.
        bulge: (turn, share) => 1 + 0.13 * Math.cos(turn * tau * 7 + share * 7) * smooth(1, 0.8, share),
      });
      mesh.ball(0, 0.155, 0, 0.055, 0.053, 0.055, '#a30f18', materials.gloss, 20).pop();
    }
    for (const [i, [x, y, z]] of onTop(6, 0.42).entries())
      mesh
        .cyl(x, y - 0.02, z, 0.024, 0.024, 0.34, candles[i] ?? candles[0], materials.snow, 12)
        .cyl(x, y + 0.31, z, 0.006, 0.006, 0.04, '#2a2420', materials.plain, 6)
        .ball(x, y + 0.4, z, 0.024, 0.062, 0.024, '#ffc25a', materials.glow, 10);
  },
};
