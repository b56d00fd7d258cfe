import { eventsOfViews } from '../events/index.ts';
import { settings } from '../settings/built.ts';
import { places } from '../settings/places.ts';
import { coloursByWord } from './grammar.ts';
import type { CameraWord } from './grammar.ts';
import type { Asked, Heard } from './heard.ts';
import { isOldByName } from '../concepts/old-by-name.ts';
import { hairLengths, isGarment } from '../concepts/traits.ts';
import type { Trait } from '../concepts/concept.ts';
import { isAnimal } from '../concepts/living.ts';
import { findConcept } from '../concepts/registry.ts';
import { readPrompt } from './read-prompt.ts';
import type { Reading } from './reading.ts';
import { asLeft } from './as-left.ts';
import { inItsStreets } from './in-its-streets.ts';
import { unseenOf } from './where.ts';
import { isBuiltWith, withBelongings } from './with-belongings.ts';
import { restsOn } from './rests-on.ts';
import { servedIn } from './served-in.ts';
import { withoutSeen } from './is-seen.ts';
import { without } from './without.ts';

/**
 * What of a prompt will be drawn, what not, what is refused and what takes no part; in a few milliseconds, without
 * painting. Everything it calls drawn is in the picture: a test paints every concept and looks.
 */
export function hears(prompt: string): Heard {
  const reading = withMothers(withLengths(withoutParents(prompt, readPrompt(prompt))));
  const denied = new Set(reading.refused.map(({ id }) => id));
  const wanted = inItsStreets(reading.asked).filter(({ id }) => !denied.has(id));
  const served = servedIn(prompt, wanted, reading.notDrawn);
  const { asked: owned, missing } = withBelongings(served.asked);
  const { asked: seated, missing: unseenWords } = restsOn(prompt, owned, served.missing);
  const asked = [...seated, ...served.vessels];
  const once = asked.filter((one, i) => one.kind === 'thing' || asked.findIndex(({ id }) => id === one.id) === i);
  const things = once.filter(({ kind }) => kind === 'thing');
  const known = once.filter((one) =>
    canDraw(one, things.length > 0 || once.some(({ kind, id }) => kind === 'event' && !eventsOfViews.has(id))),
  );
  const unseen = unseenOf(known);
  const { described, idle } = withTraits(unseen.size === 0 ? known : without(known, unseen));
  const { drawn, ignored } = asLeft(prompt, described, reading.ignored);
  const lost = once.filter((one) => !known.includes(one) || unseen.has(one)).map(({ phrase }) => phrase);
  const isMissed = ({ id }: Asked): boolean => id !== 'old';
  const absent = [...unseenWords, ...missing.map(({ phrase }) => phrase), ...lost];
  const notDrawn = [...new Set([...absent, ...idle.filter(isMissed).map(({ phrase }) => phrase)])];
  const moves = reading.camera !== undefined && obeys(reading.camera.word, drawn);
  // "An angry cat" is a cat: what is said of the looks of something is no subject.
  const first = firstSubject(prompt, drawn, absent);
  return {
    drawn,
    notDrawn,
    refused: [...denied].filter((id) => !isBuiltWith(drawn, id)),
    ignored: [
      ...new Set([
        ...withoutSeen(drawn, ignored),
        ...reading.refused.filter(({ id }) => isBuiltWith(drawn, id)).map(({ phrase }) => phrase),
        ...idle.filter((one) => !isMissed(one)).map(({ phrase }) => phrase),
        ...(reading.camera && !moves ? [reading.camera.phrase] : []),
      ]),
    ],
    ...(reading.camera && moves && { camera: reading.camera.word }),
    palette: reading.palette,
    verdict: drawn.every(({ kind }) => manners.has(kind))
      ? 'nothing'
      : notDrawn.length === 0
        ? 'all'
        : first === 'drawn'
          ? 'part'
          : 'little',
  };
}

/** Words of how a picture is painted: by themselves they ask for nothing to be seen. */
const manners: ReadonlySet<Asked['kind']> = new Set(['mood', 'style'] as const);

/** Hears the length of hair that was said before its colour, which is otherwise passed over. */
function withLengths(reading: Reading): Reading {
  const isHair = ({ kind, id }: Asked): boolean => kind === 'trait' && id.endsWith(' hair');
  const said = reading.ignored.find((word) => hairLengths.has(word));
  const colour = reading.asked.find(isHair);
  const id = said === undefined ? undefined : hairLengths.get(said);
  if (said === undefined || id === undefined || !colour) return reading;
  const length: Asked = { ...colour, id, phrase: said };
  const asked = reading.asked.flatMap((one) => (one === colour ? [length, colour] : [one]));
  return { ...reading, asked, ignored: reading.ignored.filter((word) => word !== said) };
}

/** A cub or a calf of which no more was said is that of the animal it was named with: "a bear and her cub" are bears. */
function withMothers(reading: Reading): Reading {
  const ofMother = (one: Asked): Asked => {
    const young = one.id.split(' ').at(-1) ?? '';
    if (one.kind !== 'thing' || !youngOfMany.has(young) || one.phrase.includes(' ')) return one;
    const mother = reading.asked.find(
      ({ kind, id }) => kind === 'thing' && findConcept(`${id} ${young}`) !== undefined,
    );
    return mother ? { ...one, id: `${mother.id} ${young}` } : one;
  };
  return { ...reading, asked: reading.asked.map((one) => ofMother(one)) };
}

