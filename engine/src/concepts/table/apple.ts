import { mixRgb } from '../../raster/colour.ts';
import { pick, tau } from '../../shapes/chance.ts';
import { fruitLeaf } from '../../shapes/fruit-leaf.ts';
import { paintedLathe } from '../../shapes/painted-lathe.ts';
import { pairs, triples } from '../../shapes/points.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

/** From the eye of the blossom below, over the broad shoulders, into the dimple of the stalk. */
const profile = smoothProfile(
  pairs([
    0, 0.09, 0.06, 0.05, 0.13, 0.005, 0.22, 0.03, 0.31, 0.15, 0.37, 0.32, 0.385, 0.45, 0.36, 0.58, 0.29, 0.67, 0.2, 0.7,
    0.11, 0.67, 0.04, 0.59, 0, 0.56,
  ]),
);

export const apple: Concept = {
  id: 'apple',
  words: {
    en: 'apple',
    de: 'apfel/äpfel',
    es: 'manzana',
    fr: 'pomme/pommes',
    zh: '苹果',
    ja: 'りんご/リンゴ/林檎',
    ar: 'تفاحة',
    emoji: '🍎/🍏',
  },
  size: { width: 0.8, height: 0.8 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  build(mesh, random, look) {
    const [skin, blush] = look.colour
      ? [mixRgb(readColour(look.colour), [0.9, 0.8, 0.3], 0.3), readColour(look.colour)]
      : pick(random, [
          [readColour('#d8a83a'), readColour('#a80f14')],
          [readColour('#c8902c'), readColour('#c2201a')],
          [readColour('#b4c83e'), readColour('#83aa28')],
        ]);
    const place = random() * 40;
    mesh
      .push()
      .object()
      .rotY(random() * tau)
      .rotZ((random() - 0.5) * 0.22);
    paintedLathe(mesh, profile, {
      colour: (turn, share) => {
        const [x, z] = [Math.cos(turn * tau), Math.sin(turn * tau)];
        // Streaks run from the stalk to the blossom; the side that saw the sun is full of them.
        const streak = fbm(x * 9 + place, z * 9 + share * 1.2, 3);
        const sunny = 0.62 + 0.3 * x;
        const red = smooth(
          0.36,
          0.96,
          streak * 1.25 + sunny * 0.42 - smooth(0.72, 0.98, share) * 0.45 - smooth(0.2, 0, share) * 0.3,
        );
        return mixRgb(mixRgb(skin, blush, red), readColour('#6a6a24'), smooth(0.9, 0.99, share) * 0.8);
      },
      bulge: (turn, share) =>
        1 +
        0.03 * Math.cos(turn * tau * 5) * (smooth(0.35, 0.05, share) + 0.5 * smooth(0.6, 0.85, share)) +
        0.018 * Math.sin(turn * tau * 2 + 1),
      material: materials.gloss,
      segments: 120,
      rows: 72,
    });
    mesh.tube(
      smoothWay(triples([0, 0.55, 0, 0.008, 0.66, 0, 0.03, 0.76, 0.01, 0.075, 0.84, 0.02])),
      Array.from({ length: 19 }, (_, i) => 0.02 + (i > 14 ? (i - 14) * 0.003 : 0)),
      '#5a3a1e',
      materials.bark,
      10,
    );
    mesh.push().at(0.035, 0.76, 0.01).rotY(0.5).rotZ(0.5);
    fruitLeaf(mesh, { long: 0.42, half: 0.115, bend: 1.1 });
    mesh.pop();
    for (let i = 0; i < 5; i++) {
      const a = (i / 5) * tau;
      mesh.ball(Math.cos(a) * 0.03, 0.05, Math.sin(a) * 0.03, 0.02, 0.03, 0.02, '#4a3a1e', materials.plain, 8);
    }
    mesh.pop();
  },
};
