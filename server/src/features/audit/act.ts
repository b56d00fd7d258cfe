import type { Db, InTx } from '../../db/transaction.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { SettingsNow } from '../../kernel/settings-now.ts';

/** How something is, as the audit writes it down: ids, figures and states by name. */
export type Facts = Readonly<Record<string, string | number | boolean | null>>;

/** What an act wants before it is done, each more than the one before. */
export type ActNeeds = 'nothing' | 'confirm' | 'second_person';

/** What an act would do to the rows as they stand. */
export interface ActPlan {
  readonly before: Facts;
  readonly after: Facts;
  /** What else comes of it, a sentence each. */
  readonly effects: readonly string[];
  readonly needs: ActNeeds;
  /** What the plan also stands on and no audit may keep, such as an address: a deed finds whether it is still so. Nothing stores it. */
  readonly basis?: string;
}

export interface ActContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly siteSettings: SettingsNow;
}

/** Credits that an act has moved, for the entry that the ledger is proved with. */
export interface MovedCredits {
  readonly credits: number;
  readonly cause: string;
}

/**
 * Something that the desk changes (decision 54). `plan` says what would happen, or throws why it cannot; it runs once for the preview and
 * again in the transaction of the deed, where the rows that it reads stay locked. `carryOut` does just that, and writes no entry itself.
 */
export interface Act<Input> {
  /** As the audit calls it: `people.role`. */
  readonly action: string;
  /** The id of whom or what it changes. */
  readonly subject: (input: Input) => string;
  readonly plan: (ctx: ActContext, by: { readonly actorId: string; readonly input: Input }) => Promise<ActPlan>;
  readonly carryOut: (
    ctx: ActContext & InTx,
    by: { readonly actorId: string; readonly input: Input; readonly reason: string },
  ) => Promise<MovedCredits | void>;
}
