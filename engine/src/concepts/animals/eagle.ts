import { buildFlyingBird } from '../../shapes/flying-bird.ts';
import { buildPerchedEagle } from '../../shapes/perched-eagle.ts';
import { materials } from '../../solid/materials.ts';
import type { Colour, Mesh } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

export const eagle: Concept = {
  id: 'eagle',
  words: {
    en: 'eagle/bald eagle',
    de: 'adler/weißkopfseeadler',
    es: 'águila',
    fr: 'aigle',
    zh: '老鹰/鹰/白头鹰',
    ja: '鷲/ワシ',
    ar: 'نسر',
    emoji: '🦅',
  },
  size: { width: 2.4, height: 1.2 },
  lives: ['clouds', 'mountains', 'hills', 'coast'],
  stands: 'air',
  moves: 'flies',
  turn: -0.95,
  sway: 0.2,
  mirrors: true,
  perched: (mesh, _random, look) => buildPerchedEagle(mesh, look.colour ?? '#40301f'),
  build: (mesh, _random, look) => soar(mesh, [look.colour ?? '#40301f', '#2c1c12', '#e9e3d5', '#ddd6c6'], look.stride),
};

/** An eagle on the wing, of a plumage: back and wings, their tips, head and tail; at a part of a beat of its wings where that is given. */
export function soar(
  mesh: Mesh,
  [brown, tips, head, tail]: readonly [Colour, Colour, Colour, Colour],
  stride: number | undefined,
): void {
  // It comes along a bend, both wings spread: seen from its side one of them would be a stick.
  mesh.at(0, 0.5, 0).rotX(-0.62).rotZ(0.3);
  buildFlyingBird(
    mesh,
    {
      length: 1,
      span: 2.3,
      chord: 0.6,
      raise: 0.5,
      bend: 0.42,
      fingers: 1,
      beak: { length: 0.095, hooked: true, colour: '#e8b02a' },
      colours: [brown, brown, brown, tips, head, tail],
      iris: '#e3ab2c',
    },
    stride,
  );
  for (const s of [-1, 1])
    mesh.tube(
      [
        [0.06, -0.1, 0.06 * s],
        [0.16, -0.17, 0.07 * s],
      ],
      [0.05, 0.03],
      '#e8b02a',
      materials.plain,
      7,
    );
}
