import type { StartContext } from '../features/generation/index.ts';

/** Where nothing is about rules: every prompt passes. */
export const noPromptRules: Pick<StartContext, 'promptRules' | 'onRuleMet'> = {
  promptRules: { judge: async () => ({ kind: 'pass' }), forget: () => undefined },
  onRuleMet: () => undefined,
};
