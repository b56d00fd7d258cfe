import { mixRgb } from '../../raster/colour.ts';
import { heartBody } from '../../shapes/heart-body.ts';
import { pairs } from '../../shapes/points.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

export const heart: Concept = {
  id: 'heart',
  words: {
    en: 'heart/red heart/love heart/valentine heart/heart shape/glass heart',
    de: 'herz/herzen/rotes herz',
    es: 'corazón/corazón rojo',
    fr: 'cœur/coeur/cœur rouge',
    zh: '心/爱心/红心',
    ja: 'ハート',
    ar: 'قلب/قلب أحمر',
    emoji: '❤/💖/💕/💗/💙/💚/💛/💜/🖤',
  },
  size: { width: 2.1, height: 2.4 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  sway: 0.25,
  build(mesh, _random, look) {
    const red = readColour(look.colour ?? '#d0101e');
    // On a small foot of gold, as something precious is shown.
    mesh.lathe(
      smoothProfile(
        pairs([0.5, 0, 0.52, 0.03, 0.46, 0.07, 0.2, 0.12, 0.09, 0.2, 0.1, 0.3, 0.17, 0.38, 0.15, 0.44, 0, 0.46]),
      ),
      48,
      '#c8962c',
      materials.metal,
    );
    mesh.push().at(0, 1.34, 0);
    heartBody(mesh, {
      half: 1,
      thick: 0.48,
      colour: (_x, v) => mixRgb(red, [0.1, 0, 0.01], 0.3 * v * v),
      material: materials.paint,
    });
    mesh.pop();
  },
};
