export { bringAwaitedSales, bringSalesOf, openSalesOnTheirWay } from './bring-sales.ts';
export { gatherSales } from './gather-sales.ts';
export { withdrawWords } from './withdraw-words.ts';
export { countWithdrawal, forgetSomeBoughtPrompts, rememberFee } from './prompts.store.ts';
