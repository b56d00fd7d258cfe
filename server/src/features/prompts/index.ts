export { gatherSales } from './gather-sales.ts';
export { rememberFee } from './prompts.store.ts';
