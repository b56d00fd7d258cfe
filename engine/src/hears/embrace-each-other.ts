import { findConcept } from '../concepts/registry.ts';
import { isPerson } from './doers.ts';
import type { Asked } from './heard.ts';
import { dogs } from './lead-dogs.ts';
import type { Reading } from './reading.ts';
import { takePart } from './take-part.ts';

const inArms =
  /(?<![\p{L}-])(?:(?:hugging|hugs|hug|embracing|embraces|embrace|cuddling|cuddles|cuddle)(?: each other| one another)?|in each other.s arms|(?:umarmen|umarmt|umarmend|umarmende|kuscheln|kuschelt|knuddelt)(?: sich)?|sich umarmend|abrazando|abraza|abrazan|abrazándose|abrazados|abrazadas|(?:enlacés|enlacées|s.enlaçant|enlaçant|enlace|enlacent|étreignant|étreint|étreignent|câlinant|câline)|(?:serrant|serre) dans ses bras|يعانق|تعانق|يتعانقان|تتعانقان|يتعانقون|يحتضن|تحتضن|يحضن|تحضن)(?![\p{L}-])|拥抱|相拥|抱着|抱き合(?:って|う)|抱きしめて|抱きしめる|ハグ/u;

/** Words that say of themselves that there are two, in languages whose nouns do not. */
const mutual = /抱き合|相拥|يتعانق|تتعانق/u;

/** Two people who were said to hug have each other in their arms, and so have somebody and a dog (STUDIO-79). */
export function embraceEachOther(text: string, reading: Reading): void {
  const [words] = inArms.exec(text) ?? [];
  const { asked } = reading;
  if (words === undefined) return;
  const people = asked.filter((one) => isPerson(one) && !one.isCarried);
  const [first, second] = people;
  if (!first || !people.every(isFree)) return;
  const isPair =
    people.length === 1 && (first.count === 2 || (first.count === undefined && (first.plural || mutual.test(words))));
  const areTwo = people.length === 2 && second !== undefined && isOne(first) && isOne(second);
  const dog = asked.find((one) => one.kind === 'thing' && dogs.has(one.id) && isOne(one) && !one.isCarried);
  const isWithDog = people.length === 1 && isOne(first) && dog !== undefined;
  if (!isPair && !areTwo && !isWithDog) return;
  for (const one of people)
    asked[asked.indexOf(one)] = { ...one, act: 'embraces', ...(isPair && { plural: true, count: 2 }) };
  takePart(words, reading);
}

const isOne = ({ plural, count = 1 }: Asked): boolean => !plural && count === 1;

/** Whether nothing else was said of what somebody of every day does, or where they are. */
const isFree = ({ id, act, side }: Asked): boolean =>
  findConcept(id)?.dresses === true && (act === undefined || act === 'embraces') && side === undefined;
