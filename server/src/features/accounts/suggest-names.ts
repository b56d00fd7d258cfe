import { limits, usernameProblem } from '@loomlight/contract';
import type { Db } from '../../db/transaction.ts';
import { usernameKey } from './accounts.rules.ts';
import { findNamesakes } from './identities.store.ts';
import { lookOf, looksReserved } from './look-alike.rules.ts';
import { isOneWriting } from './one-writing.rules.ts';

/** How many names are offered in place of one that is taken. */
const offered = 3;
const numbers = [2, 3, 4, 5, 6, 7, 8, 9, 21, 42, 77, 99];

/** Up to three names like this one that nobody has (PEOPLE-13). They are not held: who takes one first has it. */
export async function suggestNames(ctx: { readonly db: Db }, username: string): Promise<readonly string[]> {
  const names = variantsOf(username).map((name) => ({ name, key: usernameKey(name), look: lookOf(name) }));
  if (names.length === 0) return [];
  const taken = await findNamesakes(ctx.db, {
    keys: names.map(({ key }) => key),
    looks: names.map(({ look }) => look),
  });
  const free = names.filter(({ key, look }) => !taken.has(key) && !taken.has(look));
  return [...new Map(free.map(({ look, name }) => [look, name])).values()].slice(0, offered);
}

/** The nicest first: shortened to an initial, then with a number. */
function variantsOf(username: string): string[] {
  const words = username.split(' ');
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  const short = last === '' ? [] : [`${first} ${initialOf(last)}`, `${initialOf(first)} ${last}`];
  return [...short, ...numbers.map((number) => `${username} ${number}`)].filter(
    (name) =>
      name.length <= limits.usernameMax &&
      usernameProblem(name) === undefined &&
      isOneWriting(name) &&
      !looksReserved(name),
  );
}

/** With what is written over or under it. */
function initialOf(word: string): string {
  return /^\P{M}\p{M}*/u.exec(word)?.[0] ?? '';
}
