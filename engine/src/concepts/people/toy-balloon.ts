import { buildPerson } from '../../shapes/person.ts';
import { pick } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

/** A child's share of a grown person's height. */
const childish = 0.72;
/** Where the hand is that holds the string, metres. */
const grip = [0.3, 1.28, -0.34] as const;
const hand = [grip[0] * childish, grip[1] * childish, grip[2] * childish] as const;
/** Middle of the balloon, metres. */
const aloft = [0.34, 1.95, -0.1] as const;

/** A balloon on a string, and the child who holds it. */
export const toyBalloon: Concept = {
  id: 'toy balloon',
  words: {
    en: 'toy balloon/party balloon/balloon on a string',
    de: 'luftballon',
    es: 'globo de fiesta',
    fr: 'ballon de baudruche',
    zh: '玩具气球',
    ja: '風船',
    ar: 'بالون',
    emoji: '🎈',
  },
  size: { width: 1, height: 2.3 },
  lives: ['hills', 'street', 'beach'],
  stands: 'ground',
  moves: 'walks',
  turn: 0.42,
  sway: 0.3,
  mirrors: true,
  build(mesh, random, look) {
    const colour = look.colour ?? pick(random, ['#d8342c', '#d8342c', '#f2b632', '#2b6cb0']);
    mesh.push().scale(childish, childish, childish);
    buildPerson(mesh, random, {
      coat: '#f0e2c0',
      wears: 'dress',
      child: true,
      posture: 'stands',
      holds: [{ hand: 'right', at: grip, rod: [0.05, 1, 0.2] }],
      hair: 'long',
    });
    mesh.pop();
    const [x, y, z] = aloft;
    mesh
      .object()
      .tube(
        [
          [hand[0], hand[1] - 0.09, hand[2] - 0.01],
          [...hand],
          [(hand[0] + x) / 2 + 0.03, (hand[1] + y) / 2, z],
          [x, y - 0.32, z],
        ],
        [0.006],
        '#efe9dc',
      );
    mesh.ball(x, y, z, 0.26, 0.31, 0.26, colour, materials.cloth, 24);
    mesh.ball(x, y - 0.32, z, 0.035, 0.035, 0.035, colour, materials.cloth, 8);
  },
};
