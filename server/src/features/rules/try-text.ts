import type { RuleScope } from '@loomlight/contract/desk';
import type { Classification, ClassifierVerdict } from '../../ports/classifier.ts';
import { verdictOf } from './classifier-verdict.ts';
import { judgeNeverMade } from './never-made.rules.ts';
import type { RulesContext } from './rules.context.ts';
import { type PromptRule, verdictOfRules } from './rules.rules.ts';

/** What would become of a text. */
export interface TriedText {
  /** Of all of it together. */
  readonly outcome: ClassifierVerdict;
  /** The sentence of what is never made here, whatever the rules (DESK-142); undefined where it is none of that. */
  readonly neverMade: string | undefined;
  /** Every rule that it meets. */
  readonly rules: readonly PromptRule[];
  /** What the classifier says, and what the desk's scores make of it; undefined where none is asked. */
  readonly classifier: { readonly answer: Classification; readonly outcome: ClassifierVerdict } | undefined;
}

/**
 * Judges a text as it would be judged of a person, and says by what (DESK-135). Nothing of it is stored or counted. The classifier is asked of prompts
 * alone, and here also of one that a rule refuses already, so that both can be seen.
 */
export async function tryText(
  ctx: Pick<RulesContext, 'promptRules' | 'classifier' | 'classifierPolicy'>,
  input: { readonly text: string; readonly scope: RuleScope },
): Promise<TriedText> {
  const [rules, answer] = await Promise.all([
    ctx.promptRules.listMet(input.text, input.scope),
    input.scope === 'prompt' ? ctx.classifier?.classify({ kind: 'text', words: input.text }) : undefined,
  ]);
  const classifier = answer && { answer, outcome: verdictOf(answer, ctx.classifierPolicy()) };
  const neverMade = judgeNeverMade(input.text)?.explanation;
  const outcomes = [neverMade ? 'refuse' : verdictOfRules(rules).kind, classifier?.outcome ?? 'pass'];
  const outcome = (['refuse', 'review'] as const).find((kind) => outcomes.includes(kind)) ?? 'pass';
  return { outcome, neverMade, rules, classifier };
}
