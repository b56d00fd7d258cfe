import type { Db } from '../../../db/transaction.ts';
import { type Actor, actorId } from '../../../kernel/actor.ts';
import { findBlockedAmong } from '../../follows/index.ts';
import { commonPhrases, type Phrase } from './phrases.rules.ts';
import { listEngines, listOpenItems, listStyles, type OpenItem } from './search.store.ts';

/** So many of the open items that people like now say what is popular. */
const poolSize = 300;
/** Popular is what so many different people wrote. */
const popularPeopleMin = 2;
const popularShown = 8;
/** Styles and engines are those of so many of the newest. */
const newestItems = 1_000;
const stylesShown = 12;
const peopleShown = 3;
const itemsOfPerson = 3;

/** Somebody with what they show. */
export interface ShownPerson {
  readonly person: OpenItem;
  readonly items: readonly OpenItem[];
}

/** Where a search may begin. */
export interface SearchStart {
  readonly popular: readonly Phrase<OpenItem>[];
  readonly styles: Awaited<ReturnType<typeof listStyles>>;
  readonly engines: readonly string[];
  readonly people: readonly ShownPerson[];
}

/**
 * Where a search may begin (KEEP-16, KEEP-17): words that several people have in their open prompts, styles and engines of now, and people.
 * What anybody typed into the search is neither kept nor told: popular is what is there to be found.
 */
export async function startSearch(ctx: { readonly db: Db }): Promise<SearchStart> {
  const [pool, styles, engines] = await Promise.all([
    listOpenItems(ctx.db, { limit: poolSize }),
    listStyles(ctx.db, { newest: newestItems, limit: stylesShown }),
    listEngines(ctx.db, newestItems),
  ]);
  const people = [...Map.groupBy(pool, (item) => item.user_id).values()]
    .filter((items) => items.length >= itemsOfPerson)
    .slice(0, peopleShown)
    .flatMap((items) => (items[0] ? [{ person: items[0], items: items.slice(0, itemsOfPerson) }] : []));
  const popular = commonPhrases(pool, { peopleMin: popularPeopleMin, max: popularShown });
  return { popular, styles, engines, people };
}

/** The same without whom the viewer has blocked (KEEP-67): what everybody shares is read once, and this is one question more. */
export async function withoutBlocked(
  ctx: { readonly db: Db },
  { start, viewer }: { readonly start: SearchStart; readonly viewer: Actor },
): Promise<SearchStart> {
  const shown = [
    ...start.popular.map(({ item }) => item),
    ...start.styles,
    ...start.people.map(({ person }) => person),
  ];
  const people = shown.map(({ user_id: userId }) => userId);
  const blocked = await findBlockedAmong(ctx.db, { viewerId: actorId(viewer), people });
  if (blocked.size === 0) return start;
  return {
    ...start,
    popular: start.popular.filter(({ item }) => !blocked.has(item.user_id)),
    styles: start.styles.filter((style) => !blocked.has(style.user_id)),
    people: start.people.filter(({ person }) => !blocked.has(person.user_id)),
  };
}
