import { juggled } from '../shapes/juggled.ts';
import type { Act } from '../concepts/concept.ts';
import { doersOf, isPerson, shareActs } from './doers.ts';
import { forget } from './count-anew.ts';
import type { Asked } from './heard.ts';
import { gatherIn } from './gather-in.ts';
import { deeds } from './deeds.ts';
import type { Reading } from './reading.ts';
import { takePart } from './take-part.ts';

/**
 * What people are said to do, in words that are verbs alone: all who are said to do it are seen doing it, and the words take part. Which of
 * two a verb means is told by what was named with it: who "has" coffee drinks, and who plays chess sits at a board.
 */
export function letThemDo(text: string, reading: Reading): void {
  asKite(text, reading);
  shareActs(text, reading);
  for (const { act, patterns, needs } of deeds) {
    if (needs && !needs(reading)) continue;
    for (const pattern of patterns) {
      const found = pattern.exec(text);
      if (!found) continue;
      const doers = doersOf(text, found.index, act, reading);
      for (const one of doers) does(one, act, reading);
      if (doers.length > 0) takePart(found[0], reading);
    }
  }
  tellJuggled(reading);
  crossArmsAlone(reading);
  gatherIn(text, reading);
}

/** Who juggles does it with what was named after them, where that can be thrown (STUDIO-28). */
function tellJuggled({ asked }: Reading): void {
  const fruit = asked.find(({ kind, id, side }) => kind === 'thing' && juggled[id] !== undefined && side === undefined);
  if (!fruit) return;
  asked.forEach((one, i) => {
    if (one.act === 'juggles') asked[i] = { ...one, juggles: fruit.id };
  });
}

/** "Brazos cruzados" and "bras croisés" are arms, and no knights of a crusade. */
function crossArmsAlone({ asked }: Reading): void {
  const knights = asked.find(({ id, phrase }) => id === 'knight' && /^(?:cruzados|croisés)$/u.test(phrase));
  if (knights && asked.some(({ act }) => act === 'folds arms')) forget(asked, knights);
}

/** "Una cometa" is a comet, and what a child flies is a kite. */
function asKite(text: string, { asked }: Reading): void {
  const at = asked.findIndex(({ id, phrase }) => id === 'comet' && phrase.startsWith('cometa'));
  const comet = asked[at];
  if (
    !comet ||
    !asked.some(isPerson) ||
    !/(?<!\p{L})(?:volando|vuelan?|volar|con) (?:una|su|la|sus) cometa/u.test(text)
  )
    return;
  asked[at] = { ...comet, kind: 'thing', id: 'kite' };
}

function does(one: Asked, act: Act, { asked }: Reading): void {
  asked[asked.indexOf(one)] = { ...one, act };
}
