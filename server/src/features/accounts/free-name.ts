import { type InTx, isDatabaseError, sqlStates } from '../../db/transaction.ts';
import type { AccountsContext } from './accounts.context.ts';
import { usernameKey } from './accounts.rules.ts';
import { NameHeld } from './check-name.ts';
import { findNamesakes } from './identities.store.ts';
import { lookOf } from './look-alike.rules.ts';
import { lookConstraint } from './looks.store.ts';
import { namesForAccount } from './name-for-account.rules.ts';

/** Times that somebody else may take the name or the address in the moment between looking and writing. */
const triesMax = 5;

/** A name like the given one that nobody has at this moment; made up where none is given. `untilFree` is for the moments after. */
export async function freeName(ctx: Pick<AccountsContext, 'ids'> & InTx, given: string | undefined): Promise<string> {
  const names = namesForAccount(given, () => ctx.ids.integer(1_000, 10_000));
  const taken = await findNamesakes(ctx.tx, { keys: names.map(usernameKey), looks: names.map(lookOf) });
  const isFree = (name: string): boolean => !taken.has(usernameKey(name)) && !taken.has(lookOf(name));
  // Eight numbers that are all taken: a longer one is not.
  return names.find(isFree) ?? `Maker ${ctx.ids.integer(10 ** 11, 10 ** 12)}`;
}

const racedFor = ['users_email_unique', 'users_username_unique', lookConstraint, 'identity_once'] as const;

/** Makes an account, and again when somebody else came first: the second look then finds what they made. */
export async function untilFree<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await work();
    } catch (error) {
      const isRace =
        error instanceof NameHeld || racedFor.some((name) => isDatabaseError(error, sqlStates.uniqueViolation, name));
      if (!isRace || tries >= triesMax) throw error;
    }
}
