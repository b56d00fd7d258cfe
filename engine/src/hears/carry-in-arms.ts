import { isCarried } from '../concepts/carried.ts';
import { canCarry } from '../concepts/holding.ts';
import { findConcept } from '../concepts/registry.ts';
import type { Asked } from './heard.ts';
import type { Reading } from './reading.ts';
import { takePart } from './take-part.ts';

const holding =
  'holding|holds|carrying|carries|cradling|cradles|hält|haltend|trägt|tragend|sosteniendo|sostiene|cargando|carga|llevando|portant|porte|tenant|tient|يحمل|تحمل';
/** By these whoever stands on their own feet is hugged, and what is small taken into the arms. */
const hugging = 'hugging|hugs|cuddling|cuddles|umarmt|abrazando|abraza|يحتضن|تحتضن';
const onOwnFeet: ReadonlySet<string> = new Set(['boy', 'girl', 'woman', 'bride']);
const inArms =
  /(?<![\p{L}-])(?:in (?:his|her|their|the|both) arms|auf dem arm|im arm|in den armen|in seinen armen|in ihren armen|en brazos|en (?:sus|los) brazos|dans (?:ses|les) bras|بين ذراعيه|بين ذراعيها)(?![\p{L}-])|怀里|抱着|抱き|抱っこ|抱い/u;

/** Somebody small, a bride or a pet that a person was said to carry or to hold is in the arms of that person (STUDIO-58). */
export function carryInArms(text: string, reading: Reading): void {
  const { asked } = reading;
  const things = asked.filter(({ kind }) => kind === 'thing');
  const [words] = inArms.exec(text) ?? [];
  const held = things.slice(1).find((one) => isOne(one) && isCarried(one.id) && (words ?? saidToHold(text, one)));
  const holder = held && things.slice(0, things.indexOf(held)).findLast((one) => isCarrier(one, held));
  if (!held || !holder) return;
  const { act: _act, ...still } = held;
  asked[asked.indexOf(held)] = { ...still, isCarried: true };
  // Nobody embraces who is in their arms already.
  const { act, ...free } = holder;
  if (act === 'embraces') asked[asked.indexOf(holder)] = free;
  takePart(`${words ?? ''} ${holding.replaceAll('|', ' ')} ${hugging.replaceAll('|', ' ')}`, reading);
}

const isOne = ({ plural, count = 1, side }: Asked): boolean => !plural && count === 1 && side === undefined;

/** Whether a verb of holding stands before it, up to three words apart. */
const saidToHold = (text: string, { id, phrase }: Asked): string | undefined =>
  new RegExp(
    `(?<![\\p{L}-])(?:${onOwnFeet.has(id) ? holding : `${holding}|${hugging}`})(?: \\p{L}+){0,3} ${phrase}`,
    'u',
  ).exec(text)?.[0];

/** Whether somebody alone, who does nothing else with the hands, is large enough to carry it. */
function isCarrier(one: Asked, held: Asked): boolean {
  const [who, what] = [findConcept(one.id), findConcept(held.id)];
  if (!who || !what || !isOne(one)) return false;
  const act = one.act === 'embraces' ? undefined : one.act;
  return who.size.height >= what.size.height && canCarry(who, what, act);
}
