import { isPerson } from './doers.ts';
import { takePart } from './take-part.ts';
import type { Reading } from './reading.ts';

const onShoulders =
  /(?<![\p{L}-])(?:(?:carrying|carries|with) )?(?:\p{L}+ ){0,4}?(?:on|upon|auf|sobre|en|sur) (?:his|her|the|their|seinen|ihren|den|sus|los|ses|les) (?:shoulders|schultern|hombros|épaules)(?![\p{L}-])|肩车|肩上|肩車|على كتفيه|على أكتافه/u;
const grown: ReadonlySet<string> = new Set(['man', 'woman']);
const children: ReadonlySet<string> = new Set(['boy', 'girl']);
const verbs =
  'carrying carries trägt tragend llevando lleva cargando portant porte shoulders schultern hombros épaules كتفيه';

/** A child that somebody has on their shoulders sits there (STUDIO-58). */
export function carryOnShoulders(text: string, reading: Reading): void {
  const { asked } = reading;
  const [words] = onShoulders.exec(text) ?? [];
  const things = asked.filter(({ kind }) => kind === 'thing');
  const carrier = things.find((one) => grown.has(one.id) && isPerson(one));
  const child = things.findIndex((one) => children.has(one.id) && !one.plural && (one.count ?? 1) === 1);
  if (words === undefined || !carrier || child < 0) return;
  asked[asked.indexOf(carrier)] = { ...carrier, act: 'has a child on the shoulders', side: 'on', of: child };
  takePart(words, reading);
  takePart(verbs, reading);
}
