import type { Db } from '../../db/transaction.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Classifier } from '../../ports/classifier.ts';
import type { PromptRules } from './prompt-rules.ts';
import type { RuleMet } from './rules.rules.ts';

/** What is made of a classifier's answer beside its own verdict. */
export interface ClassifierPolicy {
  /** What becomes of a prompt of which it says nothing in time. */
  readonly failure: 'review' | 'pass';
  /** From which score of a category on somebody looks. */
  readonly thresholds: Readonly<Record<string, number>>;
}

/** What the verbs of this slice need. */
export interface RulesContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly promptRules: PromptRules;
  /** Reads prompts beside the rules; undefined where there is none (DESK-32). */
  readonly classifier?: Classifier | undefined;
  /** As it is set now. */
  readonly classifierPolicy: () => ClassifierPolicy;
  /** Called when a prompt was refused, or is made to be looked at, by a rule of the desk or by the classifier. */
  readonly onRuleMet: (met: RuleMet) => void;
}
