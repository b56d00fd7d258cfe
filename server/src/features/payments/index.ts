export { compareBalance } from './compare-balance.ts';
export { forgetPayer } from './forget-payer.ts';
export type { PaymentsContext } from './payments.context.ts';
export {
  forgetPaymentPages,
  listAllPackages,
  type PackageRow,
  savePackage,
  withdrawPackage,
} from './payments.store.ts';
export { type Reconciled, reconcileSince } from './reconcile-since.ts';
export { reconcileOrders } from './reconcile-orders.ts';
