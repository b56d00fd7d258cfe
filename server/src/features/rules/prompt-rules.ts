import type { Db } from '../../db/transaction.ts';
import type { RuleScope } from '@loomlight/contract/desk';
import type { Clock } from '../../kernel/clock.ts';
import { judgeNeverMade } from './never-made.rules.ts';
import { compileRules, type PromptRule, type Verdict, verdictOfRules } from './rules.rules.ts';
import { findRulesState, listStandingRules } from './rules.store.ts';

/** For so long a process believes that no rule was added or ended (DESK-29). */
const believedMs = 1_000;

/** The rules as this process knows them. */
export interface PromptRules {
  /** What stands against a text: what is never made (DESK-142), and rules that are at most a second old. */
  readonly judge: (text: string, as: RuleScope) => Promise<Verdict>;
  /** Every rule of the desk that a text meets. */
  readonly listMet: (text: string, as: RuleScope) => Promise<readonly PromptRule[]>;
  /** Reads them again at the next prompt. */
  readonly forget: () => void;
}

/**
 * Keeps the rules compiled. They are asked for again once a second at most, and only where there are prompts: a signal could be lost, and a prompt
 * that has slipped through is not called back.
 */
export function createPromptRules(ctx: { readonly db: Db; readonly clock: Clock }): PromptRules {
  let known: ({ readonly state: string } & Readonly<Record<RuleScope, ReturnType<typeof compileRules>>>) | undefined;
  let lookedAt = -Infinity;
  let looking: Promise<void> | undefined;
  const look = async (): Promise<void> => {
    const at = ctx.clock.now().getTime();
    const state = await findRulesState(ctx.db);
    if (state !== known?.state) known = { state, ...byScope(await listStandingRules(ctx.db)) };
    lookedAt = at;
  };
  const isOld = (): boolean => Math.abs(ctx.clock.now().getTime() - lookedAt) >= believedMs;
  const listMet: PromptRules['listMet'] = async (text, as) => {
    if (!known || isOld()) await (looking ??= look().finally(() => (looking = undefined)));
    return known?.[as](text) ?? [];
  };
  return {
    listMet,
    judge: async (text, as) => judgeNeverMade(text) ?? verdictOfRules(await listMet(text, as)),
    forget: () => {
      lookedAt = -Infinity;
    },
  };
}

function byScope(rules: readonly PromptRule[]) {
  const of = (scope: RuleScope) => compileRules(rules.filter(({ scopes }) => scopes.includes(scope)));
  return { prompt: of('prompt'), profile: of('profile') };
}
