import { partsOf } from '../../shapes/figure.ts';
import { wearErmine } from '../../shapes/ermine.ts';
import { onHead } from '../../shapes/human-head.ts';
import { wearMantle } from '../../shapes/mantle.ts';
import { buildPerson } from '../../shapes/person.ts';
import { buildRoyalCrown } from '../../shapes/royal-crown.ts';
import type { Concept } from '../concept.ts';
import { holdOf } from '../holding.ts';
import { portraitOf } from '../portrait-of.ts';

const crimson = '#a8202c';

export const king: Concept = {
  id: 'king',
  words: {
    en: 'king/prince/emperor',
    de: 'könig/prinz/kaiser',
    es: 'rey/príncipe',
    fr: 'roi/prince',
    zh: '国王/王子/皇帝',
    ja: '王様/王子/国王',
    ar: 'ملك/أمير',
    emoji: '🤴',
  },
  size: { width: 1.2, height: 2 },
  lives: ['hills', 'street', 'forest'],
  holds: true,
  has: ['crown', 'cape'],
  stands: 'ground',
  moves: 'walks',
  turn: 0.42,
  sway: 0.3,
  mirrors: true,
  portrait: portraitOf({ kind: 'man', beard: true, fur: true, crown: { points: 6, tall: 0.1 } }, crimson),
  build(mesh, random, look) {
    const cloth = look.colour ?? crimson;
    const pose = buildPerson(mesh, random, {
      coat: '#c8a24a',
      hair: 'short',
      wears: 'robe',
      posture: 'stands',
      ...(look.holding !== undefined && holdOf(look.holding)),
      beard: true,
      traits: look.traits,
    });
    const wearer = { pose, parts: partsOf(pose), detail: 1, seed: Math.floor(random() * 100) };
    mesh.push().object();
    wearMantle(mesh, wearer, { colour: cloth, lining: '#d6cfc0', hem: 0.03 });
    wearErmine(mesh, wearer);
    onHead(mesh, pose, (m) => {
      m.push().at(0, 0.074, 0.016).rotX(-0.12).scale(0.9, 0.8, 0.9);
      buildRoyalCrown(m, { points: 6, tall: 0.1 });
      m.pop();
    });
    mesh.pop();
  },
};
