import { citrusHalf, peelColour, peelPits } from '../../shapes/citrus-half.ts';
import { mixRgb } from '../../raster/colour.ts';
import { fruitLeaf } from '../../shapes/fruit-leaf.ts';
import { paintedLathe } from '../../shapes/painted-lathe.ts';
import { pairs } from '../../shapes/points.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

const whole = smoothProfile(
  pairs([
    0, -0.58, 0.045, -0.56, 0.075, -0.5, 0.12, -0.44, 0.23, -0.33, 0.32, -0.14, 0.335, 0.06, 0.28, 0.26, 0.17, 0.4,
    0.09, 0.45, 0.05, 0.44, 0, 0.43,
  ]),
);
const half = smoothProfile(
  pairs([0, -0.52, 0.045, -0.5, 0.075, -0.44, 0.13, -0.38, 0.24, -0.26, 0.315, -0.1, 0.33, 0]),
);

export const lemon: Concept = {
  id: 'lemon',
  words: {
    en: 'lemon/lime',
    de: 'zitrone/zitronen/limette/limetten',
    es: 'limón/lima',
    fr: 'citron/citron vert',
    zh: '柠檬/青柠',
    ja: 'レモン/ライム',
    ar: 'ليمون/ليمون أخضر',
    emoji: '🍋',
  },
  size: { width: 1.6, height: 0.6 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  build(mesh, random, look) {
    const peel = readColour(look.colour ?? '#f2cb1e');
    const green = mixRgb(peel, readColour('#8aa02c'), 0.6);
    // The first of them lies beside one that is cut.
    const isFirst = look.ordinal === 0;
    mesh
      .push()
      .at(isFirst ? -0.3 : 0, 0.33, isFirst ? 0.22 : 0)
      .rotY(isFirst ? 0.3 : random() * 0.6)
      .rotZ(-Math.PI / 2 + 0.08);
    paintedLathe(mesh, whole, {
      colour: (turn, share) =>
        mixRgb(peelColour(peel, turn, share), green, smooth(0.14, 0.02, share) * 0.7 + smooth(0.9, 1, share) * 0.6),
      bulge: peelPits,
      material: materials.gloss,
      segments: 120,
      rows: 80,
    });
    mesh.cyl(0, 0.42, 0, 0.03, 0.024, 0.07, '#6a6a34', materials.bark, 10);
    mesh.pop();
    mesh
      .push()
      .at(isFirst ? 0.14 : 0.44, 0.36, isFirst ? 0.08 : -0.12)
      .rotY(-0.2)
      .rotZ(0.45);
    fruitLeaf(mesh, { long: 0.55, half: 0.14, bend: 0.9 });
    mesh.pop();
    if (!isFirst) return;
    mesh.push().at(0.34, 0.3, -0.26).rotY(0.28).rotX(-1.2);
    citrusHalf(mesh, { radius: 0.33, segments: 9, peel, flesh: readColour(look.colour ?? '#f4dc5a'), profile: half });
    mesh.pop();
  },
};
