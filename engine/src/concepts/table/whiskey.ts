import { mixRgb } from '../../raster/colour.ts';
import { filledGlass } from '../../shapes/filled-glass.ts';
import { iceCube } from '../../shapes/ice-cube.ts';
import { pairs } from '../../shapes/points.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

/** A heavy tumbler with a thick bottom. */
const wall = smoothProfile(pairs([0, 0.02, 0.42, 0, 0.5, 0.03, 0.52, 0.12, 0.54, 0.5, 0.56, 0.9, 0.57, 1.15]));

export const whiskey: Concept = {
  id: 'whiskey',
  words: {
    en: 'whiskey/whisky/bourbon/scotch/rum/cognac/brandy/glass of whiskey/glass of whisky/glass of rum',
    de: 'whisky/whiskey/glas whisky',
    es: 'whisky/vaso de whisky/ron',
    fr: 'whisky/verre de whisky/rhum',
    zh: '威士忌/朗姆酒',
    ja: 'ウイスキー/ラム酒',
    ar: 'ويسكي',
    emoji: '🥃',
  },
  size: { width: 1.2, height: 1.2 },
  lives: ['room', 'tavern'],
  stands: 'table',
  moves: 'still',
  build(mesh, random, look) {
    const [r, g, b] = readColour(look.colour ?? '#d8821c');
    filledGlass(mesh, wall, {
      from: 0.14,
      to: 0.72,
      tint: () => [r, g ** 1.2, b],
      back: (share) => mixRgb([r, g, b], [1, 0.62, 0.2], 0.55 * share),
    });
    iceCube(mesh, random, [-0.17, 0.62, -0.1], 0.42, '#e8eef0');
    iceCube(mesh, random, [0.22, 0.66, 0.06], 0.38, '#e8eef0');
    iceCube(mesh, random, [0, 0.36, 0.12], 0.36, '#e8eef0');
  },
};
