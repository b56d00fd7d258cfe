export { startDeliveries } from './deliver.ts';
export { releaseDeliveries } from './sandbox.store.ts';
export type { SandboxContext } from './sandbox.context.ts';
export { openStripeServer } from './stripe-server.ts';
