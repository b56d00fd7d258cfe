import { desk } from '@loomlight/contract/desk';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { TextField } from '../ui/text-field.tsx';
import { ActSheet } from './act-sheet.tsx';
import { Field } from './field.tsx';
import { microsOf } from './micros.ts';

/** How a task is settled: the engine has charged nothing, its price, or another amount. */
const settlings = ['not_charged', 'price', 'amount'] as const;
type Settling = (typeof settlings)[number];
const settlingWords: Readonly<Record<Settling, string>> = {
  not_charged: 'Nothing',
  price: 'Its price',
  amount: 'Another amount',
};

/** Says what an engine has charged for tasks in the end (DESK-57, DESK-140); an amount is that of a single one (DESK-138). */
export function SettleTasksSheet({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const isOne = ids.length === 1;
  const [settling, setSettling] = useState<Settling>('not_charged');
  const [amount, setAmount] = useState('');
  const [currency, setCurrency] = useState('');
  const [note, setNote] = useState('');
  const micros = microsOf(amount);
  const isAmount = settling === 'amount';
  const charged = {
    ...(isAmount && micros !== undefined && { actual_micros: micros }),
    ...(isAmount && currency.trim() !== '' && { currency: currency.trim().toLowerCase() }),
  };
  const body = {
    ids: [...ids],
    settled_as: settling === 'not_charged' ? settling : ('paid' as const),
    ...charged,
    note,
  };
  return (
    <ActSheet
      title={isOne ? 'Settle the task' : `Settle ${ids.length} tasks`}
      fields={
        <>
          <Field
            label="What the engine has charged"
            as="select"
            value={settling}
            onChange={(value) => setSettling(settlings.find((one) => one === value) ?? 'not_charged')}
          >
            {settlings
              .filter((one) => isOne || one !== 'amount')
              .map((one) => (
                <option key={one} value={one}>
                  {one === 'price' && !isOne ? 'The price of each' : settlingWords[one]}
                </option>
              ))}
          </Field>
          {isAmount && (
            <>
              <TextField
                label="Amount"
                value={amount}
                inputMode="decimal"
                autoComplete="off"
                help="As on its invoice, up to six places behind the point."
                error={amount.trim() !== '' && micros === undefined ? 'This is no amount of money.' : undefined}
                onChange={({ target }) => setAmount(target.value)}
              />
              <TextField
                label="Currency"
                value={currency}
                maxLength={3}
                autoComplete="off"
                help="Needed only where the engine had no price; otherwise it is that of the price."
                onChange={({ target }) => setCurrency(target.value)}
              />
            </>
          )}
          <TextField
            label="Note"
            value={note}
            maxLength={500}
            autoComplete="off"
            help="If you like: the number of the invoice. Kept in the audit as well."
            onChange={({ target }) => setNote(target.value)}
          />
        </>
      }
      input={isAmount && micros === undefined ? undefined : JSON.stringify(body)}
      send={({ words, ...sent }) => call(desk.settleTasks, { ...sent, body: { ...words, ...body } })}
      onClose={onClose}
    />
  );
}
