export { answerObjectionAct } from './answer-objection-act.ts';
export { clearProfileAct } from './clear-profile-act.ts';
export { forgetClearedProfilesOf } from './cleared-profiles.store.ts';
export { countDecisions, countOpenReports } from './figures.store.ts';
export { decideAppealAct } from './decide-appeal-act.ts';
export { decideReportAct } from './decide-report-act.ts';
export {
  answerReporter,
  assignReport,
  countDays,
  listItemIds,
  listItemsOfAppeal,
  listItemsOfDecision,
  readReport,
} from './desk-reports.ts';
export { countWaiting, listDeskAppeals, listDeskReports, listReportsAround } from './desk-reports.store.ts';
export { exportEvidenceAct } from './export-evidence-act.ts';
export { hideReportAct } from './hide-report-act.ts';
export { liftDecisionAct } from './lift-decision-act.ts';
export { makeModerationRound } from './make-round.ts';
export type { ModerationContext } from './moderation.context.ts';
export { listDecisionsAbout } from './decisions.store.ts';
export { reactivateAct } from './reactivate-act.ts';
export { returnIncomeAct } from './return-income-act.ts';
export { restrictItemAct } from './restrict-item-act.ts';
export { restrictPersonAct } from './restrict-person-act.ts';
export { readCopies } from './read-copies.ts';
export { readCopyMedia } from './read-copy-media.ts';
export { presentAppeal, presentCopies, presentReadReport, presentReportRow } from './present-desk-reports.ts';
export { readEvidence } from './read-evidence.ts';
export { listSealedOf } from './evidence.store.ts';
export { readItemWords } from './read-item-words.ts';
export { showExportPassword, takeEvidenceAlong } from './take-evidence-along.ts';
export { stateOf } from './standing-words.rules.ts';
export { readObjection } from './read-objection.ts';
export { readReviewMedia, readReviewWords } from './read-review.ts';
export { keepPrivateAct, passReviewAct } from './review-acts.ts';
export { forgetSomeReporters } from './reports.store.ts';
export { countStrikes, deleteSomeStrikes, listStrikeHolders, type StrikeHolderRow } from './strikes.store.ts';
