import type { ReplyOf } from '@loomlight/contract';
import type { factors } from '@loomlight/contract/factors';
import type { SignedIn } from '../../../kernel/actor.ts';
import type { AccountsContext } from '../accounts.context.ts';
import { countRecoveryCodes, findTotp } from './factors.store.ts';
import { listPasskeys } from './passkeys.store.ts';

/** What the caller signs in with besides the password, without a word of what is secret about it. */
export async function listFactors(
  { db }: Pick<AccountsContext, 'db'>,
  { userId }: SignedIn,
): Promise<ReplyOf<typeof factors.list>> {
  const totp = await findTotp(db, userId);
  const passkeys = await listPasskeys(db, userId);
  return {
    totp_since: totp?.confirmed_at?.toISOString() ?? null,
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
    })),
    recovery_codes_left: await countRecoveryCodes(db, userId),
  };
}
