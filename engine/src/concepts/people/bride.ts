import { gripOf } from '../../body/grip-of.ts';
import { pick } from '../../shapes/chance.ts';
import { headOf } from '../../shapes/figure.ts';
import { inHair } from '../../shapes/human-head.ts';
import { buildPerson } from '../../shapes/person.ts';
import type { PersonLook } from '../../shapes/person.ts';
import type { Stance } from '../../shapes/stance.ts';
import { buildPosy } from '../../shapes/posy.ts';
import { pushGrip } from '../../shapes/take-hold.ts';
import { wearVeil } from '../../shapes/veil.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Random } from '../../raster/random.ts';
import type { Colour, Mesh } from '../../solid/mesh.ts';
import type { Concept, Look } from '../concept.ts';
import { onNeck } from '../carried.ts';
import { holdOf } from '../holding.ts';
import { roseKind } from '../flowers/rose.ts';

/** Both hands before her, closed around the bouquet. */
const stance: Stance = {
  tilt: [0.03, -0.02],
  gaze: [-0.24, 0.03],
  wrists: [
    [-0.16, 1.08, -0.22],
    [0.2, 1.1, -0.24],
  ],
  elbowsTo: [
    [-0.8, -0.6, 0.5],
    [0.8, -0.6, 0.5],
  ],
  ankles: [
    [-0.09, 0.09, 0.02],
    [0.1, 0.09, -0.03],
  ],
  hands: 'fists',
};

export const bride: Concept = {
  id: 'bride',
  words: {
    en: 'bride',
    de: 'braut/bräute',
    es: 'novia',
    fr: 'mariée/jeune mariée',
    zh: '新娘',
    ja: '花嫁',
    ar: 'عروس/عروسة',
    emoji: '👰/👰‍♀️',
  },
  size: { width: 1.9, height: 1.85 },
  lives: ['cottage garden', 'hills', 'beach', 'cathedral'],
  has: ['veil'],
  stands: 'ground',
  moves: 'still',
  turn: 0.4,
  sway: 0.15,
  mirrors: true,
  build: (mesh, random, look) => {
    buildBride(mesh, random, look, holdOf('bouquet'));
  },
};

/** A bride in her gown, whose hands hold what is said. */
export function buildBride(
  mesh: Mesh,
  random: Random,
  look: Look,
  held: Pick<PersonLook, 'holds' | 'gesture' | 'glad' | 'attends'> = {},
  posyIn: 'both' | 'right' = 'both',
): void {
  const isCarried = look.holding === onNeck;
  const gown = look.colour ?? '#f6f1e8';
  const hair = pick(random, ['brown hair', 'brown hair', 'black hair', 'blond hair'] as const);
  const pose = buildPerson(mesh, random, {
    kind: 'woman',
    wears: 'gown',
    coat: gown,
    traits: [...(look.traits ?? []), ...(look.traits?.some((trait) => trait.endsWith('hair')) ? [] : [hair])],
    hair: 'bun',
    // Who is carried sits in the arms of who does, without a train and a veil, which would hang as she leans.
    ...(isCarried ? { seated: true, ...holdOf(onNeck) } : { stance, ...held }),
  });
  mesh.push().object();
  const at = headOf(pose);

  // A tiara, and a veil through which the hair shows.
  inHair(mesh, pose, wearTiara);
  if (!isCarried) {
    layTrain(mesh, gown);
    wearVeil(mesh, at(0, 0.085, 0.085), readColour(gown), readColour('#5f3f28'));
  }
  // The bouquet: roses and leaves in her hands, where no other one was said.
  if (look.holding === undefined) {
    // With one hand it is held by its stems.
    pushGrip(mesh, gripOf(pose, posyIn === 'both' ? -1 : 1))
      .at(0, posyIn === 'both' ? 0.02 : 0.09, 0)
      .scale(0.1);
    buildPosy(mesh, random, roseKind.head);
    mesh.pop();
  }
  mesh.pop();
}

/** The train of the gown, which lies on the ground behind her. */
function layTrain(mesh: Mesh, gown: Colour): void {
  mesh.sheet(
    (u, v): Vec3 => {
      const x = (v - 0.5) * 2;
      const wide = 0.16 + 0.46 * u ** 0.8;
      const back = 0.13 + 0.2 * u + 1.0 * Math.max(0, u - 0.3) ** 1.25 * (1 - 0.3 * x * x);
      const fold = Math.sin(x * 9) * 0.03 * u;
      return [
        x * wide,
        0.02 + 1.02 * Math.max(0, 1 - u / 0.62) ** 1.35 + Math.abs(fold) * 0.7,
        back + fold - 0.1 * x * x * (1 - u),
      ];
    },
    26,
    44,
    (u, v) => (u > 0.93 || Math.abs(v - 0.5) > 0.475 ? '#ffffff' : gown),
    materials.cloth,
  );
}

function wearTiara(mesh: Mesh): void {
  mesh.push().at(0, 0.095, 0.01);
  mesh.tube(
    Array.from({ length: 21 }, (_, i): Vec3 => {
      const a = -1.9 + (i / 20) * 3.8;
      return [Math.sin(a) * 0.082, 0.012 * Math.cos(a * 9), -Math.cos(a) * 0.075];
    }),
    [0.008],
    '#e8dcb8',
    materials.metal,
    6,
  );
  for (let i = 0; i < 9; i++) {
    const a = -1.6 + i * 0.4;
    mesh.ball(Math.sin(a) * 0.083, 0.016, -Math.cos(a) * 0.076, 0.011, 0.015, 0.011, '#ffffff', materials.gloss, 8);
  }
  mesh.pop();
}
