import { complexionOf } from '../../shapes/human-head.ts';
import { buildPerson } from '../../shapes/person.ts';
import { pick } from '../../shapes/chance.ts';
import type { Concept } from '../concept.ts';

/** How tall a mother and a child are beside a father. */
const [herSize, childSize] = [0.94, 0.6] as const;

export const family: Concept = {
  id: 'family',
  words: {
    en: 'family/parents/happy family',
    de: 'familie/familien/eltern',
    es: 'familia/padres',
    fr: 'famille/parents',
    zh: '家庭/一家人',
    ja: '家族/親子',
    ar: 'عائلة/أسرة',
    emoji: '👪/👨‍👩‍👧/👨‍👩‍👦',
  },
  size: { width: 1.9, height: 1.85 },
  lives: ['beach', 'hills', 'street'],
  stands: 'ground',
  moves: 'walks',
  turn: 0.3,
  sway: 0.25,
  mirrors: true,
  build(mesh, random, look) {
    const isGirl = random() < 0.5;
    const [skin] = complexionOf(random, look.traits);
    const traits = look.traits ?? [pick(random, ['brown hair', 'black hair', 'blond hair'] as const)];
    mesh.push().at(-0.62, 0, 0.04);
    buildPerson(mesh, random, {
      kind: 'man',
      traits,
      skin,
      posture: 'walks',
      gives: { hand: 1, wrist: [0.36, 0.76, -0.06] },
    });
    mesh.pop().push().at(0.6, 0, 0.05).scale(herSize);
    buildPerson(mesh, random, {
      kind: 'woman',
      traits,
      skin,
      coat: look.colour,
      posture: 'walks',
      gives: { hand: 0, wrist: [-0.36, 0.8, -0.06] },
    });
    // The child walks between them, both hands given up to theirs.
    mesh.pop().push().at(0, 0, -0.06).scale(childSize);
    buildPerson(mesh, random, {
      kind: isGirl ? 'woman' : 'man',
      child: true,
      traits,
      skin,
      stance: {
        wrists: [
          [-0.36, 1.24, -0.02],
          [0.36, 1.24, -0.02],
        ],
        elbowsTo: [
          [-0.8, -1, 0.2],
          [0.8, -1, 0.2],
        ],
        ankles: [
          [-0.09, 0.1, -0.16],
          [0.09, 0.12, 0.2],
        ],
        hands: 'open',
      },
    });
    mesh.pop();
  },
};
