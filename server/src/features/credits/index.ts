export {
  activeConstraint,
  balanceConstraint,
  type Charge,
  chargeEntriesPart,
  chargeUnlockParts,
  creditPurchaseParts,
  debitPart,
  insertAudit,
  insertAccount as openAccount,
  type PaidOrder,
  refundParts,
} from './credits.store.ts';
export { getBalance } from './get-history.ts';
export { creditPurchase, grantCredits, grantSignupBonus } from './grant-credits.ts';
export { giveBackCredits, reclaimCredits } from './reclaim-credits.ts';
export { type LedgerReport, verifyLedger } from './verify-ledger.ts';
