import { Books } from './books.tsx';
import { Campaigns } from './campaigns.tsx';
import { Disputes } from './disputes.tsx';
import { Orders } from './orders.tsx';
import { Packages } from './packages.tsx';
import { Parts } from './parts.tsx';
import { Signals } from './signals.tsx';
import { Sums } from './sums.tsx';
import { UnfitPayments } from './unfit-payments.tsx';

const parts = [
  { value: 'orders', name: 'Orders', Part: Orders },
  { value: 'unfit', name: 'Does not fit', Part: UnfitPayments },
  { value: 'disputes', name: 'Disputes', Part: Disputes },
  { value: 'signals', name: 'Signals', Part: Signals },
  { value: 'sums', name: 'Sums', Part: Sums },
  { value: 'books', name: 'Books', Part: Books },
  { value: 'packages', name: 'Packages', Part: Packages },
  { value: 'campaigns', name: 'Campaigns', Part: Campaigns },
] as const;

/** /desk/money: what comes in, what goes back, what is sold for how much. */
export const Money = () => <Parts title="Money" parts={parts} />;
