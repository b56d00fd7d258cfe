export { listMonthOrders, type MoneyOfDay, sumMonthOrders, sumOrderDays } from './month-orders.store.ts';
export { cancelPackageChangeAct, changePackageAct } from './change-package-act.ts';
export { askRefunds } from './ask-refunds.ts';
export { compareBalance } from './compare-balance.ts';
export {
  countLaterDisputes,
  countUnsentDisputes,
  type DisputeRow,
  findEvidence,
  listDisputes,
} from './disputes.store.ts';
export { tellDueDisputes } from './tell-due-disputes.ts';
export { stageDisputes, submitDisputes } from './stage-disputes.ts';
export { submitEvidenceAct } from './submit-evidence-act.ts';
export { readMoneyFigures, sumMoneyOfDays } from './figures.store.ts';
export { forgetPayer } from './forget-payer.ts';
export { listPackagesForDesk } from './list-packages-for-desk.ts';
export { applyDueChanges, type PackageChangeRow } from './package-changes.store.ts';
export type { PaymentsContext } from './payments.context.ts';
export { forgetPaymentPages, type PackageRow, savePackage, withdrawPackage } from './payments.store.ts';
export { type Reconciled, reconcileSince } from './reconcile-since.ts';
export { type DeskOrderRow, listDeskOrders } from './refunds.store.ts';
export { paymentStatus } from './payments.rules.ts';
export { refundOrderAct } from './refund-order-act.ts';
export { type CreditSales, sumCreditSales } from './sales-of-credits.store.ts';
export { seeEventAct } from './see-event-act.ts';
export { countUnfitEvents, listUnfitEvents, type UnfitEvent } from './unfit-events.store.ts';
export { reconcileOrders } from './reconcile-orders.ts';
