import type { Db } from '../../db/transaction.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Ids } from '../../kernel/ids.ts';

/** What the sandbox needs. */
export interface SandboxContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly publicUrl: string;
  /** Called when a notification was noted. */
  readonly wakeDelivery: () => void;
}

/** Names as the provider makes them: what it is, test mode, and something nobody guesses. */
export function sandboxId(ctx: Pick<SandboxContext, 'ids'>, prefix: string): string {
  return `${prefix}_test_${ctx.ids.uuid().replaceAll('-', '')}`;
}
