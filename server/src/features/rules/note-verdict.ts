import type { Ids } from '../../kernel/ids.ts';
import type { RulesContext } from './rules.context.ts';
import { countedOf, type Verdict } from './rules.rules.ts';
import { countHit, insertRefusal } from './rules.store.ts';

/**
 * Remembers that a rule was met, and of whom a prompt was refused; never a word of it (DESK-33, DESK-36). Answers the id by which its person can call
 * a refusal a mistake (DESK-108).
 */
export async function noteVerdict(
  ctx: Pick<RulesContext, 'db' | 'clock' | 'onRuleMet'> & { readonly ids: Ids },
  input: { readonly userId: string; readonly verdict: Verdict },
): Promise<string | undefined> {
  const { userId, verdict } = input;
  if (verdict.kind === 'pass') return undefined;
  const now = ctx.clock.now();
  ctx.onRuleMet(countedOf(verdict));
  if (verdict.ruleId !== null) await countHit(ctx.db, { ruleId: verdict.ruleId, now });
  if (verdict.kind !== 'refuse') return undefined;
  const id = ctx.ids.uuid();
  await insertRefusal(ctx.db, { id, userId, ruleId: verdict.ruleId, now });
  return id;
}
