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

const profile = smoothProfile(
  pairs([
    0, 0.06, 0.05, 0.03, 0.12, 0.005, 0.24, 0.05, 0.345, 0.18, 0.37, 0.33, 0.325, 0.5, 0.235, 0.65, 0.18, 0.78, 0.155,
    0.9, 0.115, 0.97, 0.05, 0.985, 0, 0.97,
  ]),
);

export const pear: Concept = {
  id: 'pear',
  words: {
    en: 'pear',
    de: 'birne',
    es: 'pera',
    fr: 'poire',
    zh: '梨',
    ja: '梨',
    ar: 'كمثرى',
    emoji: '🍐',
  },
  size: { width: 0.8, height: 1.1 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  build(mesh, random, look) {
    const skin = readColour(look.colour ?? pick(random, ['#c2b83c', '#d2b23e', '#a4b444']));
    const [blush, russet, dot] = [
      look.colour ? mixRgb(skin, [0.1, 0.02, 0.01], 0.4) : readColour('#c25a2a'),
      readColour('#8a6a30'),
      mixRgb(skin, [0.2, 0.12, 0.02], 0.6),
    ];
    const place = random() * 40;
    mesh
      .push()
      .object()
      .rotZ((random() - 0.5) * 0.16);
    mesh.push().rotY(2.2 + random() * 1.4);
    paintedLathe(mesh, profile, {
      colour: (turn, share) => {
        const [x, z] = [Math.cos(turn * tau), Math.sin(turn * tau)];
        const cloud = fbm(x * 2.2 + place, z * 2.2 + share * 3, 3);
        const hue = mixRgb(skin, blush, smooth(0.2, 1.3, x * 0.6 + cloud * 0.9) * smooth(0.95, 0.6, share) * 0.8);
        const worn = smooth(0.86, 0.99, share + (cloud - 0.5) * 0.14) + smooth(0.12, 0.02, share + (cloud - 0.5) * 0.1);
        const speck = smooth(0.72, 0.8, fbm(x * 30 + place, z * 30 + share * 50, 1));
        return mixRgb(mixRgb(hue, dot, speck * 0.55), russet, Math.min(1, worn) * 0.7);
      },
      bulge: (turn, share) =>
        1 + 0.022 * Math.sin(turn * tau * 3 + 1) + 0.03 * Math.cos(turn * tau) * smooth(0.4, 0.8, share),
      material: materials.gloss,
      segments: 110,
      rows: 76,
    });
    mesh.pop();
    mesh.tube(
      smoothWay(triples([0, 0.95, 0, 0.008, 1.04, 0, 0.04, 1.13, 0.01, 0.09, 1.2, 0.02])),
      Array.from({ length: 19 }, (_, i) => 0.021 + (i > 14 ? (i - 14) * 0.0035 : 0)),
      '#5a3c20',
      materials.bark,
      10,
    );
    mesh.push().at(0.02, 1.06, 0).rotY(0.4).rotZ(0.45);
    fruitLeaf(mesh, { long: 0.5, half: 0.135, bend: 1.2 });
    mesh.pop().pop();
  },
};
