import { appError, fieldError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import type { Act } from '../audit/index.ts';
import { canBeBeginning, canBeRule, foldWords, phraseWordsMax, type PromptRule } from './rules.rules.ts';
import { endRule, findStanding, insertRule, lockRule } from './rules.store.ts';

/** So many rules hold at most: each process keeps all of them. */
const rulesMax = 5_000;

export interface NewRule {
  readonly pattern: string;
  readonly action: PromptRule['action'];
  readonly scopes: PromptRule['scopes'];
  readonly isBeginning: boolean;
  /** What people are told. */
  readonly explanation: string;
  readonly category: PromptRule['category'];
  /** What the desk alone reads; empty for nothing. */
  readonly note: string;
  /** Whether its refusals count towards the proposal to look at somebody. */
  readonly counts: boolean;
}

/**
 * Adds words that no prompt may hold, or that somebody looks at before they are shown (DESK-26, DESK-31). The words and the note stand in the rule and
 * not in the audit, which keeps no word of a prompt.
 */
export const addRuleAct: Act<NewRule> = {
  action: 'rules.add',
  subject: () => 'rules',
  plan: async (ctx, { input }) => {
    const words = foldWords(input.pattern);
    if (!canBeRule(words))
      throw fieldError('pattern', `A rule has two letters at least, and at most ${phraseWordsMax} words.`);
    if (input.isBeginning && !canBeBeginning(words))
      throw fieldError('pattern', 'The beginning of words is one word of three letters at least.');
    const standing = await findStanding(ctx.db, words.join(' '));
    if (standing.id !== null) throw fieldError('pattern', 'There is a rule for these words. Please end it first.');
    if (standing.count >= rulesMax) throw fieldError('pattern', 'There are as many rules as can be kept.');
    return {
      before: { rules: standing.count },
      after: {
        ...{ rules: standing.count + 1, does: input.action, words: words.length },
        ...{ holds_for: input.scopes.join(', '), is_beginning: input.isBeginning },
        ...{ category: input.category, counts: input.counts },
      },
      effects: [...effectsOf(input), 'It holds everywhere within two seconds. What is there already stays as it is.'],
      needs: 'confirm',
    };
  },
  carryOut: (ctx, { actorId, input }) =>
    insertRule(ctx.tx, {
      ...input,
      id: ctx.ids.uuid(),
      folded: foldWords(input.pattern).join(' '),
      madeBy: actorId,
      now: ctx.clock.now(),
    }),
};

function effectsOf({ action, scopes }: NewRule): readonly string[] {
  if (action === 'review') return ['What is made of it is private until somebody here has looked at it.'];
  return [
    ...(scopes.includes('prompt') ? ['Prompts that hold it are refused, and nothing is charged.'] : []),
    ...(scopes.includes('profile') ? ['Names and bios that hold it are refused from now on.'] : []),
  ];
}

/** Ends a rule; it stays to explain what it has refused. Throws 409 `desk_changed` for one that has ended. */
export const endRuleAct: Act<{ readonly ruleId: string }> = {
  action: 'rules.end',
  subject: ({ ruleId }) => ruleId,
  plan: async (ctx, { input }) => {
    const rule = isUuid(input.ruleId) ? await lockRule(ctx.db, input.ruleId) : undefined;
    if (!rule) throw appError('not_found');
    if (rule.ended_at !== null) throw appError('desk_changed', { message: 'This rule has ended already.' });
    return {
      before: { does: rule.action, holds: true },
      after: { does: rule.action, holds: false },
      effects: ['It holds nowhere within two seconds. What waits to be looked at goes on waiting.'],
      needs: 'confirm',
    };
  },
  carryOut: (ctx, { actorId, input }) => endRule(ctx.tx, { id: input.ruleId, by: actorId, now: ctx.clock.now() }),
};
