import type { InTx } from '../../db/transaction.ts';
import { addSeconds, type Clock } from '../../kernel/clock.ts';
import { usernameKey } from './accounts.rules.ts';
import { NameHeld } from './check-name.ts';
import { holdFormerName, isHeldForOther } from './former-names.store.ts';
import { lookOf } from './look-alike.rules.ts';
import { lockNames, setUsername } from './person.store.ts';

/** How long the address of a former name leads on, and nobody else may take it. */
const formerNameS = 90 * 86_400;

/**
 * Gives a person another name; the addresses of the one before lead on for 90 days (PEOPLE-13). Breaks users_username_unique or
 * users_username_look_unique for a name that somebody has, and throws `NameHeld` for one that somebody had.
 */
export async function renamePerson(
  ctx: { readonly clock: Clock } & InTx,
  input: { readonly userId: string; readonly username: string },
): Promise<void> {
  const { userId, username } = input;
  const now = ctx.clock.now();
  const present = await lockNames(ctx.tx, userId);
  if (!present) return;
  const name = { key: usernameKey(username), look: lookOf(username) };
  if (await isHeldForOther(ctx.tx, { ...name, userId, now })) throw new NameHeld();
  const formerLook = present.username_look ?? lookOf(present.username);
  await setUsername(ctx.tx, userId, {
    username,
    ...name,
    // It may be the mark of somebody whose name looked like another one before looks were told apart (GROUND-22).
    look: lookOf(present.username) === name.look ? present.username_look : name.look,
  });
  const held = { userId, formerKey: present.username_key, formerLook, nextKey: name.key };
  await holdFormerName(ctx.tx, { ...held, expiresAt: addSeconds(now, formerNameS) });
}
