export { type BannedPrints, createBannedPrints } from './banned-prints.ts';
export { endBannedPrints, endBannedPrintsOf, insertBannedPrints, type NewBannedPrint } from './banned-prints.store.ts';
export type { ChosenClassifier } from './chosen-classifier.ts';
export { judgeProfile } from './judge-profile.ts';
export { judgePrompts } from './judge-prompts.ts';
export { createImageRules, type ImageRules } from './image-rules.ts';
export { noteVerdict } from './note-verdict.ts';
export {
  answerObjection,
  countObjections,
  countUnanswered,
  findObjectionWords,
  findOwnRefusal,
  keepObjection,
  listObjections,
  lockObjection,
  type ObjectionRow,
} from './objections.store.ts';
export { createPromptRules, type PromptRules } from './prompt-rules.ts';
export { addRuleAct, endRuleAct } from './rule-acts.ts';
export type { RulesContext } from './rules.context.ts';
export {
  countMetByCategory,
  deleteSomeRefusals,
  type DeskRuleRow,
  findPatterns,
  listDeskRules,
  listOftenRefused,
  removeOldRefusals,
  scopesOf,
} from './rules.store.ts';
export { type RuleSample, testRule } from './test-rule.ts';
export { type TriedText, tryText } from './try-text.ts';
