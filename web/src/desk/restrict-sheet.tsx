import { desk } from '@loomlight/contract/desk';
import { parseReportedAddress } from '@loomlight/contract/reports';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { TextField } from '../ui/text-field.tsx';
import { ActSheet } from './act-sheet.tsx';
import { Field } from './field.tsx';
import { GroundsFields, missingOf, noGrounds } from './grounds-fields.tsx';
import { StrikeField } from './strike-field.tsx';

const labels = { address: 'Address of the item', action: 'What happens to it' } as const;

/** Hides or removes an item that nobody has reported: one that is named already, or by its address (DESK-110). */
export function RestrictSheet({ id: named, onClose }: { id?: string | undefined; onClose: () => void }) {
  const [address, setAddress] = useState('');
  const [action, setAction] = useState('');
  const [grounds, setGrounds] = useState(noGrounds);
  const [strike, setStrike] = useState(false);
  const id = named ?? itemOf(address);
  const chosen = action === 'hide' || action === 'remove' ? action : undefined;
  const isForeign = named === undefined && address.trim() !== '' && id === undefined;
  const missing = [
    ...(id === undefined ? [labels.address] : []),
    ...(chosen ? [] : [labels.action]),
    ...missingOf(grounds),
  ];
  return (
    <ActSheet
      title="Restrict an item"
      fields={
        <>
          {named === undefined && (
            <TextField
              label={labels.address}
              value={address}
              maxLength={500}
              error={isForeign ? 'This is not the address of an item of this site.' : undefined}
              onChange={({ target }) => setAddress(target.value)}
            />
          )}
          <Field label={labels.action} as="select" value={action} onChange={setAction}>
            <option value="">Please choose</option>
            <option value="hide">Hide</option>
            <option value="remove">Remove</option>
          </Field>
          <GroundsFields {...{ grounds, whom: 'the owner', onChange: setGrounds }} />
          <StrikeField strike={strike} onChange={setStrike} />
        </>
      }
      input={missing.length === 0 ? JSON.stringify([id, chosen, grounds, strike]) : undefined}
      missing={missing}
      send={({ words, ...sent }) =>
        call(desk.restrictItem, {
          ...sent,
          params: { id: id ?? '' },
          body: { ...words, ...grounds, strike, action: chosen ?? 'hide' },
        })
      }
      onClose={onClose}
    />
  );
}

/** The item that an address of this site names, or that is named by its id alone. */
function itemOf(address: string): string | undefined {
  const text = address.trim();
  const thing = parseReportedAddress(/^[0-9a-f-]{36}$/i.test(text) ? `/generate/${text}` : text, location.origin);
  return thing?.kind === 'item' ? thing.id : undefined;
}
