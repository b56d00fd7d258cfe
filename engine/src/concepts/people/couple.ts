import type { Random } from '../../raster/random.ts';
import { attentionTo } from '../../shapes/attention.ts';
import { handsAt } from '../../shapes/hands-at.ts';
import { buildPerson } from '../../shapes/person.ts';
import type { PersonLook } from '../../shapes/person.ts';
import { clasp } from '../../shapes/take-hold.ts';
import type { Hold } from '../../shapes/take-hold.ts';
import { together } from '../../shapes/together.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Concept, Trait } from '../concept.ts';

export const couple: Concept = {
  id: 'couple',
  words: {
    en: 'couple/lovers/two lovers/couple holding hands/old couple/elderly couple/husband and wife/wife and husband/man and wife/my wife and i/my husband and i/me and my wife/me and my husband/my girlfriend and i/my boyfriend and i/me and my girlfriend/me and my boyfriend/man and his wife/woman and her husband/boyfriend and girlfriend',
    de: 'meine frau und ich/mein mann und ich/meine freundin und ich/mein freund und ich/paar/pärchen/liebespaar/altes paar/ehepaar/altes ehepaar',
    es: 'pareja/enamorados/matrimonio',
    fr: 'couple/amoureux/vieux couple',
    zh: '情侣/老夫妻/夫妻',
    ja: 'カップル/恋人/老夫婦/夫婦',
    ar: 'زوجان/حبيبان',
    emoji: '👫/💑',
  },
  size: { width: 1.6, height: 1.85 },
  lives: ['beach', 'street', 'hills'],
  stands: 'ground',
  moves: 'walks',
  turn: 0.42,
  sway: 0.3,
  mirrors: true,
  acts: ['walks', 'dances', 'embraces', 'kisses', 'sits', 'drinks', 'eats', 'talks', 'plays at a table', 'picnics'],
  hasLooks: true,
  build(mesh, random, look) {
    const [his, hers]: readonly [PersonLook, PersonLook] = [
      { kind: 'man', traits: look.traits, climate: look.climate },
      {
        ...{ kind: 'woman', coat: look.colour ?? '#c8384a', climate: look.climate },
        traits: look.traits?.filter((trait) => !ofMen.has(trait)),
      },
    ];
    if (look.hands === 'oars') rowTogether(mesh, random, [his, hers]);
    else if (look.act === 'dances' || look.act === 'embraces' || look.act === 'kisses')
      faceEachOther(mesh, random, look.act, [his, hers]);
    else if (look.seated || look.act === 'sits') sitSideBySide(mesh, random, [his, hers], look.seated === true);
    else walkHandInHand(mesh, random, [his, hers]);
  },
};

/** Looks of him alone. */
const ofMen: ReadonlySet<Trait> = new Set<Trait>(['beard', 'bald']);

/** How far each of two who sit together is from the middle, metres. */
const besides = 0.29;

function sitSideBySide(mesh: Mesh, random: Random, pair: readonly [PersonLook, PersonLook], seated: boolean): void {
  const isGlad = seated && pair.every(({ traits }) => traits?.includes('laughing'));
  const turned = isGlad ? 0.42 : 0.12;
  pair.forEach((one, i) => {
    mesh
      .push()
      .at(i === 0 ? -besides : besides, 0, 0)
      .rotY(i === 0 ? -turned : turned);
    const attends = attentionTo({ x: i === 0 ? besides * 2 : -besides * 2 }, i === 0 ? -turned : turned);
    buildPerson(mesh, random, {
      ...{ ...one, posture: 'sits', seated, attends },
      ...(isGlad && i === 0 && { holds: [touching] }),
    });
    mesh.pop();
  });
}

/** The hand of one of two who laugh on the knee of the other, in the axes of who stands. */
const touching: Hold = { hand: 'right', at: [0.3, 1.08, -0.36], rod: [-0.8, 0.3, -0.4], shape: 'open' };

/** From the bench of who rows to that at the stern, metres. */
const toStern = 1.22;

/** One at the oars, and the other on the bench at the stern, face to face. */
function rowTogether(mesh: Mesh, random: Random, [his, hers]: readonly [PersonLook, PersonLook]): void {
  buildPerson(mesh, random, { ...his, posture: 'sits', seated: true, gesture: handsAt.oars });
  mesh.push().at(0, 0, -toStern).rotY(Math.PI);
  buildPerson(mesh, random, { ...hers, posture: 'sits', seated: true });
  mesh.pop();
}

/** How much smaller she is than he. */
const herSize = 0.94;

/** Where their hands meet, metres. */
const meet = [-0.01, 0.81, -0.04] as const;

function walkHandInHand(mesh: Mesh, random: Random, [his, hers]: readonly [PersonLook, PersonLook]): void {
  mesh.push().at(-0.36, 0, 0);
  buildPerson(mesh, random, {
    ...his,
    posture: 'walks',
    holds: [clasp('right', meet, { x: -0.36 })],
    attends: attentionTo({ x: 0.69, lower: 0.1 }),
  });
  mesh.pop().push().at(0.33, 0, 0).scale(herSize);
  buildPerson(mesh, random, {
    ...hers,
    posture: 'walks',
    holds: [clasp('left', meet, { x: 0.33, size: herSize })],
    attends: attentionTo({ x: -0.69, lower: -0.1 }),
  });
  mesh.pop();
}

/** He looks to +x and she to -x, a little towards who looks at them. */
function faceEachOther(
  mesh: Mesh,
  random: Random,
  act: keyof typeof together,
  [his, hers]: readonly [PersonLook, PersonLook],
): void {
  const { apart, he, she } = together[act];
  const posture = act === 'dances' ? 'dances' : 'stands';
  const [hisHolds, herHolds] = act === 'dances' ? dancingHands(apart) : [[], []];
  mesh
    .push()
    .at(-apart / 2, 0, 0)
    .rotY(-Math.PI / 2);
  buildPerson(mesh, random, { ...his, posture, stance: he, holds: hisHolds });
  mesh.pop();
  mesh
    .push()
    .at(apart / 2, 0, 0)
    .rotY(Math.PI / 2)
    .scale(herSize);
  buildPerson(mesh, random, {
    ...hers,
    ...(act === 'dances' && { wears: 'dress' }),
    posture,
    stance: she,
    holds: herHolds,
  });
  mesh.pop();
}

/** Where the hands meet that two who dance have in each other's: over the middle between them, at the side of who looks; metres. */
const raised = { high: 1.4, out: 0.43 } as const;

/** His left hand and her right one, each closed around the other, in their own axes. */
function dancingHands(apart: number): readonly [readonly Hold[], readonly Hold[]] {
  const { high, out } = raised;
  const his: Hold = {
    hand: 'left',
    at: [-out, high, -apart / 2 + 0.012],
    rod: [0, 1, -0.35],
    elbowTo: [-0.4, -1, 0.2],
  };
  const hers: Hold = {
    hand: 'right',
    at: [out / herSize, (high + 0.012) / herSize, (-apart / 2 + 0.012) / herSize],
    rod: [0, 1, -0.35],
    elbowTo: [0.4, -1, 0.2],
  };
  return [[his], [hers]];
}
