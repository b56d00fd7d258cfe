import type { RulesContext } from './rules.context.ts';
import { countedOf } from './rules.rules.ts';
import { countHit } from './rules.store.ts';

/**
 * What the rules of the desk say against a name or a bio; undefined where nothing does (DESK-118). That a rule was met is counted, and never the words;
 * whoever chooses a name proposes nothing to the desk by it.
 */
export async function judgeProfile(
  ctx: Pick<RulesContext, 'db' | 'clock' | 'promptRules' | 'onRuleMet'>,
  input: { readonly text: string },
): Promise<string | undefined> {
  const verdict = await ctx.promptRules.judge(input.text, 'profile');
  if (verdict.kind !== 'refuse') return undefined;
  ctx.onRuleMet(countedOf(verdict));
  if (verdict.ruleId !== null) await countHit(ctx.db, { ruleId: verdict.ruleId, now: ctx.clock.now() });
  return verdict.explanation;
}
