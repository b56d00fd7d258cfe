import type { Random } from '../raster/random.ts';
import { liftBarbell } from '../shapes/barbell.ts';
import { areAtTable, handsAt } from '../shapes/hands-at.ts';
import { holdFishingRod } from '../shapes/fishing-rod.ts';
import { holdOpenBook } from '../shapes/open-book.ts';
import {
  blowBubbles,
  carryBags,
  holdBall,
  holdCamera,
  holdChalk,
  holdNewspaper,
  holdOutPhone,
  holdPan,
  holdPhone,
  holdWateringCan,
  pushTrolley,
  strewCrumbs,
} from '../shapes/daily-tools.ts';
import { gripOf } from '../body/grip-of.ts';
import { wearApron } from '../shapes/apron.ts';
import { pick } from '../shapes/chance.ts';
import type { Pose } from '../shapes/figure.ts';
import { buildSkateboard, deckHigh } from '../shapes/ridden-boards.ts';
import { holdBroom, holdRake, holdRing, holdShovel } from '../shapes/chores.ts';
import { paintAtEasel } from '../shapes/easel.ts';
import { ironOnBoard, washAtSink } from '../shapes/housework.ts';
import { juggle } from '../shapes/juggled.ts';
import { embracing } from '../shapes/together.ts';
import { buildPerson } from '../shapes/person.ts';
import type { PersonLook } from '../shapes/person.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Posture } from '../shapes/stances.ts';
import type { Climate } from '../shapes/wardrobe.ts';
import type { Act, Concept, Look } from './concept.ts';
import { asGender } from './as-gender.ts';
import { standCounter } from './counters.ts';
import { hasFreeHands, holdOf, putInHands } from './holding.ts';
import { isGarment } from './traits.ts';
import { hatOf, isDressedAsSaid, wearOther } from './worn.ts';

/** What people of every day are seen doing, and that they wear what is said. */
export const everyday = {
  acts: [
    'runs',
    'walks',
    'dances',
    'sits',
    'reads',
    'fishes',
    'waves',
    'surfs',
    'swims',
    'lifts',
    'does yoga',
    'meditates',
    'drinks',
    'eats',
    'talks',
    'plays at a table',
    'works at a table',
    'cooks',
    'phones',
    'photographs',
    'pushes',
    'waters',
    'blows bubbles',
    'juggles',
    'feeds',
    'kneels',
    'builds',
    'serves',
    'sweeps',
    'rakes',
    'shovels',
    'prays',
    'proposes',
    'teaches',
    'leaps',
    'throws',
    'catches',
    'carries',
    'reads the paper',
    'skates',
    'romps',
    'picnics',
    'takes a selfie',
    'draws',
    'irons',
    'washes dishes',
    'paints',
    'sits at a table',
    'sits at a desk',
    'writes',
    'flies a kite',
    'laughs',
    'has a child on the shoulders',
    'laughs with',
    'waits',
    'sits cross-legged',
    'naps',
    'folds arms',
    'has hands on hips',
    'has hands in pockets',
  ],
  dresses: true,
} as const satisfies Partial<Concept>;

/** How far who fishes is turned to the water, radians. */
const toWater = 1.9;

/** What somebody holds where nothing else was said: how it is held, and how it is built in its own axes. */
export interface Tool {
  readonly as: string;
  readonly build: Concept['build'];
}

/** Somebody of every day who does and wears what was said of them, and holds what it takes. */
export function buildEveryday(mesh: Mesh, random: Random, look: Look, usual: PersonLook, tool?: Tool): void {
  const person = asGender(usual, look.gender);
  const { act, stride, traits, seated = false, astride = false, cycles = false, hands, holding } = look;
  // Nobody runs with a tray or a surfboard.
  const swings = holding === 'ropes of a swing';
  const canCarry = holding === undefined && hasFreeHands(act) && act !== 'runs' && !astride && !cycles && !hands;
  const own = canCarry ? tool : undefined;
  const held = holding ?? own?.as;
  const hold = held === undefined ? undefined : holdOf(held);
  const posture = postureOf(act, look.ordinal) ?? (hold && 'stands');
  const areHandsFree = areAtTable(hands) || (holding === undefined && hasFreeHands(act));
  const atHand = hands && areHandsFree ? handsAt[hands] : undefined;
  mesh.push();
  if (posture === 'fishes' && !seated) mesh.rotY(toWater);
  if (posture === 'skates') {
    buildSkateboard(mesh, pick(random, ['#c8453a', '#d8a22a', '#3a9a5a']));
    mesh.at(0, deckHigh.skateboard, 0);
  }
  const pose = buildPerson(mesh, random, {
    ...person,
    ...hold,
    gesture: { ...person.gesture, ...hold?.gesture, ...atHand },
    hat: hatOf(look) ?? person.hat,
    coat: look.colour ?? person.coat,
    traits: traits ?? person.traits,
    // Who runs or surfs is dressed for it, and nobody's coat hangs into spokes.
    wears:
      traits?.find(isGarment) ??
      person.wears ??
      garbFor(posture, look.climate) ??
      (cycles || swings ? 'tee' : undefined),
    barefoot: posture === 'does yoga' || posture === 'swims',
    seated,
    astride,
    cycles,
    posture,
    stride,
    attends: look.attends,
    ...(look.embraces && { stance: embracing(look.embraces) }),
    climate: isDressedAsSaid(look) ? undefined : look.climate,
  });
  wearOther(mesh, pose, look);
  takeTool(mesh, random, { ...look, posture }, pose);
  if (posture === 'cooks' && !seated) wearApron(mesh, { cloth: '#e6e0d4', trim: '#b8483a' });
  if (own) {
    const doing = { posture, seated, stride };
    putInHands(mesh, { holder: { size: { height: 1.85, width: 1 } }, held: { id: own.as }, doing }, (m) =>
      own.build(m, random, look),
    );
  }
  mesh.pop();
}

