import type { Classification, Classifier } from '../../ports/classifier.ts';
import type { Verdict } from './rules.rules.ts';
import type { RulesContext } from './rules.context.ts';

/** What people are told whose prompt a program has refused: it gives no reason of its own. */
const refusedByClassifier = 'A program that reads prompts has found something in it that is not made here.';

/**
 * What stands against prompts that are about to be made, before anything is charged: the first that is refused, else the first that somebody has to
 * look at. The rules come first; what they let through the classifier reads, where there is one, and what it does not answer in time somebody looks
 * at (DESK-32). It writes nothing: whoever asks says what came of it by `noteVerdict`.
 */
export async function judgePrompts(
  ctx: Pick<RulesContext, 'promptRules' | 'classifier'>,
  input: { readonly prompts: readonly string[] },
): Promise<Verdict> {
  const prompts = [...new Set(input.prompts)];
  const byRules = await Promise.all(prompts.map((prompt) => ctx.promptRules.judge(prompt)));
  const ruled = strongest(byRules);
  if (ruled.kind === 'refuse' || !ctx.classifier) return ruled;
  return strongest([ruled, ...(await classify(ctx.classifier, prompts))]);
}

/** All at once, so that several take no longer than one; nothing that was not written is asked about. */
async function classify(classifier: Classifier, prompts: readonly string[]): Promise<readonly Verdict[]> {
  const written = prompts.filter((prompt) => prompt.trim() !== '');
  return (await Promise.all(written.map((prompt) => classifier.classify(prompt)))).map(verdictOf);
}

function verdictOf(answer: Classification): Verdict {
  if (answer.kind === 'unknown') return { kind: 'review', ruleId: null };
  if (answer.verdict === 'refuse') return { kind: 'refuse', ruleId: null, explanation: refusedByClassifier };
  return answer.verdict === 'review' ? { kind: 'review', ruleId: null } : { kind: 'pass' };
}

/** The first that refuses, else the first that asks to look. */
function strongest(verdicts: readonly Verdict[]): Verdict {
  return (
    verdicts.find(({ kind }) => kind === 'refuse') ?? verdicts.find(({ kind }) => kind === 'review') ?? { kind: 'pass' }
  );
}
