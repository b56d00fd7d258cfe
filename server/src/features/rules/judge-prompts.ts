import type { Verdict } from './rules.rules.ts';
import type { RulesContext } from './rules.context.ts';

/**
 * What stands against prompts that are about to be made, before anything is charged: the first that is refused, else the first that somebody has to
 * look at. It writes nothing: whoever asks says what came of it by `noteVerdict`.
 */
export async function judgePrompts(
  ctx: Pick<RulesContext, 'promptRules'>,
  input: { readonly prompts: readonly string[] },
): Promise<Verdict> {
  let found: Verdict = { kind: 'pass' };
  for (const prompt of new Set(input.prompts)) {
    const verdict = await ctx.promptRules.judge(prompt);
    if (verdict.kind === 'refuse') return verdict;
    if (found.kind === 'pass') found = verdict;
  }
  return found;
}
