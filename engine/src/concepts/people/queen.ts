import { buildPerson } from '../../shapes/person.ts';
import { buildRoyalCrown } from '../../shapes/royal-crown.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';
import { portraitOf } from '../portrait-of.ts';

export const queen: Concept = {
  id: 'queen',
  words: {
    en: 'queen/princess/empress',
    de: 'königin/prinzessin/kaiserin',
    es: 'reina/princesa',
    fr: 'reine/princesse',
    zh: '女王/公主/皇后',
    ja: '女王/お姫様/王女/プリンセス',
    ar: 'ملكة/أميرة',
    emoji: '👸',
  },
  size: { width: 1.2, height: 2 },
  lives: ['hills', 'garden', 'forest', 'street'],
  stands: 'ground',
  moves: 'walks',
  turn: 0.42,
  sway: 0.3,
  mirrors: true,
  portrait: portraitOf({ kind: 'woman', crown: { points: 8, tall: 0.075 } }, '#b8487c'),
  build(mesh, random, look) {
    const gown = look.colour ?? '#b8487c';
    buildPerson(mesh, random, { coat: gown, wears: 'gown', hair: 'long', posture: 'stands', traits: look.traits });
    // A gown to the ground that spreads into a train, with a golden hem and sash.
    mesh.lathe(
      [
        [0.15, 1.1],
        [0.2, 0.94],
        [0.36, 0.6],
        [0.52, 0.2],
        [0.58, 0.02],
      ],
      30,
      gown,
      materials.cloth,
    );
    mesh.lathe(
      [
        [0.565, 0.075],
        [0.588, 0.02],
      ],
      30,
      '#e0ac38',
      materials.cloth,
    );
    mesh.cyl(0, 1.06, 0, 0.158, 0.15, 0.05, '#e0ac38', materials.cloth, 22);
    mesh.push().at(0, 1.755, 0.01);
    buildRoyalCrown(mesh, { points: 8, tall: 0.08 });
    mesh.pop();
  },
};
