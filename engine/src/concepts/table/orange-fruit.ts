import { citrusHalf, peelColour, peelPits } from '../../shapes/citrus-half.ts';
import { tau } from '../../shapes/chance.ts';
import { fruitLeaf } from '../../shapes/fruit-leaf.ts';
import { paintedLathe } from '../../shapes/painted-lathe.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { ProfilePoint } from '../../shapes/smooth-profile.ts';
import type { Concept } from '../concept.ts';

const radius = 0.38;

/** From the navel up to a share of the way to the stalk, where there is a dimple. */
function outline(share: number): readonly ProfilePoint[] {
  return Array.from({ length: 41 }, (_, i): ProfilePoint => {
    const b = ((i / 40) * share - 0.5) * Math.PI;
    const r = Math.cos(b) * radius;
    return [r, Math.sin(b) * radius * 0.95 - Math.sign(b) * 0.03 * Math.max(0, 1 - r / 0.1)];
  });
}

export const orangeFruit: Concept = {
  id: 'orange fruit',
  words: {
    en: 'oranges/an orange/tangerine/mandarin/clementine/grapefruit/satsuma',
    de: 'orangen/apfelsine/mandarine/mandarinen/clementine/grapefruit/pampelmuse',
    es: 'naranjas/mandarina/clementina/pomelo',
    fr: 'une orange/des oranges/mandarine/clémentine/pamplemousse',
    zh: '橙子/橘子/柚子',
    ja: 'みかん/グレープフルーツ/オレンジ',
    ar: 'برتقالة/يوسفي/جريب فروت',
    emoji: '🍊',
  },
  size: { width: 1.5, height: 0.9 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  build(mesh, random, look) {
    const peel = readColour(look.colour ?? '#ee7a10');
    // The first of them lies beside one that is cut.
    const isFirst = look.ordinal === 0;
    mesh
      .push()
      .object()
      .at(isFirst ? -0.3 : 0, 0.36, isFirst ? 0.16 : 0)
      .rotX(-0.2)
      .rotZ(0.15)
      .rotY(random() * tau);
    paintedLathe(mesh, outline(1), {
      colour: (turn, share) => peelColour(peel, turn, share),
      bulge: peelPits,
      material: materials.gloss,
      segments: 130,
      rows: 76,
    });
    mesh.pop();
    mesh
      .push()
      .at(isFirst ? -0.3 : 0, 0.36, isFirst ? 0.16 : 0)
      .rotX(-0.2)
      .rotZ(0.15);
    for (let i = 0; i < 5; i++) {
      const a = (i / 5) * tau;
      mesh.ball(Math.cos(a) * 0.035, 0.335, Math.sin(a) * 0.035, 0.026, 0.014, 0.02, '#5f7a2c', materials.plain, 10);
    }
    mesh.cyl(0, 0.33, 0, 0.018, 0.022, 0.05, '#6a6a34', materials.bark, 10);
    mesh.push().at(0, 0.36, 0).rotY(-0.35).rotZ(0.3);
    fruitLeaf(mesh, { long: 0.48, half: 0.12, bend: 1.2 });
    mesh.pop().pop();
    if (!isFirst) return;
    mesh.push().at(0.42, 0.3, -0.2).rotY(0.25).rotX(-1.12);
    citrusHalf(mesh, {
      radius,
      segments: 10,
      peel,
      flesh: readColour(look.colour ?? '#f08a18'),
      profile: outline(0.5),
    });
    mesh.pop();
  },
};
