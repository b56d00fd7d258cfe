import { pick } from '../../shapes/chance.ts';
import { onHead } from '../../shapes/human-head.ts';
import { buildPerson } from '../../shapes/person.ts';
import { buildRoyalCrown } from '../../shapes/royal-crown.ts';
import type { Concept } from '../concept.ts';
import { holdOf } from '../holding.ts';
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
  holds: true,
  has: ['crown'],
  stands: 'ground',
  moves: 'walks',
  turn: 0.42,
  sway: 0.3,
  mirrors: true,
  portrait: portraitOf({ kind: 'woman', crown: { points: 8, tall: 0.075 } }, '#b8487c'),
  build(mesh, random, look) {
    const gown = look.colour ?? '#b8487c';
    const pose = buildPerson(mesh, random, {
      coat: gown,
      wears: 'gown',
      trim: '#c8982e',
      kind: 'woman',
      hair: pick(random, ['long', 'back', 'bun']),
      posture: 'stands',
      ...(look.holding !== undefined && holdOf(look.holding)),
      traits: look.traits,
    });
    onHead(mesh, pose, (m) => {
      m.push().at(0, 0.08, 0.016).rotX(-0.14).scale(0.86, 0.8, 0.86);
      buildRoyalCrown(m, { points: 8, tall: 0.075 });
      m.pop();
    });
  },
};
