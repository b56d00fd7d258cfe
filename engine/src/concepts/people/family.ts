import { complexionOf } from '../../shapes/human-head.ts';
import { buildPerson } from '../../shapes/person.ts';
import { clasp } from '../../shapes/take-hold.ts';
import { pick } from '../../shapes/chance.ts';
import type { Concept } from '../concept.ts';

/** How tall a mother and a child are beside a father. */
const [herSize, childSize] = [0.94, 0.6] as const;

/** Where the hands of mother and child meet; those of father and child on the other side; metres. */
const meet = [0.25, 0.8, -0.05] as const;

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
      holds: [clasp('right', [-meet[0], meet[1], meet[2]], { x: -0.62, z: 0.04 })],
    });
    mesh.pop().push().at(0.6, 0, 0.05).scale(herSize);
    buildPerson(mesh, random, {
      kind: 'woman',
      traits,
      skin,
      coat: look.colour,
      posture: 'walks',
      holds: [clasp('left', meet, { x: 0.6, z: 0.05, size: herSize })],
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
        ankles: [
          [-0.09, 0.1, -0.16],
          [0.09, 0.12, 0.2],
        ],
      },
      holds: [
        clasp('left', [-meet[0], meet[1], meet[2]], { x: 0, z: -0.06, size: childSize }),
        clasp('right', meet, { x: 0, z: -0.06, size: childSize }),
      ],
    });
    mesh.pop();
  },
};
