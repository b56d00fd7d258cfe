import { attentionTo } from '../../shapes/attention.ts';
import { complexionOf } from '../../shapes/human-head.ts';
import { buildPerson } from '../../shapes/person.ts';
import { clasp } from '../../shapes/take-hold.ts';
import { pick } from '../../shapes/chance.ts';
import type { Random } from '../../raster/random.ts';
import type { Stance } from '../../shapes/stance.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept, Look } from '../concept.ts';

/** How tall a mother and a child are beside a father. */
const [herSize, childSize] = [0.94, 0.6] as const;

/** How much lower the eyes of a child are than those of its parents, metres. */
const childLower = 0.62;

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
  acts: ['walks', 'eats', 'drinks', 'plays at a table', 'picnics'],
  build(mesh, random, look) {
    buildFamily(mesh, random, look, 1);
  },
};

/** How tall the second child of two is beside a father. */
const smallSize = 0.5;

/** Father and mother with a child between them, whose hands both have, or with two, each at the hand of a parent and of the other. */
export function buildFamily(mesh: Mesh, random: Random, look: Look, children: 1 | 2): void {
  const isGirl = random() < 0.5;
  const traits = look.traits ?? [pick(random, ['brown hair', 'black hair', 'blond hair'] as const)];
  const [skin] = complexionOf(random, traits);
  const { climate } = look;
  const wide = children === 1 ? 0 : 0.24;
  const [his, hers]: readonly [Vec3, Vec3] = [
    [-meet[0] - wide, meet[1], meet[2]],
    [meet[0] + wide, meet[1], meet[2]],
  ];
  const [hisX, herX] = [-0.62 - wide, 0.6 + wide];
  mesh.push().at(hisX, 0, 0.04);
  buildPerson(mesh, random, {
    ...{ kind: 'man', traits, skin, climate, posture: 'walks' },
    holds: [clasp('right', his, { x: hisX, z: 0.04 })],
    attends: attentionTo({ x: 0.62, lower: childLower }),
  });
  mesh.pop().push().at(herX, 0, 0.05).scale(herSize);
  buildPerson(mesh, random, {
    ...{ kind: 'woman', traits, skin, climate, coat: look.colour, posture: 'walks' },
    holds: [clasp('left', hers, { x: herX, z: 0.05, size: herSize })],
    attends: attentionTo({ x: -0.6, lower: childLower }),
  });
  mesh.pop();
  const child = (of: { girl: boolean; x: number; size: number; left: Vec3; right: Vec3 }): void => {
    mesh.push().at(of.x, 0, -0.06).scale(of.size);
    buildPerson(mesh, random, {
      ...{ kind: of.girl ? 'woman' : 'man', child: true, traits, skin, climate, stance: handsUp },
      holds: [
        clasp('left', of.left, { x: of.x, z: -0.06, size: of.size }),
        clasp('right', of.right, { x: of.x, z: -0.06, size: of.size }),
      ],
      attends: attentionTo({ x: of.girl ? 0.6 : -0.6, lower: -childLower }),
    });
    mesh.pop();
  };
  if (children === 1) return child({ girl: isGirl, x: 0, size: childSize, left: his, right: hers });
  // The hands of two children meet lower, between them.
  const between: Vec3 = [0.02, 0.6, -0.1];
  child({ girl: isGirl, x: -0.24, size: childSize, left: his, right: between });
  child({ girl: !isGirl, x: 0.27, size: smallSize, left: between, right: hers });
}

/** How a child walks that has given both its hands up. */
const handsUp: Stance = {
  wrists: [
    [-0.36, 1.24, -0.02],
    [0.36, 1.24, -0.02],
  ],
  ankles: [
    [-0.09, 0.1, -0.16],
    [0.09, 0.12, 0.2],
  ],
};
