import { wearEyePatch, wearTricorn } from '../../shapes/hats.ts';
import { hangCloth } from '../../shapes/garments.ts';
import { buildPerson } from '../../shapes/person.ts';
import { pairs } from '../../shapes/points.ts';
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
  stands: 'ground',
  moves: 'walks',
  turn: 0.42,
  sway: 0.3,
  mirrors: true,
  portrait: portraitOf({ kind: 'man', beard: true, style: 'long', hat: wear }, red),
  build(mesh, random, look) {
    const coat = look.colour ?? red;
    const traits = look.traits;
    buildPerson(mesh, random, {
      coat,
      legs: '#2b2a30',
      hair: 'long',
      wears: 'coat',
      kind: 'man',
      beard: true,
      hat: wear,
      traits,
    });
    // The skirts of the coat, a sash, a belt with its buckle, and a sabre at the side.
    hangCloth(mesh, pairs([0.19, 0.98, 0.225, 0.8, 0.26, 0.55]), { colour: coat, folds: 7, depth: 0.05, flat: 0.8 });
    mesh.push().scale(1, 1, 0.8);
    mesh.cyl(0, 1, 0, 0.178, 0.176, 0.07, '#c8a24a', materials.cloth, 26);
    mesh.cyl(0, 0.99, 0, 0.186, 0.186, 0.04, '#2a1a12', materials.gloss, 26);
    mesh.pop();
    mesh.box(0, 0.982, -0.152, 0.06, 0.056, 0.012, '#d8a83a', materials.metal);
    mesh.tube(
      [
        [0.21, 0.98, -0.1],
        [0.25, 0.7, 0.1],
        [0.29, 0.45, 0.36],
      ],
      [0.02, 0.018, 0.008],
      '#b8bcc4',
      materials.metal,
      8,
    );
    mesh.ball(0.205, 1.02, -0.13, 0.045, 0.03, 0.06, '#d8a83a', materials.metal, 14);
  },
};
