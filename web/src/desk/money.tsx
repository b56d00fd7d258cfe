import { useSearchParams } from 'react-router';
import { usePageTitle } from '../lib/use-page-title.ts';
import { Button } from '../ui/button.tsx';
import { Books } from './books.tsx';
import { Campaigns } from './campaigns.tsx';
import { Disputes } from './disputes.tsx';
import { Orders } from './orders.tsx';
import { Packages } from './packages.tsx';
import { UnfitPayments } from './unfit-payments.tsx';

const parts = [
  { value: 'orders', name: 'Orders', Part: Orders },
  { value: 'unfit', name: 'Does not fit', Part: UnfitPayments },
  { value: 'disputes', name: 'Disputes', Part: Disputes },
  { value: 'books', name: 'Books', Part: Books },
  { value: 'packages', name: 'Packages', Part: Packages },
  { value: 'campaigns', name: 'Campaigns', Part: Campaigns },
] as const;

/** /desk/money: what comes in, what goes back, what is sold for how much. */
export function Money() {
  usePageTitle('Money');
  const [search, setSearch] = useSearchParams();
  const { value: open, Part } = parts.find(({ value }) => value === search.get('show')) ?? parts[0];
  return (
    <>
      <div className="desk-head">
        <h1 className="title-36">Money</h1>
      </div>
      <div role="group" aria-label="Show" className="desk-acts mb-4">
        {parts.map(({ value, name }) => (
          <Button
            key={value}
            tone={value === open ? 'ink' : 'line'}
            size="sm"
            aria-pressed={value === open}
            onClick={() => setSearch({ show: value })}
          >
            {name}
          </Button>
        ))}
      </div>
      <Part />
    </>
  );
}
