import type { Db } from '../../db/transaction.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { PromptRules } from './prompt-rules.ts';

/** What the verbs of this slice need. */
export interface RulesContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly promptRules: PromptRules;
  /** Called when a prompt was refused, or is made to be looked at. */
  readonly onRuleMet: (action: 'refuse' | 'review') => void;
}
