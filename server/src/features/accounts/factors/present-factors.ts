import type { ReplyOf } from '@loomlight/contract';
import type { factors } from '@loomlight/contract/factors';
import type { OwnFactors } from './list-factors.ts';
import type { FactorOptions } from './passkey-check.ts';

/** What a person signs in with besides the password, as the wire spells it: without a word of what is secret about it. */
export function presentFactors(own: OwnFactors): ReplyOf<typeof factors.list> {
  return {
    totp_since: own.totpSince?.toISOString() ?? null,
    passkeys: own.passkeys.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
    })),
    recovery_codes_left: own.recoveryCodesLeft,
  };
}

/** What a person can show who they are with, as the wire spells it. */
export function presentFactorOptions(options: FactorOptions): ReplyOf<typeof factors.secondStepOptions> {
  return {
    has_totp: options.hasTotp,
    has_recovery_codes: options.hasRecoveryCodes,
    passkey: options.passkey ?? null,
  };
}
