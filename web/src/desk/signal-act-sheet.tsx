import { desk } from '@loomlight/contract/desk';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { ActSheet } from './act-sheet.tsx';
import { missingOf, GroundsFields, noGrounds } from './grounds-fields.tsx';

/** What can be done about a signal. */
export type SignalAct = 'release' | 'return' | 'close';

interface SheetProps {
  id: string;
  /** Whose money; none: all of it. */
  buyerIds: readonly string[];
  onClose: () => void;
}

export function SignalActSheet({ act, ...props }: SheetProps & { act: SignalAct }) {
  const { id, buyerIds, onClose } = props;
  if (act === 'return') return <ReturnSheet {...props} />;
  if (act === 'close')
    return (
      <ActSheet
        title="Close the signal"
        input={id}
        send={({ words, ...sent }) => call(desk.closeSignal, { ...sent, params: { id }, body: words })}
        onClose={onClose}
      />
    );
  return (
    <ActSheet
      title="Release income"
      input={[id, ...buyerIds].join(' ')}
      send={({ words, ...sent }) =>
        call(desk.releaseSignal, { ...sent, params: { id }, body: { ...words, ...asked(buyerIds) } })
      }
      onClose={onClose}
    />
  );
}

/** Gives income back, with a statement of reasons for the seller. */
function ReturnSheet({ id, buyerIds, onClose }: SheetProps) {
  const [grounds, setGrounds] = useState(noGrounds);
  const missing = missingOf(grounds);
  return (
    <ActSheet
      title="Return income"
      fields={<GroundsFields {...{ grounds, whom: 'the seller', onChange: setGrounds }} />}
      input={missing.length === 0 ? JSON.stringify([id, buyerIds, grounds]) : undefined}
      missing={missing}
      send={({ words, ...sent }) =>
        call(desk.returnIncome, { ...sent, params: { id }, body: { ...words, ...grounds, ...asked(buyerIds) } })
      }
      onClose={onClose}
    />
  );
}

const asked = (buyerIds: readonly string[]) => (buyerIds.length > 0 ? { buyer_ids: [...buyerIds] } : {});
