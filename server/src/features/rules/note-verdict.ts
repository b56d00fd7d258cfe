import type { RulesContext } from './rules.context.ts';
import type { Verdict } from './rules.rules.ts';
import { countHit, insertRefusal } from './rules.store.ts';

/** Remembers that a rule was met, and of whom a prompt was refused; never a word of it (DESK-33, DESK-36). */
export async function noteVerdict(
  ctx: Pick<RulesContext, 'db' | 'clock' | 'onRuleMet'>,
  input: { readonly userId: string; readonly verdict: Verdict },
): Promise<void> {
  const { userId, verdict } = input;
  if (verdict.kind === 'pass') return;
  const now = ctx.clock.now();
  ctx.onRuleMet(verdict.kind, verdict.ruleId === null ? 'classifier' : 'rule');
  if (verdict.ruleId !== null) await countHit(ctx.db, { ruleId: verdict.ruleId, now });
  if (verdict.kind === 'refuse') await insertRefusal(ctx.db, { userId, ruleId: verdict.ruleId, now });
}
