import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { balanceQuery, historyQuery } from './credits-queries.ts';

/** True when nothing of the page could be loaded; a load that fails alone says so in its own place (specification 4). */
export function useCreditsFailure(): boolean {
  const balance = useQuery(balanceQuery);
  const history = useInfiniteQuery(historyQuery('all'));
  return balance.isError && history.isError;
}
