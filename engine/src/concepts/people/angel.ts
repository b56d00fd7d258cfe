import { buildFeatheredWing } from '../../shapes/feathered-wing.ts';
import { buildPerson } from '../../shapes/person.ts';
import { hoop } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const angel: Concept = {
  id: 'angel',
  words: {
    en: 'angel/guardian angel',
    de: 'engel/schutzengel',
    es: 'ángel',
    fr: 'ange',
    zh: '天使',
    ja: '天使',
    ar: 'ملاك',
    emoji: '👼',
  },
  size: { width: 2.6, height: 2.3 },
  lives: ['hills', 'forest', 'garden'],
  stands: 'ground',
  moves: 'still',
  flies: 'upright',
  turn: 0.42,
  sway: 0.3,
  mirrors: true,
  build(mesh, random, look) {
    const robe = look.colour ?? '#f2efe8';
    buildPerson(mesh, random, { coat: robe, wears: 'gown', hair: 'long', posture: 'stands' });
    // A robe to the ground.
    mesh.lathe(
      [
        [0.15, 1.1],
        [0.19, 0.94],
        [0.28, 0.6],
        [0.36, 0.2],
        [0.4, 0.02],
      ],
      30,
      robe,
      materials.cloth,
    );
    mesh.push().rotY(-Math.PI / 2);
    for (const s of [-1, 1])
      buildFeatheredWing(mesh, {
        arm: [
          [0.12, 1.32, 0.08 * s],
          [0.24, 1.98, 0.5 * s],
          [0.2, 1.72, 1.12 * s],
        ],
        feathers: [1.05, 0.95],
        hang: [0.12, -0.98],
        across: [0.25, 0, 1],
        colours: ['#faf8f2', '#e2e8f0'],
      });
    mesh.pop();
    mesh.push().at(0, 1.98, 0).rotX(0.45);
    hoop(mesh, 0, 0.15, 0.014, '#ffdf7a', materials.glow);
    mesh.pop();
  },
};
