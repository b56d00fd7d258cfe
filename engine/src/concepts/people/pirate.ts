import { gripOf } from '../../body/grip-of.ts';
import { wearEyePatch, wearTricorn } from '../../shapes/hats.ts';
import { hangCloth } from '../../shapes/garments.ts';
import { buildPerson } from '../../shapes/person.ts';
import { buildSabre } from '../../shapes/sabre.ts';
import { pairs } from '../../shapes/points.ts';
import { pushGrip } from '../../shapes/take-hold.ts';
import { materials } from '../../solid/materials.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';
import { portraitOf } from '../portrait-of.ts';

const red = '#7a2226';

function wear(mesh: Mesh): void {
  wearTricorn(mesh, '#221b1e');
  wearEyePatch(mesh);
}

export const pirate: Concept = {
  id: 'pirate',
  words: {
    en: 'pirate/buccaneer/pirate captain/corsair',
    de: 'pirat/piraten/seeräuber/freibeuter',
    es: 'pirata/corsario',
    fr: 'pirate/corsaire',
    zh: '海盗',
    ja: '海賊',
    ar: 'قرصان',
    emoji: '',
  },
  size: { width: 1, height: 1.95 },
  lives: ['beach', 'harbour', 'street', 'hills'],
  has: ['sword', 'sabre', 'hat', 'eye patch'],
  stands: 'ground',
  moves: 'walks',
  turn: 0.42,
  sway: 0.3,
  mirrors: true,
  portrait: portraitOf({ kind: 'man', beard: true, wears: 'coat', style: 'long', hat: wear, isHatLow: true }, red),
  build(mesh, random, look) {
    const coat = look.colour ?? red;
    const traits = look.traits;
    const pose = buildPerson(mesh, random, {
      coat,
      legs: '#2b2a30',
      hair: 'long',
      wears: 'coat',
      kind: 'man',
      beard: true,
      hat: wear,
      traits,
      posture: 'stands',
      holds: [{ hand: 'right', at: [0.38, 1.12, -0.32], rod: [0.4, 0.9, -0.22] }],
    });
    // The skirts of the coat, a sash, and a belt with its buckle.
    hangCloth(mesh, pairs([0.19, 0.98, 0.225, 0.8, 0.26, 0.55]), { colour: coat, folds: 7, depth: 0.05, flat: 0.8 });
    mesh.push().scale(1, 1, 0.8);
    mesh.cyl(0, 1, 0, 0.178, 0.176, 0.07, '#c8a24a', materials.cloth, 26);
    mesh.cyl(0, 0.99, 0, 0.186, 0.186, 0.04, '#2a1a12', materials.gloss, 26);
    mesh.pop();
    mesh.box(0, 0.982, -0.152, 0.06, 0.056, 0.012, '#d8a83a', materials.metal);
    // The sabre in his hand.
    pushGrip(mesh, gripOf(pose, 1), -0.5);
    buildSabre(mesh);
    mesh.pop();
  },
};
