import { onCounter } from '../concepts/counters.ts';
import { hasByThemselves } from '../concepts/belongings.ts';
import type { Concept } from '../concepts/concept.ts';
import { isWorn } from '../concepts/worn.ts';
import { animalWears } from '../concepts/worn-by-animals.ts';
import { findConcept } from '../concepts/registry.ts';
import { toolsOf } from './tools-of.ts';
import type { Side } from './grammar.ts';
import type { Asked } from './heard.ts';

/** What is said to be in such a place is a thing of its own: "a knight beside a sword". */
const apart: ReadonlySet<Side | undefined> = new Set<Side>([
  'left',
  'right',
  'above',
  'under',
  'behind',
  'front',
  'beside',
  'far',
]);

/**
 * "A knight with a sword and shield" has both by himself: what somebody is built with is theirs, and no second one is painted beside them.
 * What is only painted with somebody, and nobody has it who was named, is `missing` (STUDIO-58).
 */
export function withBelongings(asked: readonly Asked[]): {
  readonly asked: readonly Asked[];
  readonly missing: readonly Asked[];
} {
  const owners = new Map(asked.map((one) => [one, ownerOf(one, asked)]));
  const isOwned = (one: Asked): boolean => owners.get(one) !== undefined;
  const things = asked.filter(({ kind }) => kind === 'thing');
  const kept = things.filter((thing) => !isOwned(thing));
  const missing = asked.filter((one) => one.kind === 'belonging' && !isOwned(one));
  const described = asked.flatMap((one): readonly Asked[] => {
    if (missing.includes(one)) return [];
    const { side, of, ...rest } = one;
    if (isOwned(one)) return [{ ...rest, kind: 'belonging' }];
    const colours = coloursOfOwn(one, asked, owners);
    const worn = asked.flatMap(({ id }, i) => (owners.get(asked[i] ?? one) === one && wears(one, id) ? [id] : []));
    const own: Asked = { ...rest, ...(colours && { colours }), ...(worn.length > 0 && { worn }) };
    const other = of === undefined ? undefined : things[of];
    // "A knight with a sword on a horse": it is he who rides.
    const whole = other && (owners.get(other) ?? other);
    const index = whole === undefined ? -1 : kept.indexOf(whole);
    return [{ ...own, ...(side && { side }), ...(index >= 0 && whole !== one && { of: index }) }];
  });
  return { asked: described, missing };
}

/** Whether somebody who is drawn is built with it: a knight who was said to be without a sword has it nevertheless, and nobody is told otherwise. */
export function isBuiltWith(drawn: readonly Asked[], id: string): boolean {
  return drawn.some((one) => {
    const concept = conceptOf(one);
    return concept !== undefined && hasByThemselves(concept, id);
  });
}

/** Who has it by themselves, of those who were named. */
function ownerOf(one: Asked, asked: readonly Asked[]): Asked | undefined {
  if ((one.kind !== 'thing' && one.kind !== 'belonging') || apart.has(one.side)) return undefined;
  // "A sword in a stone" is in nobody's hand.
  if (one.phrase.includes(' in ')) return undefined;
  const isOne = (asked: Asked): boolean => !asked.plural && (asked.count ?? 1) === 1;
  const has = asked.find((owner) => {
    const concept = conceptOf(owner);
    return (
      concept &&
      owner !== one &&
      ((hasByThemselves(concept, one.id) && (isOne(one) || !isOne(owner))) || isHeldInAct(owner, one))
    );
  });
  if (has || (one.count ?? 1) > (arePair.has(one.id) ? 2 : 1)) return has;
  // "A man and a woman with a hat": she wears it.
  const wearers = asked.filter((owner) => owner !== one && (isOne(owner) || one.plural) && wears(owner, one.id));
  const isBefore = (owner: Asked): boolean => asked.indexOf(owner) < asked.indexOf(one);
  // "Sunglasses beside a cat" are not on it.
  return wearers.findLast(isBefore) ?? wearers.find((owner) => !apart.has(owner.side));
}

/** What is a pair by its word. */
const arePair: ReadonlySet<string> = new Set(['headphones', 'sunglasses']);

/** Whoever fishes has the rod for it, and so is it with all that is only done with something; on a counter is what belongs there. */
const isHeldInAct = ({ act, counter }: Asked, { id }: Asked): boolean =>
  (act !== undefined && toolsOf[act]?.includes(id) === true) ||
  (counter !== undefined && onCounter[counter].includes(id));

/** Whether somebody puts it on who was not built with it. */
function wears(owner: Asked, id: string): boolean {
  const concept = conceptOf(owner);
  if (!concept || hasByThemselves(concept, id)) return false;
  return concept.dresses === true ? isWorn(id) : animalWears(concept, id);
}

const conceptOf = ({ kind, id }: Asked): Concept | undefined => (kind === 'thing' ? findConcept(id) : undefined);

function coloursOfOwn(
  owner: Asked,
  asked: readonly Asked[],
  owners: ReadonlyMap<Asked, Asked | undefined>,
): Asked['colours'] {
  const said = asked.flatMap((one) =>
    owners.get(one) === owner && one.colour !== undefined ? [[one.id, one.colour] as const] : [],
  );
  return said.length === 0 ? undefined : Object.fromEntries(said);
}
