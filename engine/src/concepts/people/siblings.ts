import { attentionTo } from '../../shapes/attention.ts';
import { complexionOf } from '../../shapes/human-head.ts';
import { pick } from '../../shapes/chance.ts';
import { buildPerson } from '../../shapes/person.ts';
import type { PersonLook } from '../../shapes/person.ts';
import { clasp } from '../../shapes/take-hold.ts';
import type { Random } from '../../raster/random.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Concept, Look } from '../concept.ts';

export const siblings: Concept = {
  id: 'siblings',
  words: {
    en: 'siblings/brother and sister/sister and brother/brother and his sister/sister and her brother',
    de: 'geschwister/bruder und schwester/schwester und bruder',
    es: 'hermano y hermana/hermana y hermano',
    fr: 'frère et sœur/frère et soeur/sœur et frère',
    zh: '兄妹/姐弟',
    ja: '兄妹/姉弟/きょうだい',
    ar: 'أخ وأخت',
    emoji: '👧👦/👦👧',
  },
  size: { width: 1.2, height: 1.32 },
  lives: ['hills', 'street', 'beach'],
  stands: 'ground',
  moves: 'walks',
  turn: 0.3,
  sway: 0.3,
  mirrors: true,
  acts: ['walks', 'eats', 'drinks', 'plays at a table', 'picnics'],
  hasLooks: true,
  build(mesh, random, look) {
    const like = likeEachOther(random, look);
    const isSheOlder = random() < 0.5;
    walkInHand(mesh, [
      [random, { ...like, kind: 'man' }, isSheOlder ? younger : older],
      [random, { ...like, kind: 'woman', coat: look.colour }, isSheOlder ? older : younger],
    ]);
  },
};

/** How tall each is beside a grown-up. */
export const [older, younger] = [0.72, 0.6] as const;

/** How far each is from the middle, and how high their hands meet in the one's and the other's axes, metres. */
const [apart, meetHigh] = [0.24, 0.52] as const;

/** What children of the same parents have in common. */
export function likeEachOther(random: Random, look: Look): Omit<PersonLook, 'kind'> {
  const traits = look.traits ?? [pick(random, ['brown hair', 'black hair', 'blond hair', 'red hair'] as const)];
  const [skin] = complexionOf(random, traits);
  return { child: true, traits, skin, climate: look.climate };
}

/** Two children who walk hand in hand. */
export function walkInHand(
  mesh: Mesh,
  [left, right]: readonly [readonly [Random, PersonLook, number], readonly [Random, PersonLook, number]],
): void {
  for (const [[random, look, size], side, hand] of [
    [left, -1, 'right'],
    [right, 1, 'left'],
  ] as const) {
    mesh
      .push()
      .at(side * apart, 0, 0)
      .scale(size);
    buildPerson(mesh, random, {
      ...look,
      posture: 'walks',
      attends: attentionTo({ x: -2 * side * apart }),
      holds: [clasp(hand, [0, meetHigh, -0.04], { x: side * apart, size })],
    });
    mesh.pop();
  }
}
