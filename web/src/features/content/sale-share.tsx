import { contract, countCredits, ownersShare } from '@loomlight/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { keys } from '../../api/queries.ts';

/** What the owner gets of a price, and what the house keeps of it, before anybody has paid (PEOPLE-33). Nothing for what is free. */
export function SaleShare({ price, className }: { price: number; className?: string }) {
  const { data } = useQuery({
    queryKey: keys.saleFee,
    queryFn: ({ signal }) => call(contract.prompts.sales, { query: { limit: 1 }, signal }),
    select: ({ fee_percent: feePercent }) => feePercent,
  });
  if (data === undefined || !Number.isInteger(price) || price <= 0) return null;
  const earned = ownersShare(price, data);
  const fee = price - earned;
  return (
    <p className={className}>
      {fee === 0
        ? `You earn all of it, ${countCredits(earned)}.`
        : `You earn ${countCredits(earned)} of it, the house keeps ${fee}.`}
    </p>
  );
}
