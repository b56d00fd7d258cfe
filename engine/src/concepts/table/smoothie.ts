import { mixRgb } from '../../raster/colour.ts';
import { pick } from '../../shapes/chance.ts';
import { filledGlass, straw } from '../../shapes/filled-glass.ts';
import { fruitLeaf } from '../../shapes/fruit-leaf.ts';
import { pairs, triples } from '../../shapes/points.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';
import { strawberry } from './strawberry.ts';

const wall = smoothProfile(
  pairs([0, 0.02, 0.38, 0, 0.42, 0.04, 0.36, 0.12, 0.38, 0.24, 0.46, 0.6, 0.53, 1.1, 0.52, 1.5, 0.47, 1.8, 0.49, 2]),
);

export const smoothie: Concept = {
  id: 'smoothie',
  words: {
    en: 'smoothie/fruit smoothie/strawberry smoothie/green smoothie',
    de: 'smoothie/smoothies',
    es: 'batido de frutas/smoothie',
    fr: 'smoothie/smoothie aux fruits',
    zh: '奶昔果汁/冰沙/思慕雪',
    ja: 'スムージー',
    ar: 'سموذي',
    emoji: '',
  },
  size: { width: 2, height: 2.6 },
  lives: ['room', 'cafe'],
  stands: 'table',
  moves: 'still',
  sway: 0.1,
  build(mesh, random, look) {
    const fruit = readColour(look.colour ?? pick(random, ['#e0506e', '#e8862e', '#8a3f9a']));
    const cream = mixRgb(fruit, [1, 0.92, 0.86], 0.5);
    const place = random() * 20;
    filledGlass(mesh, wall, {
      from: 0.16,
      to: 1.82,
      body: (turn, share) => {
        const [x, z] = [Math.cos(turn * Math.PI * 2), Math.sin(turn * Math.PI * 2)];
        const swirl = fbm(x * 1.6 + place, share * 3.4 + z * 1.6, 3);
        return mixRgb(fruit, cream, smooth(0.35, 0.75, swirl) * 0.6 + smooth(0.9, 1, share) * 0.35);
      },
    });
    // Thick enough that it heaps up, with berries and mint on it.
    mesh.lathe(smoothProfile(pairs([0.45, 1.8, 0.42, 1.9, 0.26, 1.99, 0, 2.02])), 48, cream, materials.gloss);
    for (const [x, y, z] of triples([-0.14, 2.02, -0.14, 0.06, 2.05, -0.22, -0.02, 2.06, 0.02]))
      mesh.ball(x, y, z, 0.1, 0.095, 0.1, '#3a4478', materials.wet, 18);
    for (let i = 0; i < 4; i++) {
      mesh
        .push()
        .at(0.2, 2.02, 0)
        .rotY(i * 1.6 + 0.4)
        .rotZ(0.7);
      fruitLeaf(mesh, { long: 0.34, half: 0.11, bend: 0.9, colours: ['#2f7a2a', '#7ac04a'] });
      mesh.pop();
    }
    straw(mesh, [0, 1.4, 0.12], [0.42, 2.62, 0.28], { radius: 0.045, colours: ['#f4f0e8', '#e87a9a'] });
    if (look.colour !== undefined) return;
    mesh.push().at(0.84, 0, -0.1).scale(0.8);
    strawberry.build(mesh, random, { ...look, ordinal: 1 });
    mesh.pop();
  },
};
