export { startDeliveries } from './deliver.ts';
export type { SandboxContext } from './sandbox.context.ts';
export { openStripeServer } from './stripe-server.ts';
