export { type CampaignWish, startCampaignAct, stopCampaignAct } from './campaign-acts.ts';
export { type CampaignRow, listCampaigns } from './campaigns.store.ts';
export { giveCampaigns } from './give-campaigns.ts';
export { changeCreditsAct } from './change-credits-act.ts';
export { findAccountStanding, listEntriesBefore } from './desk.store.ts';
export { refuseBeyondLimit } from './balance-limit.ts';
export {
  activeConstraint,
  balanceConstraint,
  type Charge,
  chargeEntries,
  chargeEntriesPart,
  debitPart,
  insertAccount as openAccount,
  refundEntryPart,
  refundPart,
  releasedSlotPart,
} from './credits.store.ts';
export { getBalance, getHeld, getSpendable } from './get-history.ts';
export { presentHeld } from './present-credits.ts';
export { creditPurchase, grantCredits, grantSignupBonus } from './grant-credits.ts';
export { holdPart } from './holds.store.ts';
export { releaseHeldIncome } from './release-income.ts';
export { giveBackIncome, lockForReturn, returnIncome } from './return-income.ts';
export {
  type IncomeInReview,
  listInReview,
  markInReview,
  passReview,
  type ReviewedPart,
  sumInReview,
  unmarkInReview,
} from './reviews.store.ts';
export { lockAccounts } from './holds.store.ts';
export { giveBackCredits, lockForReversal, reclaimCredits } from './reclaim-credits.ts';
export type { LedgerReport, WholeReport } from './ledger-report.ts';
export { findBrokenBooks } from './broken-books.store.ts';
export { findLastRound } from './ledger-round.store.ts';
export { checkNewEntries, makeLedgerRound, sealAnew } from './make-ledger-round.ts';
export { checkLedger } from './check-ledger.ts';
export { type LedgerCheck, listChecks, listMonthEntries, type Month, sumMonth } from './month-books.store.ts';
export {
  type AccountSums,
  type CreditsOfDay,
  type Earner,
  listEarners,
  sumAccounts,
  sumCreditDays,
  sumHoldings,
} from './sums.store.ts';
export { ledgerParts, type LedgerSplit, splitLedger } from './split-ledger.ts';
export { verifyLedger } from './verify-ledger.ts';
export {
  chargeUnlocksParts,
  creditSalesParts,
  listAwaitedSellers,
  listSellersAwaiting,
  lockBuyersPart,
  type OnTheirWay,
} from './sales.store.ts';
