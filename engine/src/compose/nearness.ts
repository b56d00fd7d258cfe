import type { Act, Concept, Garment } from '../concepts/concept.ts';
import { hangsLow } from '../concepts/holding.ts';
import { isAlive, isAnimal } from '../concepts/living.ts';
import type { Bounds } from '../solid/bounds.ts';
import type { Plan } from './plan.ts';
import { describing } from './portrait.ts';
import type { PlannedItem } from './planned-item.ts';

// One or two people who only stand there are seen as in a photograph of people, from the thighs up, so that their faces are seen (STUDIO-57).

/** What is seen of somebody who is shown from the thighs up as well. */
const doneWithHands: ReadonlySet<Act> = new Set<Act>([
  'drinks',
  'eats',
  'talks',
  'cooks',
  'phones',
  'photographs',
  'serves',
]);

/** How much of a counter is seen to each side of who is behind it, metres: its ends are cut, or they would be small. */
const halfCounter = 0.74;

/** What is to be seen of somebody: all, but of who serves no more of the counter than that. */
export const seenOfCounter = ({ from, to }: Bounds, { act }: Pick<PlannedItem['asked'], 'act'>, x: number): Bounds =>
  act === 'serves' ? { from: [x - halfCounter, from[1], from[2]], to: [x + halfCounter, to[1], to[2]] } : { from, to };

/** Who has no portrait and is known by what they wear above the knees and hold in their hands. */
const knownByHands: ReadonlySet<string> = new Set(['doctor', 'chef', 'couple', 'grandparents']);

/** More people than this are seen whole: they fill the width of a picture, and what is below them would be cut off for nothing. */
const mostNear = 2;

const isKnownFromThighs = ({ id, portrait }: Concept): boolean =>
  knownByHands.has(id) || (portrait !== undefined && portrait.isAskedOnly !== true);

/** Those of whom "little" says that they are young, and not that they are seen small. */
const young: ReadonlySet<string> = new Set(['boy', 'girl', 'siblings', 'twin boys', 'twin girls']);

/** What is left of the size of a subject in its picture where it was said to be small, or far away. */
export function smallness({ concept: { id }, asked: { size, side } }: Pick<PlannedItem, 'concept' | 'asked'>): number {
  return (young.has(id) ? 1 : Math.min(1, size)) * (side === 'far' ? 0.45 : 1);
}

/** What reaches to the ground and is seen to its hem. */
const toGround: ReadonlySet<string> = new Set<Garment>(['gown', 'robe', 'kimono']);

type Thighs = Pick<Plan, 'camera' | 'items' | 'heard'>;

/** Whether they are people of whom nothing is asked that is below their thighs: a word that is not understood may say what they do. */
function isSeenFromThighs({ camera, items, heard }: Thighs, near: readonly PlannedItem[]): boolean {
  const isPlain = (item: PlannedItem): boolean =>
    isAlive(item.concept) &&
    !isAnimal(item.concept) &&
    isKnownFromThighs(item.concept) &&
    (item.asked.act === undefined || doneWithHands.has(item.asked.act)) &&
    item.asked.traits?.some((trait) => toGround.has(trait)) !== true &&
    smallness(item) === 1;
  // What hangs in a hand at the side is below the knees.
  const hangs = items.some(({ heldBy, concept: { id } }) => heldBy !== undefined && hangsLow(id));
  const count = near.reduce((sum, one) => sum + one.count, 0);
  const isAllHeard = heard.ignored.every((word) => describing.has(word));
  if (isPortrayed({ camera }, near)) return true;
  return isAllHeard && camera === undefined && count > 0 && count <= mostNear && near.every(isPlain) && !hangs;
}

/** Whether a portrait is asked for of somebody alone of whom no bust is built: what they are known by is cut with them. */
function isPortrayed({ camera }: Pick<Plan, 'camera'>, near: readonly PlannedItem[]): boolean {
  const [one, ...others] = near;
  if (camera !== 'close' || !one || others.length > 0 || one.count > 1) return false;
  const { concept, asked } = one;
  return (
    isAlive(concept) &&
    !isAnimal(concept) &&
    concept.stands === 'ground' &&
    concept.size.height > upright &&
    asked.act === undefined &&
    smallness(one) === 1
  );
}

/** Who is as high as this stands upright, metres: a baby crawls. */
const upright = 1.5;
/** Of a portrait the chest is seen; and how high people are at most without what rises over them, metres. */
const [underChest, highest] = [0.52, 1.9] as const;

/** How much of somebody is below the picture, as a share of how tall they are: above the knees, below hands that hang, and never at a joint. */
const under = { least: 0.31, vary: 0.06 } as const;
/** How much of a picture is at most left over their heads. */
const mostOver = 0.24;

/** How much of the height of a picture those have who are shown from the thighs up, and how much of its width at most. */
export const [shareFromThighs, widestFromThighs] = [0.87, 0.92] as const;

/** How much of those who are near in a picture is below it, metres; 0 where they are seen whole. */
export function belowPicture(
  plan: Thighs,
  near: readonly PlannedItem[],
  { box, aspect, chance }: { readonly box: Bounds; readonly aspect: number; readonly chance: number },
): number {
  if (!isSeenFromThighs(plan, near)) return 0;
  const [wide, top] = [box.to[0] - box.from[0], box.to[1] - box.from[1]];
  // What they hold may rise over their heads.
  const tall = Math.min(top, ...near.map(({ concept, asked }) => concept.size.height * asked.size));
  if (isPortrayed(plan, near)) return Math.min(tall, highest) * underChest;
  const usual = tall * (under.least + under.vary * chance);
  // As much of them as the width of the picture lets the eye come near.
  const shown = wide / (widestFromThighs * aspect);
  const lower = Math.max(tall * under.least, Math.min(usual, top - shareFromThighs * shown));
  return top - lower < (1 - mostOver) * shown ? 0 : lower;
}