/** "A mother cat" is a cat, and nobody stands beside it. */
function withoutParents(prompt: string, reading: Reading): Reading {
  const text = prompt.toLowerCase().normalize('NFC');
  const animals = reading.asked.filter(({ kind, id }) => kind === 'thing' && isAnimal({ id }));
  const isParent = ({ kind, id, phrase }: Asked): boolean =>
    kind === 'thing' && parents.has(id) && animals.some((animal) => text.includes(`${phrase} ${animal.phrase}`));
  return { ...reading, asked: [...without(reading.asked, new Set(reading.asked.filter(isParent)))] };
}

/** What mothers and fathers are painted as. */
const parents: ReadonlySet<string> = new Set(['woman', 'man']);

/** What the young of several kinds are called. */
const youngOfMany: ReadonlySet<string> = new Set(['cub', 'calf']);

/** Whose looks can be told: of who is painted with a face. */
const hasLooks = ({ kind, id }: Asked): boolean => {
  const concept = kind === 'thing' ? findConcept(id) : undefined;
  return concept?.portrait !== undefined || concept?.hasLooks === true;
};

/** Who wears what is said. */
const canWear = ({ kind, id }: Asked): boolean => kind === 'thing' && findConcept(id)?.dresses === true;

/** "A black woman": that is her skin and not her coat. */
const isSaidOfSkin = (one: Asked): boolean =>
  canWear(one) && hasLooks(one) && one.colour === coloursByWord.get('black');

/**
 * Gives traits to the people of whom they were said: the one named before, or the next ("a blonde woman"); an old castle is no old man. Those
 * that are nobody's are `idle`.
 */
function withTraits(drawn: readonly Asked[]): {
  readonly described: readonly Asked[];
  readonly idle: readonly Asked[];
} {
  const told = new Map<Asked, Trait[]>();
  const colours = new Map<Asked, string>();
  const idle: Asked[] = [];
  drawn.forEach((one, at) => {
    if (hasLooks(one) && isOldByName(one.phrase)) told.set(one, [...(told.get(one) ?? []), 'old']);
    if (isSaidOfSkin(one)) told.set(one, [...(told.get(one) ?? []), 'dark skin']);
    if (one.kind !== 'trait') return;
    const next = drawn.slice(at).find(({ kind }) => kind === 'thing');
    const before = drawn.slice(0, at).findLast(({ kind }) => kind === 'thing');
    const has = isGarment(one.id) ? canWear : hasLooks;
    const whose = [one.id === 'old' ? undefined : before, next].find((person) => person && has(person));
    // "In a red dress": the colour is what they wear.
    if (whose && isGarment(one.id) && one.colour !== undefined) colours.set(whose, one.colour);
    if (whose) told.set(whose, [...(told.get(whose) ?? []), one.id as Trait]); // ids of that kind are traits
    else idle.push(one);
  });
  const described = drawn.flatMap((one) => {
    const own = told.get(one);
    const colour = (isSaidOfSkin(one) ? undefined : one.colour) ?? colours.get(one);
    const { colour: _, ...uncoloured } = one;
    return idle.includes(one)
      ? []
      : [own ? { ...uncoloured, traits: own, ...(colour !== undefined && { colour }) } : one];
  });
  return { described, idle };
}

/** Views of a whole have an eye of their own; only from above do they become a place that is built. */
function obeys(camera: CameraWord, drawn: readonly Asked[]): boolean {
  if (drawn.some(({ kind }) => kind === 'thing' || kind === 'event')) return true;
  return drawn.some(({ kind, id }) => {
    const place = kind === 'place' ? places.find((one) => one.id === id) : undefined;
    return place?.setting !== undefined && (camera === 'aerial' || place.view === undefined);
  });
}

/** A place that is only known as a view of its own cannot hold things. */
function canDraw(one: Asked, withThings: boolean): boolean {
  if (one.kind !== 'place') return true;
  const place = places.find(({ id }) => id === one.id);
  if (!place) return false;
  const built = place.setting !== undefined && settings[place.setting] !== undefined;
  return built || (!withThings && place.view !== undefined);
}

/** Whether the first thing that a prompt names, its subject, is drawn. */
function firstSubject(prompt: string, drawn: readonly Asked[], notDrawn: readonly string[]): 'drawn' | 'missing' {
  const text = prompt.toLowerCase();
  const at = (phrase: string): number => {
    const found = text.indexOf(phrase);
    return found < 0 ? text.length : found;
  };
  const missing = Math.min(...notDrawn.map(at));
  const things = drawn.filter(({ kind }) => kind === 'thing');
  // Where nothing stands the land is the subject.
  const subjects = things.length > 0 ? things : drawn.filter(({ kind }) => kind === 'place');
  return subjects.some(({ phrase }) => at(phrase) < missing) ? 'drawn' : 'missing';
}
