import type { Db } from '../../db/transaction.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Classifier } from '../../ports/classifier.ts';
import type { PromptRules } from './prompt-rules.ts';

/** What the verbs of this slice need. */
export interface RulesContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly promptRules: PromptRules;
  /** Reads prompts beside the rules; undefined where there is none (DESK-32). */
  readonly classifier?: Classifier | undefined;
  /** Called when a prompt was refused, or is made to be looked at. */
  readonly onRuleMet: (action: 'refuse' | 'review') => void;
}
