import { canCarry, canHold } from '../concepts/holding.ts';
import { findConcept } from '../concepts/registry.ts';
import type { Asked } from './heard.ts';

// Words of what is done that nothing has to be changed for, since it is seen in what is drawn: they do take part.

const listed = (words: string): ReadonlySet<string> => new Set(words.split('/'));

const wearing = listed('wearing/wears/wear/trägt/tragend/lleva/llevando/porte/portant');
const holding = listed(
  'holding/holds/hold/carrying/carries/hält/haltend/sostiene/sosteniendo/tient/tenant/hugging/hugs/cuddling/cuddles/umarmt/umarmend/abrazando/abraza/serrant',
);

const filling = listed(
  'full/filled/voll/voller/gefüllt/llena/lleno/pleine/plein/remplie/rempli/ripe/reife/reifer/maduras/mûres',
);
const playing = listed('playing/plays/play/strumming/spielt/spielend/spielen/tocando/toca/jouant/joue');
const instruments = listed('guitar/electric guitar/violin');

/** What somebody or something that is drawn does by itself, by its id. */
const byThemselves: Readonly<Record<string, ReadonlySet<string>>> = {
  volcano: listed('erupting/erupts/ausbrechend/ausbricht'),
  chef: listed('cooking/cooks/kocht/kochend/cocina/cocinando/cuisine'),
  ballerina: listed('dancing/dances/tanzt/tanzend/baila/bailando/danse'),
  kite: listed('flying/flies/fly/steigen'),
  moon: listed('full/voller/llena/pleine'),
  phoenix: listed('burning'),
};

/** The words that are passed over without what is seen of them in the picture. */
export function withoutSeen(drawn: readonly Asked[], ignored: readonly string[]): readonly string[] {
  const isWorn =
    drawn.some(({ worn = [] }) => worn.length > 0) ||
    drawn.some(({ kind }) => kind === 'belonging' || kind === 'trait');
  const isHeld = drawn.some((held) => drawn.some((holder) => holder !== held && holds(holder, held)));
  const isServed = drawn.some(({ servedIn }) => servedIn !== undefined);
  return ignored.filter(
    (word) =>
      !(isWorn && wearing.has(word)) &&
      !(isHeld && holding.has(word)) &&
      !(isServed && filling.has(word)) &&
      !(isHeld && playing.has(word) && drawn.some(({ id }) => instruments.has(id))) &&
      !drawn.some(({ id }) => byThemselves[id]?.has(word)),
  );
}

/** Whether somebody who is drawn has this in their hands (STUDIO-58). */
function holds(holder: Asked, held: Asked): boolean {
  if (held.kind === 'belonging') return true;
  if (holder.kind !== 'thing' || held.kind !== 'thing' || held.side !== undefined) return false;
  const [who, what] = [findConcept(holder.id), findConcept(held.id)];
  const areSingle = (holder.count ?? 1) === 1 && (held.count ?? 1) === 1;
  return (
    who !== undefined && what !== undefined && areSingle && (held.isCarried ? canCarry : canHold)(who, what, holder.act)
  );
}
