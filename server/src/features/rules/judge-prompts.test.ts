import { expect, it } from 'vitest';
import { openMemoryClassifier } from '../../adapters/classifier/memory-classifier.ts';
import type { Classification, ClassifierVerdict, Judged } from '../../ports/classifier.ts';
import { noPromptRules } from '../../testing/no-prompt-rules.ts';
import { judgePrompts } from './judge-prompts.ts';
import type { Verdict } from './rules.rules.ts';

const judged = (verdict: ClassifierVerdict): Classification => ({
  ...{ kind: 'judged', verdict, categories: [], model: 'memory' },
});
const ruled = (verdict: Verdict) => ({
  judge: async () => verdict,
  listMet: async () => [],
  forget: () => undefined,
});
const byRule = { kind: 'review', ruleId: 'rule', category: 'fraud' } as const;

it.each([
  ['pass', judged('pass'), { kind: 'pass' }],
  ['review', judged('review'), { kind: 'review', ruleId: null, category: null }],
  ['nothing', { kind: 'unknown', reason: 'timeout' } as const, { kind: 'review', ruleId: null, category: null }],
])('a prompt that meets no rule is as the classifier says: %s [DESK-32]', async (_says, answer, verdict) => {
  const classifier = openMemoryClassifier();
  classifier.answer = answer;
  expect(await judgePrompts({ ...noPromptRules, classifier }, { prompts: ['A lake'] })).toEqual(verdict);
});

it.each([
  ['passes where that is set and nothing was said in time', { failure: 'pass' }, undefined, 'pass'],
  [
    'is looked at from the score that is set for one of its categories',
    { thresholds: { violence: 0.4 } },
    0.4,
    'review',
  ],
  ['passes below that score', { thresholds: { violence: 0.4 } }, 0.39, 'pass'],
  ['passes where a score is set for another category alone', { thresholds: { self: 0.1 } }, 0.9, 'pass'],
] as const)('a prompt %s [DESK-85]', async (_what, set, score, kind) => {
  const classifier = openMemoryClassifier();
  classifier.answer =
    score === undefined
      ? { kind: 'unknown', reason: 'timeout' }
      : { kind: 'judged', verdict: 'pass', categories: [{ name: 'violence', score }], model: 'memory' };
  const classifierPolicy = () => ({ failure: 'review' as const, thresholds: {}, ...set });
  const verdict = await judgePrompts({ ...noPromptRules, classifier, classifierPolicy }, { prompts: ['A lake'] });
  expect(verdict.kind).toBe(kind);
});

it('a score that is set makes no refusal weaker [DESK-85]', async () => {
  const classifier = openMemoryClassifier();
  classifier.answer = {
    kind: 'judged',
    verdict: 'refuse',
    categories: [{ name: 'violence', score: 0.1 }],
    model: 'memory',
  };
  const classifierPolicy = () => ({ failure: 'pass' as const, thresholds: { violence: 0.9 } });
  const verdict = await judgePrompts({ ...noPromptRules, classifier, classifierPolicy }, { prompts: ['A lake'] });
  expect(verdict.kind).toBe('refuse');
});

it('a refusal is stronger than any look, whoever says it, and the rule is named before the classifier [DESK-32]', async () => {
  const classifier = openMemoryClassifier();
  const judge = (promptRules = noPromptRules.promptRules) =>
    judgePrompts({ ...noPromptRules, promptRules, classifier }, { prompts: ['A lake'] });
  classifier.answer = judged('refuse');
  expect(await judge(ruled(byRule))).toMatchObject({ kind: 'refuse', ruleId: null });
  classifier.answer = judged('review');
  expect(await judge(ruled(byRule))).toEqual(byRule);
  classifier.asked.length = 0;
  const refused = { kind: 'refuse', ruleId: 'rule', explanation: 'Not here.', category: 'fraud' } as const;
  expect(await judge(ruled(refused))).toEqual(refused);
  expect(classifier.asked).toEqual([]);
});

it('several prompts are asked about at once, each once, and what was not written is not [DESK-32]', async () => {
  const started: string[] = [];
  let answer: (() => void) | undefined;
  const all = new Promise<void>((resolve) => (answer = resolve));
  const classifier = {
    classify: async (what: Judged): Promise<Classification> => {
      const words = what.kind === 'text' ? what.words : '';
      started.push(words);
      // Nobody is answered before everybody was asked.
      if (started.length === 4) answer?.();
      await all;
      return judged(words === 'three' ? 'refuse' : 'pass');
    },
  };
  const prompts = ['one', 'two', 'one', '', ' ', 'three', 'four'];
  expect(await judgePrompts({ ...noPromptRules, classifier }, { prompts })).toMatchObject({ kind: 'refuse' });
  expect(started).toEqual(['one', 'two', 'three', 'four']);
});

it('without a classifier the rules alone decide [DESK-32]', async () => {
  expect(await judgePrompts(noPromptRules, { prompts: ['A lake'] })).toEqual({ kind: 'pass' });
  expect(await judgePrompts({ ...noPromptRules, promptRules: ruled(byRule) }, { prompts: ['A lake'] })).toEqual(byRule);
});
