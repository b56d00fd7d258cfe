import { desk, type ActReply } from '@loomlight/contract/desk';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { TextField } from '../ui/text-field.tsx';
import { ActSheet, type Sent } from './act-sheet.tsx';

/** What can be done with a person. */
export type PersonAct = 'credits' | 'promote' | 'lower' | 'signOut' | 'deactivate' | 'reactivate';

interface PersonActProps {
  act: PersonAct;
  title: string;
  id: string;
  onClose: () => void;
}

export function PersonActSheet(props: PersonActProps) {
  if (props.act === 'credits') return <CreditsSheet {...props} />;
  const { act, title, id, onClose } = props;
  return <ActSheet {...{ title, onClose }} input={act} send={(sent) => sendAct(act, id, sent)} />;
}

/** Whole credits, those that are taken with a minus. */
const amountPattern = /^[+-]?\d{1,7}$/;

function CreditsSheet({ title, id, onClose }: PersonActProps) {
  const [text, setText] = useState('');
  const amount = amountPattern.test(text.trim()) ? Number(text) : 0;
  return (
    <ActSheet
      {...{ title, onClose }}
      fields={
        <TextField
          label="Credits"
          value={text}
          inputMode="numeric"
          autoComplete="off"
          help="A whole number; with a minus in front they are taken back."
          error={text.trim() !== '' && text.trim() !== '-' && amount === 0 ? 'This is no whole number.' : undefined}
          onChange={({ target }) => setText(target.value)}
        />
      }
      input={amount === 0 ? undefined : String(amount)}
      send={({ words, ...sent }) => call(desk.changeCredits, { ...sent, params: { id }, body: { ...words, amount } })}
    />
  );
}

function sendAct(act: Exclude<PersonAct, 'credits'>, id: string, { words, ...sent }: Sent): Promise<ActReply> {
  const params = { id };
  switch (act) {
    case 'promote':
      return call(desk.changeRole, { ...sent, params, body: { ...words, role: 'admin' } });
    case 'lower':
      return call(desk.changeRole, { ...sent, params, body: { ...words, role: 'user' } });
    case 'signOut':
      return call(desk.signOut, { ...sent, params, body: words });
    case 'deactivate':
      return call(desk.deactivate, { ...sent, params, body: words });
    case 'reactivate':
      return call(desk.reactivate, { ...sent, params, body: words });
    default:
      return act satisfies never;
  }
}
