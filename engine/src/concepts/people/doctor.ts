import { pick } from '../../shapes/chance.ts';
import { buildClipboard } from '../../shapes/clipboard.ts';
import { gripOf } from '../../body/grip-of.ts';
import { buildPerson } from '../../shapes/person.ts';
import type { Stance } from '../../shapes/stance.ts';
import { hangStethoscope } from '../../shapes/stethoscope.ts';
import type { Concept } from '../concept.ts';
import { portraitOf } from '../portrait-of.ts';

/** A board with papers in the left arm, the right hand at the stethoscope. */
const stance: Stance = {
  tilt: [0.03, -0.02],
  gaze: [-0.22, 0.02],
  wrists: [
    [-0.2, 1.08, -0.22],
    [0.17, 1.22, -0.22],
  ],
  elbowsTo: [
    [-0.7, -0.6, 0.6],
    [0.8, -0.7, 0.5],
  ],
  ankles: [
    [-0.11, 0.09, 0.02],
    [0.12, 0.09, -0.04],
  ],
  hands: 'fists',
};

export const doctor: Concept = {
  id: 'doctor',
  words: {
    en: 'doctor/physician/surgeon',
    de: 'arzt/ärztin/ärzte/ärztinnen/doktor/chirurg',
    es: 'médico/médica/doctor/doctora/cirujano/cirujana',
    fr: 'médecin/docteur/chirurgien',
    zh: '医生/大夫',
    ja: '医者/お医者さん/医師',
    ar: 'طبيب/طبيبة',
    emoji: '👨‍⚕️/👩‍⚕️/🧑‍⚕️',
  },
  size: { width: 0.95, height: 1.85 },
  lives: ['hospital room', 'office', 'street'],
  has: ['stethoscope'],
  stands: 'ground',
  moves: 'still',
  turn: 0.36,
  sway: 0.25,
  mirrors: true,
  isEither: true,
  portrait: { ...portraitOf({ kind: 'woman', wears: 'coat', style: 'tail' }, '#efeeea'), isAskedOnly: true },
  build(mesh, random, look) {
    const scrubs = look.colour ?? pick(random, ['#5b8792', '#4d6c92', '#6c8f88']);
    const byChance = pick(random, ['woman', 'man'] as const);
    const kind = look.gender ?? byChance;
    const pose = buildPerson(mesh, random, {
      kind,
      wears: 'coat',
      coat: '#efeeea',
      under: scrubs,
      legs: scrubs,
      hair: kind === 'man' ? 'short' : pick(random, ['bun', 'tail', 'bob'] as const),
      traits: look.traits,
      stance,
    });
    mesh.push().object();
    hangStethoscope(mesh, gripOf(pose, 1).at);
    mesh.push().at(-0.235, 1.03, -0.29).rotY(0.5).rotX(-0.28).rotZ(0.08);
    buildClipboard(mesh);
    mesh.pop().pop();
  },
};
