import { attentionTo } from '../../shapes/attention.ts';
import { buildPerson } from '../../shapes/person.ts';
import type { Concept } from '../concept.ts';
import { clasp } from '../../shapes/take-hold.ts';
import type { Hold } from '../../shapes/take-hold.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import { holdOf } from '../holding.ts';
import { buildBride } from './bride.ts';

/** How far each of them is from the middle, and how far they are turned to each other; metres and radians. */
const [hers, his, turned] = [0.36, -0.3, 0.2] as const;
const herSize = 0.94;

export const newlyweds: Concept = {
  id: 'newlyweds',
  words: {
    en: 'newlyweds/wedding/wedding day/bride and groom/groom and bride/bride and bridegroom/wedding couple/bridal couple/married couple',
    de: 'brautpaar/hochzeitspaar/braut und bräutigam/frischvermählte',
    es: 'recién casados/novia y novio/novios/pareja de novios',
    fr: 'jeunes mariés/mariés/couple de mariés',
    zh: '新婚夫妇/新郎新娘/新郎和新娘',
    ja: '新郎新婦/新婚夫婦',
    ar: 'عروسان/العروس والعريس',
    emoji: '',
  },
  size: { width: 2.1, height: 1.9 },
  lives: ['cottage garden', 'hills', 'beach', 'cathedral'],
  has: ['veil', 'bouquet'],
  stands: 'ground',
  moves: 'still',
  turn: 0.3,
  sway: 0.15,
  mirrors: true,
  build(mesh, random, look) {
    mesh.push().at(his, 0, 0.02).rotY(-turned);
    buildPerson(mesh, random, {
      ...{ kind: 'man', wears: 'suit', coat: '#22242c', under: '#f2f0ea', posture: 'stands' },
      glad: 1.1,
      attends: attentionTo({ x: hers - his, lower: 0.08 }, -turned),
      holds: [handIn('right', his, -turned, 1)],
      gesture: {
        wrists: [
          [-0.25, 0.905, -0.05],
          [0.25, 0.905, -0.05],
        ],
        elbowsTo: [
          [-0.5, -0.1, 1],
          [0.5, -0.1, 1],
        ],
      },
    });
    mesh.pop();
    mesh.push().at(hers, 0, 0).rotY(turned).scale(herSize);
    const bouquet = holdOf('bouquet');
    buildBride(
      mesh,
      random,
      look,
      {
        holds: [
          ...(bouquet?.holds.filter(({ hand }) => hand === 'right') ?? []),
          handIn('left', hers, turned, herSize),
        ],
        glad: 1.1,
        attends: attentionTo({ x: his - hers, lower: -0.08 }, turned),
        gesture: { ...bouquet?.gesture },
      },
      'right',
    );
    mesh.pop();
  },
};

/** Where his right hand and her left one meet, metres. */
const meet: Vec3 = [0.02, 0.86, -0.14];

/** The hand of one of them who stands aside and is turned so far, in their own axes, closed around that of the other. */
function handIn(hand: 'left' | 'right', aside: number, turn: number, size: number): Hold {
  const { at, ...hold } = clasp(hand, meet, { x: aside });
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return { ...hold, at: [(at[0] * cos - at[2] * sin) / size, at[1] / size, (at[0] * sin + at[2] * cos) / size] };
}