/** What is worn for what somebody does. */
const garbFor = (posture: Posture | undefined, climate: Climate | undefined): PersonLook['wears'] =>
  climate === 'cold' && posture === 'runs'
    ? undefined
    : posture === 'runs' || posture === 'does yoga' || posture === 'lifts'
      ? 'sports'
      : posture === 'surfs'
        ? 'bodysuit'
        : posture === 'skates' || posture === 'leaps' || posture === 'cooks'
          ? 'tee'
          : posture === 'swims'
            ? 'swimwear'
            : undefined;

/** The stance of what somebody of every day is said to do; none where nothing was. */
export function postureOf(act: Act | undefined, ordinal = 0): Posture | undefined {
  const known = everyday.acts.find((one) => one === act);
  // One of several holds the telephone, and all look at it.
  if (known === 'takes a selfie' && ordinal > 0) return 'stands';
  // One of them has a hand on the next.
  if (known === 'laughs with' && ordinal > 0) return 'laughs';
  // Some of them work below, at the ground.
  if (known === 'builds' && ordinal % 3 > 0) return 'kneels';
  if (known === 'throws') return ordinal % 2 === 0 ? 'throws' : 'catches';
  return known === 'romps' ? games[ordinal % games.length] : known;
}

/** What each of those does who play together. */
const games = ['throws', 'catches', 'runs', 'leaps', 'kneels'] as const satisfies readonly Posture[];

/** Puts into the hands of somebody, or under their feet, what they do something with. */
function takeTool(
  mesh: Mesh,
  random: Random,
  { posture, counter, juggles }: Pick<Look, 'counter' | 'juggles'> & { readonly posture: Posture | undefined },
  pose: Pose,
): void {
  switch (posture) {
    case 'reads':
      return holdOpenBook(mesh, pose);
    case 'reads the paper':
      return holdNewspaper(mesh, pose);
    case 'fishes':
      return holdFishingRod(mesh, pose);
    case 'lifts':
      return liftBarbell(mesh, random, pose);
    case 'cooks':
      return holdPan(mesh, pose);
    case 'phones':
      return holdPhone(mesh, pose);
    case 'takes a selfie':
      return holdOutPhone(mesh, pose);
    case 'photographs':
      return holdCamera(mesh, pose);
    case 'pushes':
      return pushTrolley(mesh, random, pose);
    case 'waters':
      return holdWateringCan(mesh, random, pose);
    case 'blows bubbles':
      return blowBubbles(mesh, random, pose);
    case 'juggles':
      return juggle(mesh, random, pose, { id: juggles });
    case 'feeds':
      return strewCrumbs(mesh, random, pose);
    case 'carries':
      return carryBags(mesh, random, pose);
    case 'sweeps':
      return holdBroom(mesh, pose);
    case 'rakes':
      return holdRake(mesh, pose);
    case 'shovels':
      return holdShovel(mesh, pose);
    case 'proposes':
      return holdRing(mesh, pose);
    case 'serves':
      return standCounter(mesh, random, counter ?? 'shop');
    case 'paints':
      return paintAtEasel(mesh, random, pose);
    case 'irons':
      return ironOnBoard(mesh, pose);
    case 'washes dishes':
      return washAtSink(mesh, random, pose);
    case 'teaches':
      return holdChalk(mesh, pose);
    case 'throws': {
      const [x, y, z] = gripOf(pose, 1).at;
      return holdBall(mesh, random, [x, y + 0.1, z]);
    }
    default:
  }
}
