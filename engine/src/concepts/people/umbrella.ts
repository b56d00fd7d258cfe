import { buildPerson } from '../../shapes/person.ts';
import type { Hold } from '../../shapes/take-hold.ts';
import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** Where the hand is that holds it, metres. */
const grip = [0.21, 1.2, -0.3] as const;
/** Where its stick ends, metres. */
const top = [0.2, 2.4, -0.1] as const;
const holds = [
  { hand: 'right', at: grip, rod: [top[0] - grip[0], top[1] - grip[1], top[2] - grip[2]] },
] as const satisfies readonly Hold[];

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
      buildPerson(mesh, random, { coat: '#2f3f55', wears: 'coat', posture: 'stands', holds, hair: 'short' });
      // One canopy over the two of them.
      mesh.pop().at(-0.27, 0, 0).scale(1.22, 1, 1.22);
    } else buildPerson(mesh, random, { coat: '#2f3f55', wears: 'coat', posture: 'stands', holds, hair: 'long' });
    const handle: Vec3 = [grip[0] + 0.002, grip[1] - 0.12, grip[2] - 0.02];
    mesh.tube([handle, grip, top], [0.016, 0.012, 0.011], '#3a2a20');
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
