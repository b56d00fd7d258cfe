import { buildPerson } from '../../shapes/person.ts';
import { buildRoyalCrown } from '../../shapes/royal-crown.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';
import { portraitOf } from '../portrait-of.ts';

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
  stands: 'ground',
  moves: 'walks',
  turn: 0.42,
  sway: 0.3,
  mirrors: true,
  portrait: portraitOf({ kind: 'man', beard: true, fur: true, crown: { points: 6, tall: 0.1 } }, '#8a1a2a'),
  build(mesh, random, look) {
    const cape = look.colour ?? '#8a1a2a';
    buildPerson(mesh, random, { coat: '#2f3a5a', hair: 'short', wears: 'coat', posture: 'stands', legs: '#2a2430' });
    // A cape from the shoulders to the ground, wider below, and white fur around the neck and along its hem.
    mesh.sheet(
      (u, v) => {
        const a = (u - 0.5) * (2.5 + v * 0.5);
        const reach = 0.2 + v * 0.34 + 0.02 * Math.sin(u * 26) * v;
        return [Math.sin(a) * reach, 1.47 - v * 1.45, Math.cos(a) * reach * 0.8 + 0.02];
      },
      30,
      12,
      () => cape,
      materials.cloth,
    );
    mesh.sheet(
      (u, v) => {
        const a = (u - 0.5) * 3;
        const reach = 0.552 + 0.02 * Math.sin(u * 26);
        return [Math.sin(a) * reach, 0.1 - v * 0.09, Math.cos(a) * reach * 0.8 + 0.02];
      },
      30,
      2,
      () => '#f2ede2',
      materials.cloth,
    );
    mesh.tube(
      Array.from({ length: 15 }, (_, i) => {
        const a = (i / 14 - 0.5) * 4.4;
        return [Math.sin(a) * 0.2, 1.49 - 0.05 * Math.cos(a), Math.cos(a) * 0.15 + 0.01] as const;
      }),
      [0.06],
      '#f2ede2',
      materials.cloth,
      8,
    );
    mesh.push().at(0, 1.765, 0.01);
    buildRoyalCrown(mesh, { points: 6, tall: 0.11 });
    mesh.pop();
  },
};
