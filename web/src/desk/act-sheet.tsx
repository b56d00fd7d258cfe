import type { ActReply, Previewed } from '@loomlight/contract/desk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { ApiError, errorText } from '../api/error-words.ts';
import { keys } from '../api/queries.ts';
import { useSettled } from '../lib/use-settled.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FormAlert } from '../ui/form-alert.tsx';
import { toast } from '../ui/toast.ts';
import { Change } from './change.tsx';
import { deskKey } from './desk-queries.ts';
import { MissingFields } from './missing-fields.ts';
import { useConfirm } from './use-confirm.tsx';

const reasonMin = 5;
const reasonMax = 500;
const pauseMs = 300;
const noneMissing: readonly string[] = [];

/** What an act is sent: its preview without a plan, and then the deed with it. */
export interface Sent {
  readonly query: { readonly preview: 'true' | 'false' };
  readonly words: { readonly reason: string; readonly plan?: string };
  readonly idempotencyKey?: string;
}

/**
 * The one sheet of every act (DESK-75): its fields, a reason, how it is and would be, and the entry that will be written; nothing is done before
 * that has been looked at.
 */
export function ActSheet({
  title,
  fields,
  input,
  missing = noneMissing,
  send,
  onClose,
}: {
  title: string;
  /** What the act is told besides the reason. */
  fields?: ReactNode;
  /** The fields as they are filled in, in words that differ when they do; undefined while they say nothing yet. */
  input: string | undefined;
  /** Labels of the fields that are to be filled in before they say something. */
  missing?: readonly string[];
  send: (sent: Sent) => Promise<ActReply>;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const { confirmed, question } = useConfirm();
  const reasonId = useId();
  const [reason, setReason] = useState('');
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isAsked = input === undefined && reason.trim().length >= reasonMin;
  const wanted = input !== undefined && reason.trim().length >= reasonMin ? JSON.stringify([input, reason]) : '';
  const settled = useSettled(wanted, pauseMs);
  const preview = useQuery({
    // Beside the rest of the desk: what the deed renews is not looked at once more.
    queryKey: [...keys.user, 'desk preview', title, settled],
    queryFn: async () => asPreview(await send({ query: { preview: 'true' }, words: { reason } })),
    enabled: settled !== '' && settled === wanted,
    staleTime: 0,
    gcTime: 0,
  });
  const shown = settled === wanted && !preview.isFetching ? preview.data : undefined;

  const write = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!shown || working) return;
    setWorking(true);
    setProblem(undefined);
    const idempotencyKey = crypto.randomUUID();
    try {
      const done = await confirmed(() =>
        send({ query: { preview: 'false' }, words: { reason, plan: shown.plan }, idempotencyKey }),
      );
      if (done === undefined) return setWorking(false);
      toast.success('approval_id' in done ? 'Another administrator was asked.' : 'Done, and written down.');
      await client.invalidateQueries({ queryKey: deskKey });
      onClose();
    } catch (error) {
      const hasChanged = error instanceof ApiError && error.code === 'desk_changed';
      setProblem(hasChanged ? 'This has changed meanwhile. Here is how it stands now.' : errorText(error));
      setWorking(false);
      if (hasChanged || (error instanceof ApiError && error.code === 'plan_needed')) await preview.refetch();
    }
  };

  return (
    <Dialog title={title} onClose={onClose}>
      <form aria-label={title} noValidate className="grid gap-4" onSubmit={(event) => void write(event)}>
        <MissingFields value={isAsked ? missing : noneMissing}>{fields}</MissingFields>
        <div>
          <label htmlFor={reasonId} className="mb-1.5 block text-13 font-medium">
            Reason
          </label>
          <textarea
            id={reasonId}
            className="input desk-area"
            dir="auto"
            value={reason}
            maxLength={reasonMax}
            aria-describedby={`${reasonId}-note`}
            onChange={({ target }) => setReason(target.value)}
          />
          <p id={`${reasonId}-note`} className="desk-note mt-1.5">
            Kept in the audit for good. No prompt, address or password, please.
          </p>
        </div>
        {problem !== undefined && <FormAlert tone="bad">{problem}</FormAlert>}
        {preview.isError && settled === wanted && <FormAlert tone="bad">{errorText(preview.error)}</FormAlert>}
        {shown && <Shown preview={shown} />}
        {isAsked && (
          <p className="desk-note" role="status">
            {missing.length > 0
              ? `Still to be filled in: ${missing.join('; ')}.`
              : 'Something above is still to be filled in.'}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" loading={working || (wanted !== '' && preview.isFetching)} aria-disabled={!shown}>
            {shown?.needs === 'second_person' ? 'Ask for approval' : 'Write it'}
          </Button>
          <Button tone="line" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
      {question}
    </Dialog>
  );
}

function Shown({ preview }: { preview: Previewed }) {
  const { audit, effects, needs } = preview;
  return (
    <div className="grid gap-3" role="status">
      <Change before={audit.before} after={audit.after} />
      {effects.length > 0 && (
        <ul className="desk-note">
          {effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      )}
      <div>
        <p className="mb-1.5 text-13 font-medium">This will be written:</p>
        <pre className="desk-entry mono">{asLines(audit)}</pre>
      </div>
      {needs === 'second_person' && (
        <p className="desk-note">It is done when another administrator approves it, within three days.</p>
      )}
    </div>
  );
}

/** As the audit keeps it, a line for each part. */
function asLines(entry: Previewed['audit']): string {
  return Object.entries(entry)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join('\n');
}

function asPreview(reply: ActReply): Previewed {
  if ('plan' in reply) return reply;
  throw new Error('A preview was asked for, and something else was answered.');
}
