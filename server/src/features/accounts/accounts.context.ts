import type { Db } from '../../db/transaction.ts';
import type { HitCounter } from '../../http/rate-limit.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { IdentityProvider } from '../../ports/identity-provider.ts';
import type { AccessTokens } from './access-token.ts';
import type { Passwords } from './passwords.ts';
import type { SecurityEvent } from './security-event.ts';

/** What the verbs of this slice need. */
export interface AccountsContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly passwords: Passwords;
  readonly accessTokens: AccessTokens;
  readonly settings: AccountsSettings;
  /** Sign-in with Google; undefined where it is not configured. */
  readonly google: IdentityProvider | undefined;
  /** Counts failed logins by account; undefined where limits are off. */
  readonly hitCounter: HitCounter | undefined;
  /** Where the call comes from (`neighbourhoodOf`), for calls that may bring a welcome bonus; undefined where nobody calls, and at home. */
  readonly network?: string;
  /** What the rules of this site say against words of a profile; undefined where nothing does (DESK-118). */
  readonly refusalOf: (text: string) => Promise<string | undefined>;
  /** Called after the commit that put a mail into the outbox. */
  readonly wakeMail: () => void;
  /** Called after the answer to somebody who asked for a mail. */
  readonly wakeLetters: () => void;
  /** Hears of what may be an attack; called after the commit. */
  readonly onSecurity: (event: SecurityEvent) => void;
  /** Hears what comes of a welcome bonus: it is given, waits for the desk, or its mailbox has had it. */
  readonly onBonus: (outcome: 'given' | 'withheld' | 'had') => void;
}

export interface AccountsSettings {
  readonly tokenSecret: string;
  /** Where the product is reached: passkeys are bound to it. */
  readonly publicUrl: string;
  /** True where people come over https. */
  readonly secureCookies: boolean;
  readonly requireVerification: boolean;
  readonly passwordMinLength: number;
  readonly signupBonusCredits: number;
  /** Welcome bonuses that one network has in a day and in an hour, as they are set now; 0: as many as come. */
  readonly bonusesPerNetwork: () => { readonly day: number; readonly hour: number };
  /** Whether an address, by its key, is of a domain that the operator has listed as disposable, as the list is now (DESK-137). */
  readonly isDisposable: (emailKey: string) => boolean;
  readonly adminEmails: readonly string[];
}
