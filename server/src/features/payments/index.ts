export type { PaymentsContext } from './payments.context.ts';
export { reconcileOrders } from './reconcile-orders.ts';
