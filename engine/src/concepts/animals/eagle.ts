import { bothSides } from '../../shapes/body-parts.ts';
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
  tuckLegs(mesh, brown);
}

/** Legs that lie along the body, in trousers of feathers, their toes closed under the tail. */
function tuckLegs(mesh: Mesh, brown: Colour): void {
  mesh.body(
    bothSides((s) => [[-0.02, -0.075, 0.055 * s, 0.07, 0.17, -0.085, 0.06 * s, 0.036, 0]]),
    { k: 0.02, colours: [brown], hair: 0.4 },
  );
  for (const s of [-1, 1])
    for (const toe of [-1, 0, 1])
      mesh.tube(
        [
          [0.17, -0.088, 0.06 * s],
          [0.225, -0.1 + 0.008 * Math.abs(toe), 0.06 * s + 0.017 * toe],
          [0.27, -0.085, 0.06 * s + 0.014 * toe],
          [0.285, -0.07, 0.06 * s + 0.01 * toe],
        ],
        [0.019, 0.016, 0.011, 0.002],
        '#e0a92c',
        materials.wet,
        8,
      );
}
