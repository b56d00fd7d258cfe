import { wearApron } from '../../shapes/apron.ts';
import { pick } from '../../shapes/chance.ts';
import { gripOf } from '../../body/grip-of.ts';
import { buildFryingPan } from '../../shapes/frying-pan.ts';
import { wearChefHat } from '../../shapes/hats.ts';
import { buildKitchenCounter } from '../../shapes/kitchen-counter.ts';
import { buildPerson } from '../../shapes/person.ts';
import type { Stance } from '../../shapes/stance.ts';
import type { Concept } from '../concept.ts';
import { standCounter } from '../counters.ts';
import { portraitOf } from '../portrait-of.ts';

/** He holds a pan out with the right hand and looks at it. */
const stance: Stance = {
  pelvis: [0.03, 0.945, 0],
  tilt: [-0.07, 0.05],
  gaze: [-0.3, 0.16],
  twist: -0.1,
  wrists: [
    [-0.24, 1.0, -0.08],
    [0.3, 1.12, -0.26],
  ],
  elbowsTo: [
    [-1, 0, 0.8],
    [0.8, -1, 0.6],
  ],
  ankles: [
    [-0.12, 0.09, 0.02],
    [0.13, 0.09, -0.03],
  ],
  hands: 'fists',
  bulk: 1.06,
};

/** Both hands at what is made on a counter before him, and the eyes on it. */
const atWork: Partial<Stance> = {
  wrists: [
    [-0.13, 1.08, -0.46],
    [0.15, 1.09, -0.46],
  ],
  chest: [0, 1.41, -0.06],
  head: [0, 1.665, -0.1],
  gaze: [0, 0.24],
};

export const chef: Concept = {
  id: 'chef',
  words: {
    en: 'chef/cook/baker',
    de: 'koch/köchin/köche/bäcker/bäckerin',
    es: 'cocinero/cocinera/panadero',
    fr: 'cuisinier/cuisinière/boulanger/chef cuisinier',
    zh: '厨师/面包师',
    ja: '料理人/シェフ/コック/パン屋さん',
    ar: 'طباخ/طاه/خباز',
    emoji: '👨‍🍳/👩‍🍳/🧑‍🍳',
  },
  size: { width: 1.9, height: 2.15 },
  lives: ['kitchen', 'parlour', 'market', 'street'],
  has: ['hat', 'pan', 'apron'],
  acts: ['serves'],
  stands: 'ground',
  moves: 'still',
  turn: 0.36,
  sway: 0.2,
  mirrors: true,
  portrait: {
    ...portraitOf({ kind: 'man', wears: 'shirt', hat: (mesh) => wearChefHat(mesh, '#f2efe8') }, '#f2efe8'),
    isAskedOnly: true,
  },
  build(mesh, random, look) {
    const serves = look.act === 'serves';
    const white = look.colour ?? '#f2efe8';
    const scarf = pick(random, ['#c8302a', '#2f5a8a', '#d89a2a']);
    const pose = buildPerson(mesh, random, {
      kind: 'man',
      wears: 'shirt',
      coat: white,
      legs: '#3c4254',
      traits: look.traits,
      hat: (m) => wearChefHat(m, white),
      ...(serves ? { posture: 'serves', gesture: atWork } : { stance }),
    });
    mesh.push().object();
    wearApron(mesh, { cloth: '#dcd8ce', trim: scarf });
    if (serves) {
      standCounter(mesh, random, look.counter ?? 'kitchen');
      mesh.pop();
      return;
    }
    const [gx, gy, gz] = gripOf(pose, 1).at;
    mesh.push().at(gx, gy, gz).rotY(0.15).rotX(0.02);
    buildFryingPan(mesh);
    mesh.pop();
    // Behind him the counter with a board, a pot and what is to be cooked.
    mesh.push().at(-0.1, 0, 0.68).rotY(Math.PI);
    buildKitchenCounter(mesh);
    mesh.pop().pop();
  },
};
