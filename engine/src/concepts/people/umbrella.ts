import { buildPerson } from '../../shapes/person.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

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
  turn: Math.PI,
  build(mesh, random, look) {
    const colour = look.colour ?? '#c8322c';
    buildPerson(mesh, random, { coat: '#2f3f55', raised: true, hair: 'long' });
    mesh.tube(
      [
        [0.27, 1.4, -0.2],
        [0.2, 2.4, -0.1],
      ],
      [0.016],
      '#3a2a20',
    );
    mesh
      .push()
      .at(0.2, 2.06, -0.1)
      .lathe(
        [
          [0.85, 0],
          [0.72, 0.18],
          [0.42, 0.33],
          [0.02, 0.41],
        ],
        10,
        colour,
        materials.cloth,
      )
      .pop();
  },
};
