import { findConcept } from '../concepts/registry.ts';
import { isPerson } from './doers.ts';
import type { Asked } from './heard.ts';
import type { Reading } from './reading.ts';
import { takePart } from './take-part.ts';

/** What is walked on a lead. */
export const dogs: ReadonlySet<string> = new Set(
  (
    'dog/puppy/beagle/bernese mountain dog/border collie/chihuahua/corgi/dachshund/dalmatian/doberman/french bulldog/german shepherd/golden retriever/' +
    'husky/labrador/poodle/pug/rottweiler/samoyed/shiba inu/spaniel/terrier'
  ).split('/'),
);

const onLead =
  /(?<![\p{L}-])(?:(?:on|with) (?:a |the |his |her |its |their )?(?:\p{L}+ )?(?:leash|leashes|lead|leads)|leashed|an der (?:kurzen |langen )?leine|mit leine|con (?:la |una )?correa|atado con correa|(?:en|tenu en) laisse|برباط|بمقود)(?![\p{L}-])|牵绳|牵着|狗绳|リード|散歩紐/u;

/** Verbs of going, up to three words before the dog that somebody takes with them; and the words for nothing but that. */
const taking =
  '(?<![\\p{L}-])(?:walking|walks|walk|strolling|strolls|out walking|geht|gehen|führt|spaziert|paseando|pasea|pasean|caminando|camina|promenant|promène|promènent|marchant|marche|يمشي|تمشي|يتمشى|تتمشى|ينزه|تنزه)(?: \\p{L}+){0,3} ';
const takenOut =
  /(?<![\p{L}-])(?:gassi(?: (?:gehen|gehend|führen))?|geht gassi|walked by|taken for a walk)(?![\p{L}-])|遛|犬の散歩|犬を散歩|犬と散歩/u;

/** A dog that is walked is on a lead, and so is one that was said to be: somebody holds it, where nobody was named (STUDIO-58). */
export function leadDogs(text: string, reading: Reading): void {
  const { asked } = reading;
  const [words] = onLead.exec(text) ?? [];
  const [out] = takenOut.exec(text) ?? [];
  const isTaken = ({ phrase }: Asked): boolean => new RegExp(`${taking}${phrase}`, 'u').test(text);
  const people = asked.filter(isPerson);
  const holder = people.find((one) => canLead(one));
  if (people.length > 0 && !holder) return;
  const led = asked.filter(
    (one) =>
      one.kind === 'thing' &&
      dogs.has(one.id) &&
      !resting.has(one.act) &&
      one.side === undefined &&
      (words !== undefined || (holder !== undefined && (out !== undefined || isTaken(one)))),
  );
  const [first] = led;
  if (!first) return;
  for (const one of led) asked[asked.indexOf(one)] = { ...one, isLed: true };
  if (holder) asked[asked.indexOf(holder)] = { ...holder, act: holder.act ?? 'walks' };
  else asked.push({ kind: 'thing', id: 'person', phrase: words ?? '', plural: false, size: 1, count: 1, act: 'walks' });
  for (const said of [words, out]) if (said !== undefined) takePart(said, reading);
}

/** Whether somebody alone goes or stands there, and has a hand for a lead. */
const canLead = ({ id, plural, count = 1, act }: Asked): boolean =>
  !plural && count === 1 && goes.has(act) && findConcept(id)?.dresses === true;

const goes: ReadonlySet<Asked['act']> = new Set<Asked['act']>([undefined, 'walks', 'runs']);
const resting: ReadonlySet<Asked['act']> = new Set<Asked['act']>(['lies', 'sleeps', 'plays', 'leaps']);
