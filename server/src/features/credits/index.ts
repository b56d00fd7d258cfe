export {
  activeConstraint,
  balanceConstraint,
  type Charge,
  chargeEntriesPart,
  chargeUnlockParts,
  debitPart,
  insertAccount as openAccount,
  refundParts,
} from './credits.store.ts';
export { getBalance } from './get-history.ts';
export { grantCredits, grantSignupBonus } from './grant-credits.ts';
export { type LedgerReport, verifyLedger } from './verify-ledger.ts';
