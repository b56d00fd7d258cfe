import type { Random } from '../raster/random.ts';
import { liftBarbell } from '../shapes/barbell.ts';
import { areAtTable, handsAt } from '../shapes/hands-at.ts';
import { holdFishingRod } from '../shapes/fishing-rod.ts';
import { holdOpenBook } from '../shapes/open-book.ts';
import { buildPerson } from '../shapes/person.ts';
import type { PersonLook } from '../shapes/person.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Posture } from '../shapes/stances.ts';
import type { Act, Concept, Look } from './concept.ts';
import { hasFreeHands, holdOf, putInHands } from './holding.ts';
import { isGarment } from './traits.ts';
import { hatOf, wearOther } from './worn.ts';

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
export function buildEveryday(mesh: Mesh, random: Random, look: Look, person: PersonLook, tool?: Tool): void {
  const { act, stride, traits, seated = false, astride = false, cycles = false, hands, holding } = look;
  // Nobody runs with a tray or a surfboard.
  const canCarry = holding === undefined && hasFreeHands(act) && act !== 'runs' && !astride && !cycles && !hands;
  const own = canCarry ? tool : undefined;
  const held = holding ?? own?.as;
  const hold = held === undefined ? undefined : holdOf(held);
  const posture = postureOf(act) ?? (hold && 'stands');
  const areHandsFree = areAtTable(hands) || (holding === undefined && hasFreeHands(act));
  const atHand = hands && areHandsFree ? handsAt[hands] : undefined;
  mesh.push();
  if (posture === 'fishes' && !seated) mesh.rotY(toWater);
  const pose = buildPerson(mesh, random, {
    ...person,
    ...hold,
    gesture: { ...person.gesture, ...hold?.gesture, ...atHand },
    hat: hatOf(look) ?? person.hat,
    coat: look.colour ?? person.coat,
    traits: traits ?? person.traits,
    // Who runs or surfs is dressed for it, and nobody's coat hangs into spokes.
    wears: traits?.find(isGarment) ?? person.wears ?? garbFor(posture) ?? (cycles ? 'tee' : undefined),
    barefoot: posture === 'does yoga' || posture === 'swims',
    seated,
    astride,
    cycles,
    posture,
    stride,
  });
  wearOther(mesh, pose, look);
  if (posture === 'reads') holdOpenBook(mesh, pose);
  if (posture === 'fishes') holdFishingRod(mesh, pose);
  if (posture === 'lifts') liftBarbell(mesh, random, pose);
  if (own) {
    const doing = { posture, seated, stride };
    putInHands(mesh, { holder: { size: { height: 1.85, width: 1 } }, held: { id: own.as }, doing }, (m) =>
      own.build(m, random, look),
    );
  }
  mesh.pop();
}

/** What is worn for what somebody does. */
const garbFor = (posture: Posture | undefined): PersonLook['wears'] =>
  posture === 'runs' || posture === 'does yoga' || posture === 'lifts'
    ? 'sports'
    : posture === 'surfs'
      ? 'bodysuit'
      : posture === 'swims'
        ? 'swimwear'
        : undefined;

/** The stance of what somebody of every day is said to do; none where nothing was. */
export const postureOf = (act: Act | undefined): Posture | undefined => everyday.acts.find((one) => one === act);
