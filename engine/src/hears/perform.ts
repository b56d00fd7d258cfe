import { canFly } from '../concepts/airborne.ts';
import type { Concept } from '../concepts/concept.ts';
import { isAlive, isIdOfLiving } from '../concepts/living.ts';
import { findConcept } from '../concepts/registry.ts';
import { doings, silent } from './grammar.ts';
import type { Doing } from './grammar.ts';
import type { Asked } from './heard.ts';
import type { Reading } from './reading.ts';

/** What is said of how something looks all over: it was said right before or right behind its name. */
export const ofSurface: ReadonlySet<Doing | undefined> = new Set<Doing>(['glows', 'burns']);

/** Whether something can be seen doing what was said. What has a flame by itself needs no fire, and nothing that lives is burnt. */
function can(concept: Concept, doing: Doing): boolean {
  if (doing === 'glows') return true;
  if (doing === 'flies') return canFly(concept);
  if (doing === 'swims' && livesInWater(concept)) return true;
  if (doing === 'burns') return !isAlive(concept) && !alight.has(concept.id) && concept.shines === undefined;
  return concept.acts?.includes(doing) === true;
}

const alight: ReadonlySet<string> = new Set(['candle', 'candelabra', 'lamp', 'oil lamp', 'volcano']);

/** Lets a thing do what was said of it; says whether it is seen doing that. */
export function perform(thing: Asked | undefined, doing: Doing | undefined, reading: Reading, word?: string): boolean {
  const concept = thing?.kind === 'thing' ? findConcept(thing.id) : undefined;
  if (!thing || !concept || doing === undefined) return false;
  if (!can(concept, doing)) return false;
  const seen = doing === 'swims' ? swimsBy(concept, word) : seenBy(doing);
  reading.asked[reading.asked.indexOf(thing)] = { ...thing, ...seen };
  return true;
}

/** Whether it is seen swimming by itself. */
const livesInWater = (concept: Concept): boolean =>
  isAlive(concept) && (concept.stands === 'underwater' || concept.stands === 'water');

/** Of people it is kept by which word they swim: they only do in water. */
const swimsBy = (concept: Concept, word: string | undefined): Partial<Asked> =>
  livesInWater(concept) ? {} : { act: 'swims', ...(word !== undefined && { actWord: word }) };

/** By what in it a thing is seen doing something. */
function seenBy(doing: Doing): Partial<Asked> {
  switch (doing) {
    case 'flies':
      return { isAloft: true };
    case 'glows':
      return { glows: true };
    case 'burns':
      return { burns: true };
    default:
      return { act: doing };
  }
}

/**
 * Lets the last thing that was named before it do what was said, if that can: "a woman in a red dress dancing"; it is passed over otherwise. What
 * glows was said to right behind its name: of "a girl with a glowing orb" the girl does not.
 */
export function performLate(word: string | undefined, reading: Reading, isBehind = false): void {
  if (word === undefined) return;
  const doing = doings.get(word);
  // "A cow and a man drinking coffee": it is the man who drinks, though he is not seen with his head down.
  const nearest = reading.asked.findLast(({ id }) => isIdOfLiving(id));
  const all = doing === 'grazes' && nearest ? [nearest] : reading.asked;
  const able = (!ofSurface.has(doing) || isBehind) && all.findLast((thing) => perform(thing, doing, reading, word));
  if (!able && !silent.has(word)) reading.ignored.push(word);
}
