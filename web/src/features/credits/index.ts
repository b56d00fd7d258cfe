export { Balance } from './balance.tsx';
export { PriceList } from './price-list.tsx';
export { TransactionHistory } from './transaction-history.tsx';
export { useCreditsFailure } from './use-credits-failure.ts';
