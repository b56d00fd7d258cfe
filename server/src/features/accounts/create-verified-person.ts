import { inTransaction } from '../../db/transaction.ts';
import { grantSignupBonus } from '../credits/index.ts';
import type { AccountsContext, AccountsSettings } from './accounts.context.ts';
import { emailKey, usernameKey } from './accounts.rules.ts';
import { findUserByEmail } from './accounts.store.ts';
import { addPerson } from './add-person.ts';
import { lookOf } from './look-alike.rules.ts';

/**
 * Makes a person whose address needs no mail (demo people, tests); answers the id of one that exists already. Without a password nobody
 * signs in with one.
 */
export async function createVerifiedPerson(
  ctx: Pick<AccountsContext, 'db' | 'clock' | 'ids' | 'passwords'> & {
    readonly settings: Pick<AccountsSettings, 'signupBonusCredits'>;
  },
  input: {
    readonly username: string;
    readonly email: string;
    readonly password: string | undefined;
    readonly subscription?: 'premium';
  },
): Promise<string> {
  const existing = await findUserByEmail(ctx.db, emailKey(input.email));
  if (existing) return existing.id;
  const passwordHash = input.password === undefined ? null : await ctx.passwords.hash(input.password, 'reserved');
  const id = ctx.ids.uuid();
  await inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    await addPerson(ctx, {
      id,
      email: input.email,
      emailKey: emailKey(input.email),
      username: input.username,
      usernameKey: usernameKey(input.username),
      usernameLook: lookOf(input.username),
      passwordHash,
      emailVerifiedAt: now,
      role: 'user',
      subscription: input.subscription,
      createdAt: now,
    });
    await grantSignupBonus(ctx, { userId: id, credits: ctx.settings.signupBonusCredits, now });
  });
  return id;
}
