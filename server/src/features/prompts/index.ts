export { gatherSales } from './gather-sales.ts';
export { forgetSomeBoughtPrompts, rememberFee } from './prompts.store.ts';
