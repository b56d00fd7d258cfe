import { desk, type ActReply } from '@loomlight/contract/desk';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ActSheet, type Sent } from './act-sheet.tsx';
import { ExportSheet } from './export-sheet.tsx';
import { missingOf, GroundsFields, noGrounds } from './grounds-fields.tsx';

/** What can be done with a person. */
export type PersonAct =
  | ('credits' | 'promote' | 'lower' | 'signOut')
  | ('mute' | 'suspend' | 'clearProfile')
  | ('verifyEmail' | 'resetMail' | 'export')
  | ('deactivate' | 'reactivate' | 'delete');

interface PersonActProps {
  act: PersonAct;
  title: string;
  id: string;
  onClose: () => void;
}

export function PersonActSheet(props: PersonActProps) {
  if (props.act === 'credits') return <CreditsSheet {...props} />;
  if (props.act === 'export') return <ExportSheet {...props} />;
  if (props.act === 'clearProfile') return <ClearSheet {...props} />;
  const { act, title, id, onClose } = props;
  if (act === 'mute' || act === 'suspend') return <RestrictSheet {...{ act, title, id, onClose }} />;
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

/** Mutes or suspends somebody until a day, with a statement of reasons. */
function RestrictSheet({ act, title, id, onClose }: PersonActProps & { act: 'mute' | 'suspend' }) {
  const [day, setDay] = useState('');
  const [grounds, setGrounds] = useState(noGrounds);
  const body = { until: `${day}T00:00:00.000Z`, ...grounds };
  const missing = [...(day === '' ? ['Until'] : []), ...missingOf(grounds)];
  return (
    <ActSheet
      {...{ title, onClose }}
      fields={
        <>
          <TextField
            type="date"
            label="Until"
            value={day}
            help="It ends by itself when this day begins (UTC)."
            onChange={({ target }) => setDay(target.value)}
          />
          <GroundsFields {...{ grounds, whom: 'the person', onChange: setGrounds }} />
        </>
      }
      input={missing.length === 0 ? JSON.stringify(body) : undefined}
      missing={missing}
      send={({ words, ...sent }) => call(desk[act], { ...sent, params: { id }, body: { ...words, ...body } })}
    />
  );
}

const profileParts = [
  ['name', 'Replace the name'],
  ['bio', 'Empty the bio'],
  ['picture', 'Remove the picture'],
] as const;
type ProfilePart = (typeof profileParts)[number][0];

/** Takes parts of somebody's profile, with a statement of reasons (DESK-96). */
function ClearSheet({ title, id, onClose }: PersonActProps) {
  const [parts, setParts] = useState<readonly ProfilePart[]>([]);
  const [grounds, setGrounds] = useState(noGrounds);
  const body = { ...Object.fromEntries(parts.map((part) => [part, true as const])), ...grounds };
  const missing = [...(parts.length === 0 ? ['What is to be cleared'] : []), ...missingOf(grounds)];
  const turn = (part: ProfilePart) =>
    setParts(parts.includes(part) ? parts.filter((one) => one !== part) : [...parts, part]);
  return (
    <ActSheet
      {...{ title, onClose }}
      fields={
        <>
          <fieldset className="grid gap-2">
            <legend className="mb-1.5 text-13 font-medium">What is to be cleared</legend>
            {profileParts.map(([part, label]) => (
              <Checkbox key={part} label={label} checked={parts.includes(part)} onChange={() => turn(part)} />
            ))}
          </fieldset>
          <GroundsFields {...{ grounds, whom: 'the person', onChange: setGrounds }} />
        </>
      }
      input={missing.length === 0 ? JSON.stringify(body) : undefined}
      missing={missing}
      send={({ words, ...sent }) => call(desk.clearProfile, { ...sent, params: { id }, body: { ...words, ...body } })}
    />
  );
}

function sendAct(
  act: Exclude<PersonAct, 'credits' | 'mute' | 'suspend' | 'clearProfile' | 'export'>,
  id: string,
  { words, ...sent }: Sent,
): Promise<ActReply> {
  const params = { id };
  switch (act) {
    case 'promote':
      return call(desk.changeRole, { ...sent, params, body: { ...words, role: 'admin' } });
    case 'lower':
      return call(desk.changeRole, { ...sent, params, body: { ...words, role: 'user' } });
    case 'signOut':
      return call(desk.signOut, { ...sent, params, body: words });
    case 'verifyEmail':
      return call(desk.verifyEmail, { ...sent, params, body: words });
    case 'resetMail':
      return call(desk.sendMail, { ...sent, params, body: { ...words, mail: 'reset_password' } });
    case 'deactivate':
      return call(desk.deactivate, { ...sent, params, body: words });
    case 'delete':
      return call(desk.deletePerson, { ...sent, params, body: words });
    case 'reactivate':
      return call(desk.reactivate, { ...sent, params, body: words });
    default:
      return act satisfies never;
  }
}
