import { scaleRgb } from '../../raster/colour.ts';
import { pick } from '../../shapes/chance.ts';
import { buildPerson } from '../../shapes/person.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Colour, Mesh } from '../../solid/mesh.ts';
import type { Random } from '../../raster/random.ts';
import type { Concept } from '../concept.ts';
import { holdOf, putInHands } from '../holding.ts';

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
    mesh.push().scale(child.size.height / 1.85);
    buildPerson(mesh, random, {
      ...{ coat: '#f0e2c0', wears: 'dress', child: true, posture: 'stands', hair: 'long' },
      ...holdOf('toy balloon'),
    });
    mesh.pop().object();
    const colour = look.colour ?? colourOf(random);
    putInHands(mesh, { holder: child, held: toyBalloon, doing: {} }, (m) => floatOnString(m, colour));
  },
  inHand: (mesh, random, look) => floatOnString(mesh, look.colour ?? colourOf(random)),
};

/** Whoever holds it where nobody was named. */
const child = { size: { width: 0.7, height: 1.33 } } as const;

const colourOf = (random: Random): string => pick(random, ['#d8342c', '#d8342c', '#f2b632', '#2b6cb0']);

/** A balloon that stands in the air on its string; the hand is at its origin. */
function floatOnString(mesh: Mesh, colour: Colour): void {
  const [x, y, z] = [0.09, 0.62, 0.12];
  mesh.tube(
    [
      [0.01, -0.16, -0.02],
      [-0.005, -0.07, 0],
      [0, 0, 0],
      [x * 0.35, y * 0.4, z * 0.7],
      [x, y, z],
    ],
    [0.004],
    '#efe9dc',
    materials.plain,
    5,
  );
  mesh.push().at(x, y, z).rotZ(-0.07).scale(1.35);
  mesh.lathe(
    smoothProfile([
      [0.001, 0.02],
      [0.03, 0.04],
      [0.09, 0.12],
      [0.135, 0.21],
      [0.145, 0.27],
      [0.13, 0.34],
      [0.08, 0.395],
      [0.001, 0.412],
    ]),
    40,
    colour,
    materials.gloss,
  );
  mesh.cyl(0, -0.006, 0, 0.013, 0.006, 0.028, scaleRgb(readColour(colour), 0.8), materials.gloss, 12);
  mesh.pop();
}
