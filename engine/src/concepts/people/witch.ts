import { gripOf } from '../../body/grip-of.ts';
import { wearPointedHat } from '../../shapes/hats.ts';
import { buildPerson } from '../../shapes/person.ts';
import { pushGrip } from '../../shapes/take-hold.ts';
import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';
import { portraitOf } from '../portrait-of.ts';

const black = '#2b2430';
/** How high the hand holds the broom, metres. */
const gripHeight = 1.2;

export const witch: Concept = {
  id: 'witch',
  words: {
    en: 'witch/enchantress/sorceress',
    de: 'hexe/zauberin',
    es: 'bruja/hechicera',
    fr: 'sorcière/enchanteresse',
    zh: '女巫',
    ja: '魔女',
    ar: 'ساحرة',
    emoji: '🧙‍♀️',
  },
  size: { width: 1.3, height: 2.1 },
  lives: ['forest', 'hills', 'swamp'],
  has: ['pointed hat', 'hat', 'broom'],
  stands: 'ground',
  moves: 'walks',
  turn: 0.42,
  sway: 0.3,
  mirrors: true,
  portrait: portraitOf(
    { kind: 'woman', style: 'long', hat: (mesh, coat) => wearPointedHat(mesh, coat, '#6a3f8a') },
    black,
  ),
  build(mesh, random, look) {
    const gown = look.colour ?? black;
    const hat = (m: typeof mesh): void => wearPointedHat(m, gown, '#6a3f8a');
    const pose = buildPerson(mesh, random, {
      coat: gown,
      wears: 'gown',
      hair: 'long',
      posture: 'stands',
      holds: [{ hand: 'right', at: [0.36, gripHeight, -0.3], rod: [-0.06, 1, 0.02] }],
      hat,
      traits: look.traits,
    });
    // A broom in the hand that is raised: a stick, and twigs that are bound around its lower end.
    pushGrip(mesh, gripOf(pose, 1)).tube(
      [
        [0, 0.5 - gripHeight, 0],
        [0, 0.86, 0],
      ],
      [0.017, 0.014],
      '#6b4a2c',
      materials.bark,
      8,
    );
    for (let i = 0; i < 90; i++) {
      const a = i * 2.39996;
      const out = 0.02 + 0.085 * Math.sqrt(random());
      const at = (share: number): Vec3 => [
        Math.cos(a) * (0.012 + out * share),
        0.56 - gripHeight - 0.52 * share,
        Math.sin(a) * (0.012 + out * share),
      ];
      mesh.tube([at(0), at(0.4), at(0.9 + random() * 0.1)], [0.007, 0.006, 0.002], '#a87c40', materials.bark, 4);
    }
    mesh.cyl(0, 0.47 - gripHeight, 0, 0.034, 0.03, 0.045, '#4a3020', materials.cloth, 14).pop();
  },
};
