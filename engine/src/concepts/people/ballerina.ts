import type { Random } from '../../raster/random.ts';
import { pick } from '../../shapes/chance.ts';
import { buildPerson } from '../../shapes/person.ts';
import type { Stance } from '../../shapes/stance.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

type Arms = Pick<Stance, 'wrists' | 'elbowsTo' | 'thumbs'>;
/** Where an ankle is, and where the knee over it points. */
type Leg = readonly [ankle: Vec3, knee: Vec3];

/** Arms as a ring over the head, and one ahead with the other aside. */
const arms: readonly [Arms, Arms] = [
  {
    wrists: [
      [-0.1, 1.9, -0.2],
      [0.1, 1.9, -0.2],
    ],
    elbowsTo: [
      [-1, 0.1, 0.1],
      [1, 0.1, 0.1],
    ],
    thumbs: [
      [0.6, 0.2, -1],
      [-0.6, 0.2, -1],
    ],
  },
  {
    wrists: [
      [-0.1, 1.9, -0.2],
      [0.6, 1.5, -0.24],
    ],
    elbowsTo: [
      [-1, 0.1, 0.1],
      [0.2, 0.4, 1],
    ],
    thumbs: [
      [0.4, 0, -1],
      [-0.2, 0.8, -0.6],
    ],
  },
];

/** The free leg stretched out behind and aside, below the tutu, or its foot at the knee of the leg that she stands on. */
const legs: readonly [Leg, Leg] = [
  [
    [0.6, 0.6, 0.5],
    [0.6, 0.3, -0.4],
  ],
  [
    [0.03, 0.66, -0.1],
    [1, 0.1, -0.5],
  ],
];

/** On the toes of the left foot. */
function onToes(random: Random): Stance {
  const [ankle, knee] = pick(random, legs);
  return {
    pelvis: [0, 1.02, 0],
    chest: [-0.02, 1.5, 0],
    head: [-0.03, 1.76, -0.02],
    tilt: [-0.06, 0.05],
    gaze: [-0.25, -0.06],
    ankles: [[-0.03, 0.2, 0.01], ankle],
    kneesTo: [[-0.1, 0, -1], knee],
    toes: [0.15, 0.3],
    soles: [1.25, 1.2],
    hands: 'open',
    ...pick(random, arms),
  };
}

export const ballerina: Concept = {
  id: 'ballerina',
  words: {
    en: 'ballerina/ballet dancer',
    de: 'ballerina/balletttänzerin/balletttänzer',
    es: 'bailarina/bailarín',
    fr: 'ballerine/danseuse étoile/danseur étoile',
    zh: '芭蕾舞者',
    ja: 'バレリーナ',
    ar: 'راقصة باليه',
    emoji: '🩰',
  },
  size: { width: 1.5, height: 2.1 },
  lives: ['parlour', 'hills', 'street'],
  stands: 'ground',
  moves: 'still',
  turn: 0.42,
  sway: 0.25,
  mirrors: true,
  build(mesh, random, look) {
    buildPerson(mesh, random, {
      kind: 'woman',
      wears: 'tutu',
      coat: look.colour ?? pick(random, ['#f2b8c8', '#f4f0ea', '#b8d0ee']),
      hair: 'bun',
      traits: look.traits,
      stance: onToes(random),
    });
  },
};
