import { buildPerson } from '../../shapes/person.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

/** Where the hand is that holds it, metres. */
const grip = [0.24, 1.26, -0.22] as const;

export const umbrella: Concept = {
  id: 'umbrella',
  words: {
    en: 'umbrella/parasol',
    de: 'regenschirm/schirm',
    es: 'paraguas',
    fr: 'parapluie',
    zh: '雨伞/伞',
    ja: '傘',
    ar: 'مظلة',
    emoji: '☂/☔/🌂',
  },
  size: { width: 1.9, height: 2.4 },
  lives: ['street', 'beach', 'hills'],
  stands: 'ground',
  moves: 'walks',
  turn: 0.42,
  sway: 0.3,
  mirrors: true,
  build(mesh, random, look) {
    const colour = look.colour ?? '#c8322c';
    if (look.shared) {
      mesh.push().at(0.32, 0, 0);
      buildPerson(mesh, random, { coat: '#7a3040', hair: 'long', wears: 'dress', posture: 'walks' });
      mesh.pop().push().at(-0.28, 0, 0);
      buildPerson(mesh, random, { coat: '#2f3f55', wears: 'coat', grip, hair: 'short' });
      // One canopy over the two of them.
      mesh.pop().at(-0.27, 0, 0).scale(1.22, 1, 1.22);
    } else buildPerson(mesh, random, { coat: '#2f3f55', wears: 'coat', grip, hair: 'long' });
    mesh.tube([grip, [0.2, 2.4, -0.1]], [0.016], '#3a2a20');
    mesh
      .push()
      .at(0.2, 2.06, -0.1)
      .lathe(
        [
          [0.86, 0],
          [0.82, 0.1],
          [0.7, 0.22],
          [0.5, 0.34],
          [0.26, 0.42],
          [0.03, 0.45],
          [0.012, 0.56],
        ],
        16,
        colour,
        materials.cloth,
      )
      .pop();
  },
};
