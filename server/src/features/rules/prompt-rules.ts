import type { Db } from '../../db/transaction.ts';
import type { Clock } from '../../kernel/clock.ts';
import { compileRules, type Verdict } from './rules.rules.ts';
import { findRulesState, listStandingRules } from './rules.store.ts';

/** For so long a process believes that no rule was added or ended (DESK-29). */
const believedMs = 1_000;

/** The rules as this process knows them. */
export interface PromptRules {
  /** What stands against a prompt, by rules that are at most a second old. */
  readonly judge: (prompt: string) => Promise<Verdict>;
  /** Reads them again at the next prompt. */
  readonly forget: () => void;
}

/**
 * Keeps the rules compiled. They are asked for again once a second at most, and only where there are prompts: a signal could be lost, and a prompt
 * that has slipped through is not called back.
 */
export function createPromptRules(ctx: { readonly db: Db; readonly clock: Clock }): PromptRules {
  let known: { readonly state: string; readonly verdictOf: (prompt: string) => Verdict } | undefined;
  let lookedAt = -Infinity;
  let looking: Promise<void> | undefined;
  const look = async (): Promise<void> => {
    const at = ctx.clock.now().getTime();
    const state = await findRulesState(ctx.db);
    if (state !== known?.state) known = { state, verdictOf: compileRules(await listStandingRules(ctx.db)) };
    lookedAt = at;
  };
  const isOld = (): boolean => Math.abs(ctx.clock.now().getTime() - lookedAt) >= believedMs;
  return {
    judge: async (prompt) => {
      if (!known || isOld()) await (looking ??= look().finally(() => (looking = undefined)));
      return known?.verdictOf(prompt) ?? { kind: 'pass' };
    },
    forget: () => {
      lookedAt = -Infinity;
    },
  };
}
