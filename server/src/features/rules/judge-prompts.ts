import type { Classifier, ClassifierVerdict } from '../../ports/classifier.ts';
import { verdictOf } from './classifier-verdict.ts';
import type { Verdict } from './rules.rules.ts';
import type { ClassifierPolicy, RulesContext } from './rules.context.ts';

/** What people are told whose prompt a program has refused: it gives no reason of its own. */
const refusedByClassifier = 'A program that reads prompts has found something in it that is not made here.';

/**
 * What stands against prompts that are about to be made, before anything is charged: the first that is refused, else the first that somebody has to
 * look at. The rules come first; what they let through the classifier reads, where there is one, and what it does not answer in time somebody looks
 * at (DESK-32), unless the desk has it pass. It writes nothing: whoever asks says what came of it by `noteVerdict`.
 */
export async function judgePrompts(
  ctx: Pick<RulesContext, 'promptRules' | 'classifier' | 'classifierPolicy'>,
  input: { readonly prompts: readonly string[] },
): Promise<Verdict> {
  const prompts = [...new Set(input.prompts)];
  const byRules = await Promise.all(prompts.map((prompt) => ctx.promptRules.judge(prompt, 'prompt')));
  const ruled = strongest(byRules);
  if (ruled.kind === 'refuse' || !ctx.classifier) return ruled;
  return strongest([ruled, ...(await classify(ctx.classifier, ctx.classifierPolicy(), prompts))]);
}

/** All at once, so that several take no longer than one; nothing that was not written is asked about. */
async function classify(
  classifier: Classifier,
  policy: ClassifierPolicy,
  prompts: readonly string[],
): Promise<readonly Verdict[]> {
  const written = prompts.filter((prompt) => prompt.trim() !== '');
  return (await Promise.all(written.map((words) => classifier.classify({ kind: 'text', words })))).map(
    (answer) => verdicts[verdictOf(answer, policy)],
  );
}

/** A classifier's, in the shape of the rules'. */
const verdicts: Readonly<Record<ClassifierVerdict, Verdict>> = {
  pass: { kind: 'pass' },
  review: { kind: 'review', ruleId: null, category: null },
  refuse: { kind: 'refuse', ruleId: null, explanation: refusedByClassifier, category: null },
};

/** The first that refuses, else the first that asks to look. */
function strongest(verdicts: readonly Verdict[]): Verdict {
  return (
    verdicts.find(({ kind }) => kind === 'refuse') ?? verdicts.find(({ kind }) => kind === 'review') ?? { kind: 'pass' }
  );
}
