import { wearPointedHat } from '../../shapes/hats.ts';
import { buildPerson } from '../../shapes/person.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';
import { portraitOf } from '../portrait-of.ts';

export const wizard: Concept = {
  id: 'wizard',
  words: {
    en: 'wizard/sorcerer/mage/magician',
    de: 'zauberer/magier/hexenmeister',
    es: 'mago/hechicero',
    fr: 'magicien/sorcier/mage',
    zh: '巫师/魔法师',
    ja: '魔法使い',
    ar: 'ساحر',
    emoji: '🧙',
  },
  size: { width: 1.7, height: 2.6 },
  lives: ['forest', 'hills', 'mountains', 'coast'],
  stands: 'ground',
  moves: 'walks',
  sway: 0.3,
  turn: 0.42,
  portrait: portraitOf(
    {
      kind: 'man',
      beard: true,
      style: 'long',
      traits: ['old'],
      hat: (mesh, coat) => wearPointedHat(mesh, coat, '#b8923a'),
    },
    '#38306e',
  ),
  build(mesh, random, look) {
    const robe = look.colour ?? '#38306e';
    const hat = (m: typeof mesh): void => wearPointedHat(m, robe, '#b8923a');
    const person = { kind: 'man', beard: true, hat, traits: look.traits ?? ['old'] } as const;
    buildPerson(mesh, random, {
      coat: robe,
      wears: 'robe',
      trim: '#b8923a',
      hair: 'long',
      posture: 'stands',
      grip: [0.3, 1.45, -0.22],
      ...person,
    });
    // A beard that shows beside the neck from behind as from the front.
    mesh.body([[0, 1.57, -0.06, 0.055, 0, 1.27, -0.15, 0.02, 0]], { k: 0.02, colours: ['#d8d6d0'], hair: 0.8 });
    // A staff with a light.
    mesh.tube(
      [
        [0.31, 0, -0.2],
        [0.29, 1.2, -0.2],
        [0.27, 2.2, -0.2],
      ],
      [0.03, 0.026, 0.032],
      '#5a3f26',
      materials.bark,
      8,
    );
    mesh.ball(0.27, 2.34, -0.2, 0.1, 0.12, 0.1, '#9ae8ff', materials.glow, 14);
  },
};
