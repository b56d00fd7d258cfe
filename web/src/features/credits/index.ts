export { Balance } from './balance.tsx';
export { TransactionHistory } from './transaction-history.tsx';
export { useCreditsFailure } from './use-credits-failure.ts';
