import { mixRgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { pairs } from '../../shapes/points.ts';
import { hoop, rod } from '../../shapes/rings.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { paintedLathe } from '../../shapes/painted-lathe.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

const dough = readColour('#efe4cc');

/** A dumpling about the origin, gathered into pleats that wind up to its top. */
function dumpling(mesh: Mesh, place: number): void {
  paintedLathe(
    mesh,
    smoothProfile(
      pairs([0, 0, 0.26, 0.01, 0.37, 0.1, 0.38, 0.2, 0.28, 0.34, 0.14, 0.42, 0.08, 0.48, 0.09, 0.53, 0, 0.52]),
    ),
    {
      colour: (turn, share) =>
        mixRgb(
          mixRgb(dough, [0.96, 0.92, 0.86], 0.4 * fbm(Math.cos(turn * tau) * 3 + place, share * 5, 2)),
          [0.5, 0.36, 0.2],
          smooth(0.2, -0.9, Math.cos((turn + share * 0.3) * tau * 14)) * smooth(0.3, 0.6, share) * 0.22,
        ),
      material: materials.wet,
      segments: 130,
      rows: 50,
      bulge: (turn, share) => 1 + 0.09 * Math.cos((turn + share * 0.3) * tau * 14) * smooth(0.25, 0.7, share),
    },
  );
}

export const dumplings: Concept = {
  id: 'dumplings',
  words: {
    en: 'dumplings/dumpling/dim sum/gyoza/steamed buns/bao/bao buns/steamed dumplings/xiaolongbao',
    de: 'teigtaschen/dim sum/dampfnudeln/gyoza',
    es: 'dumplings/empanadillas chinas/gyozas',
    fr: 'raviolis chinois/raviolis vapeur/gyozas',
    zh: '饺子/包子/小笼包/点心',
    ja: '餃子/小籠包/点心',
    ar: 'زلابية/دمبلنغ',
    emoji: '🥟',
  },
  size: { width: 3.1, height: 1.5 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  sway: 0.15,
  plural: 1,
  build(mesh, random) {
    const [bamboo, dark] = [readColour('#c89a54'), readColour('#8a6230')];
    const basket = (y: number): void => {
      mesh.push().at(0, y, 0);
      paintedLathe(mesh, pairs([1.16, 0, 1.2, 0.04, 1.2, 0.5, 1.14, 0.52, 1.1, 0.5, 1.1, 0.1]), {
        colour: (turn, share) =>
          mixRgb(bamboo, dark, (share < 0.2 || (turn * 46) % 1 < 0.06 ? 0.5 : 0) + 0.2 * fbm(turn * 60, share * 3, 2)),
        material: materials.gloss,
        segments: 184,
        rows: 12,
      });
      for (const up of [0.06, 0.44]) hoop(mesh, up, 1.215, 0.03, '#a87838', materials.gloss);
      for (let i = -7; i <= 7; i++) {
        const half = Math.sqrt(Math.max(0, 1.1 ** 2 - (i * 0.15) ** 2));
        mesh.box(0, 0.16, i * 0.15, half * 2, 0.02, 0.11, '#d8b478', materials.planks);
      }
      mesh.pop();
    };
    basket(0);
    basket(0.52);
    const place = random() * 20;
    for (const [i, [x, z]] of pairs([
      0, 0, 0.7, 0, -0.7, 0, 0.35, 0.6, -0.35, 0.6, 0.35, -0.6, -0.35, -0.6,
    ]).entries()) {
      mesh
        .push()
        .at(x, 0.82, z)
        .rotY(i * 0.9)
        .scale(0.94, 1.06, 0.94);
      dumpling(mesh, place + i * 3);
      mesh.pop();
    }
    for (let i = 0; i < 16; i++) {
      const [a, r] = [i * 2.4, 0.2 + random() * 0.6];
      mesh
        .push()
        .at(Math.cos(a) * r, 1.32 - r * 0.08, Math.sin(a) * r * 0.9)
        .rotX(random())
        .rotZ(random());
      hoop(mesh, 0, 0.035, 0.013, '#5aa03a', materials.gloss);
      mesh.pop();
    }
    // A dish of soy sauce and a pair of chopsticks beside it.
    mesh.push().at(1.5, 0, -0.72);
    mesh.lathe(
      smoothProfile(pairs([0.2, 0, 0.22, 0.03, 0.38, 0.13, 0.4, 0.15, 0.36, 0.14, 0.2, 0.05, 0, 0.05])),
      40,
      '#24406a',
      materials.gloss,
    );
    mesh.cyl(0, 0.07, 0, 0.3, 0.3, 0.01, '#1c0d06', materials.gloss, 32).pop();
    for (const z of [0, 0.12])
      rod(mesh, [-1.4, 0.05, -0.98 + z], [0.5, 0.06, -1.12 + z * 1.2], 0.032, '#5a2418', materials.gloss);
  },
};
