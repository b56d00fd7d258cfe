import type { StartContext } from '../features/generation/index.ts';

/** Where nothing is about rules: every prompt passes. */
export const noPromptRules: Pick<StartContext, 'promptRules' | 'classifierPolicy' | 'onRuleMet'> = {
  promptRules: { judge: async () => ({ kind: 'pass' }), listMet: async () => [], forget: () => undefined },
  classifierPolicy: () => ({ failure: 'review', thresholds: {} }),
  onRuleMet: () => undefined,
};
