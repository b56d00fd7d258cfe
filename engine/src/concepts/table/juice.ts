import { mixRgb } from '../../raster/colour.ts';
import { citrusSlice } from '../../shapes/citrus-slice.ts';
import { filledGlass, straw } from '../../shapes/filled-glass.ts';
import { pairs } from '../../shapes/points.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { readColour } from '../../solid/mesh.ts';
import { smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';
import { orangeFruit } from './orange-fruit.ts';

const wall = smoothProfile(pairs([0, 0.02, 0.36, 0, 0.4, 0.03, 0.41, 0.12, 0.43, 0.6, 0.47, 1.2, 0.5, 1.7]));

export const juice: Concept = {
  id: 'juice',
  words: {
    en: 'juice/orange juice/fruit juice/glass of juice/glass of orange juice/apple juice/tomato juice/carrot juice/grape juice',
    de: 'saft/orangensaft/fruchtsaft/glas saft/apfelsaft',
    es: 'zumo/jugo/zumo de naranja/jugo de naranja/vaso de zumo',
    fr: 'jus/jus d’orange/jus d orange/jus de fruits/verre de jus',
    zh: '果汁/橙汁/一杯果汁',
    ja: 'ジュース/オレンジジュース',
    ar: 'عصير/عصير البرتقال',
    emoji: '🧃',
  },
  size: { width: 2, height: 2.2 },
  lives: ['room', 'cafe'],
  stands: 'table',
  moves: 'still',
  sway: 0.1,
  build(mesh, random, look) {
    const fruit = readColour(look.colour ?? '#f0921a');
    const [deep, bright] = [mixRgb(fruit, [0.3, 0.06, 0], 0.3), mixRgb(fruit, [1, 0.85, 0.4], 0.22)];
    mesh.push().at(-0.1, 0, 0);
    filledGlass(mesh, wall, {
      from: 0.07,
      to: 1.48,
      body: (turn, share) =>
        mixRgb(
          mixRgb(deep, fruit, smooth(0, 0.35, share)),
          bright,
          smooth(0.25, 1, share) * (0.55 + 0.45 * Math.cos((turn - 0.66) * Math.PI * 2)),
        ),
    });
    straw(mesh, [-0.12, 0.9, 0.05], [-0.34, 2.2, 0.2], { radius: 0.035, colours: ['#f4f0e8', '#d8482c'] });
    if (look.colour === undefined) {
      mesh.push().at(0.47, 1.74, -0.1).rotY(0.4).rotZ(-0.15);
      citrusSlice(mesh, 0.33);
      mesh.pop();
    }
    mesh.pop();
    if (look.colour !== undefined) return;
    // What it was pressed from stands beside it.
    mesh.push().at(0.86, 0, 0.28).scale(0.86);
    orangeFruit.build(mesh, random, { ...look, ordinal: 0 });
    mesh.pop();
  },
};
