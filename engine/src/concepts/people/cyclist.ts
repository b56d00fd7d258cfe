import { pick } from '../../shapes/chance.ts';
import { buildPerson } from '../../shapes/person.ts';
import type { Concept } from '../concept.ts';
import { hatOf } from '../worn.ts';
import { bicycle } from '../vehicles/bicycle.ts';

/** How far behind the middle of a bicycle its saddle is, metres. */
const saddle = 0.22;

export const cyclist: Concept = {
  id: 'cyclist',
  words: {
    en: 'cyclist/bicyclist/bike rider/bicycle rider',
    de: 'radfahrer/radfahrerin/radler/radlerin/fahrradfahrer/fahrradfahrerin',
    es: 'ciclista',
    fr: 'cycliste',
    zh: '骑自行车的人/骑行者',
    ja: 'サイクリスト/自転車に乗る人',
    ar: 'دراج/راكب دراجة',
    emoji: '🚴/🚴‍♂️/🚴‍♀️',
  },
  size: { width: 1.8, height: 1.85 },
  lives: ['street', 'road', 'park'],
  has: ['bicycle'],
  stands: 'ground',
  moves: 'drives',
  turn: -0.55,
  sway: 0.2,
  mirrors: true,
  hasLooks: true,
  dresses: true,
  build(mesh, random, look) {
    // The colour that was said is what they wear.
    const { colour, ...uncoloured } = look;
    bicycle.build(mesh, random, uncoloured);
    mesh
      .push()
      .at(saddle, 0, 0)
      .rotY(Math.PI / 2);
    buildPerson(mesh, random, {
      kind: pick(random, ['man', 'woman'] as const),
      wears: 'tee',
      coat: colour,
      traits: look.traits,
      hat: hatOf(look),
      cycles: true,
    });
    mesh.pop();
  },
};
