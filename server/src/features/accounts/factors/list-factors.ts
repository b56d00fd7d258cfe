import type { SignedIn } from '../../../kernel/actor.ts';
import type { AccountsContext } from '../accounts.context.ts';
import { countRecoveryCodes, findTotp } from './factors.store.ts';
import { listPasskeys } from './passkeys.store.ts';

/** What a person signs in with besides the password. */
export interface OwnFactors {
  readonly totpSince: Date | undefined;
  readonly passkeys: Awaited<ReturnType<typeof listPasskeys>>;
  readonly recoveryCodesLeft: number;
}

/** What the caller signs in with besides the password. */
export async function listFactors(ctx: Pick<AccountsContext, 'db'>, { userId }: SignedIn): Promise<OwnFactors> {
  const totp = await findTotp(ctx.db, userId);
  return {
    totpSince: totp?.confirmed_at ?? undefined,
    passkeys: await listPasskeys(ctx.db, userId),
    recoveryCodesLeft: await countRecoveryCodes(ctx.db, userId),
  };
}
