import type { InTx } from '../../db/transaction.ts';
import { addSeconds, type Clock } from '../../kernel/clock.ts';
import { usernameKey } from './accounts.rules.ts';
import { NameHeld } from './check-name.ts';
import { holdFormerName, isHeldForOther, isWithheld } from './former-names.store.ts';
import { lookOf } from './look-alike.rules.ts';
import { lockNames, setUsername } from './person.store.ts';

/** How long the address of a former name leads on, and nobody else may take it. */
const formerNameS = 90 * 86_400;

/**
 * Gives a person another name; the addresses of the one before lead on for 90 days (PEOPLE-13). Breaks users_username_unique or
 * users_username_look_unique for a name that somebody has, and throws `NameHeld` for one that somebody had, or that the desk has taken.
 */
export async function renamePerson(
  ctx: { readonly clock: Clock } & InTx,
  input: { readonly userId: string; readonly username: string },
): Promise<void> {
  const { userId, username } = input;
  const now = ctx.clock.now();
  const name = { key: usernameKey(username), look: lookOf(username) };
  // Held first: of a name that is being taken from the person it is known by then.
  await lockNames(ctx.tx, userId);
  if (await isHeldForOther(ctx.tx, { ...name, userId, now })) throw new NameHeld();
  if (await isWithheld(ctx.tx, { ...name, now })) throw new NameHeld();
  await rename(ctx, { userId, username, expiresAt: addSeconds(now, formerNameS), isWithheld: false });
}

/** Takes the name from a person and gives this one, which is free: the one before leads nowhere, and is nobody's until then (DESK-96). */
export async function withholdName(
  ctx: InTx,
  input: { readonly userId: string; readonly username: string; readonly until: Date },
): Promise<void> {
  const { userId, username, until } = input;
  await rename(ctx, { userId, username, expiresAt: until, isWithheld: true });
}

async function rename(
  ctx: InTx,
  input: {
    readonly userId: string;
    readonly username: string;
    readonly expiresAt: Date;
    readonly isWithheld: boolean;
  },
): Promise<void> {
  const { userId, username, ...hold } = input;
  const present = await lockNames(ctx.tx, userId);
  if (!present) return;
  const name = { key: usernameKey(username), look: lookOf(username) };
  const formerLook = present.username_look ?? lookOf(present.username);
  await setUsername(ctx.tx, userId, {
    username,
    ...name,
    // It may be the mark of somebody whose name looked like another one before looks were told apart (GROUND-22).
    look: lookOf(present.username) === name.look ? present.username_look : name.look,
  });
  await holdFormerName(ctx.tx, { userId, formerKey: present.username_key, formerLook, nextKey: name.key, ...hold });
}
