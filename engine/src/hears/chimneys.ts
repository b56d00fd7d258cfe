import type { Reading } from './reading.ts';

/** Houses that are built with a chimney, which smokes where that was said. */
const withChimney: ReadonlySet<string> = new Set(['house', 'cottage', 'cabin']);

const listed = (words: string): ReadonlySet<string> => new Set(words.split('/'));

const chimneys = listed('chimney/chimneys/schornstein/schornsteine/kamin/chimenea/cheminée');
const smoke = listed(
  'smoke/smoking/smokes/rauch/raucht/rauchend/rauchendem/rauchender/humo/humeante/echando humo/fumée/fume/fumant/fumante',
);
/** How smoke is said to leave. */
const leaving = listed('rising/coming/curling/billowing/drifting/pouring/rises/comes/curls/steigt/kommt/sale/sort');

/** "A cottage with smoke rising from the chimney" has both: its chimney is no other thing, and smokes. */
export function smokeFromChimneys({ asked, notDrawn, ignored }: Reading): void {
  const at = asked.findIndex(({ kind, id }) => kind === 'thing' && withChimney.has(id));
  const house = asked[at];
  if (!house) return;
  const said = [...asked.slice(at + 1).map(({ phrase }) => phrase), ...notDrawn, ...ignored];
  if (!said.some((word) => chimneys.has(word))) return;
  const smokes = said.some((word) => smoke.has(word));
  if (smokes) asked[at] = { ...house, smokes: true };
  // The factory that is known by its chimneys, the fireplace that has the same name, and the view that smoke is by itself, are the house's own.
  for (let i = asked.length - 1; i > at; i--) if (isSeen(asked[i]?.phrase ?? '', smokes)) asked.splice(i, 1);
  for (const words of [notDrawn, ignored]) {
    const left = words.filter((word) => !isSeen(word, smokes));
    words.splice(0, words.length, ...left);
  }
}

const isSeen = (word: string, smokes: boolean): boolean =>
  chimneys.has(word) || (smokes && (smoke.has(word) || leaving.has(word)));
