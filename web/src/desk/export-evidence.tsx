import type { ReplyOf } from '@loomlight/contract';
import { desk } from '@loomlight/contract/desk';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call, callForBytes } from '../api/client.ts';
import { errorText } from '../api/error-words.ts';
import { saveBlob } from '../lib/download.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FormAlert } from '../ui/form-alert.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ActSheet } from './act-sheet.tsx';
import { deskKey } from './desk-queries.ts';
import { useConfirm } from './use-confirm.tsx';

type Export = NonNullable<ReplyOf<typeof desk.report>['evidence_export']>;

/** The one way in which sealed evidence leaves: asked for by one administrator, approved by another, taken along by the first (DESK-113). */
export function ExportEvidence({ reportId, approved }: { reportId: string; approved: Export | null }) {
  const [open, setOpen] = useState<'ask' | 'take'>();
  const close = () => setOpen(undefined);
  return (
    <section aria-label="For the authority" className="desk-block">
      <h3 className="title-20">For the authority</h3>
      <p className="desk-note">{stateOf(approved)}</p>
      <div className="desk-acts">
        {approved === null && (
          <Button tone="line" size="sm" onClick={() => setOpen('ask')}>
            Export for the authority
          </Button>
        )}
        {approved?.is_own && (
          <Button tone="line" size="sm" onClick={() => setOpen('take')}>
            Take it along
          </Button>
        )}
      </div>
      {open === 'ask' && (
        <ActSheet
          title="Export for the authority"
          input={reportId}
          send={({ words, ...sent }) => call(desk.exportEvidence, { ...sent, params: { id: reportId }, body: words })}
          onClose={close}
        />
      )}
      {open === 'take' && approved && <TakeSheet reportId={reportId} approved={approved} onClose={close} />}
    </section>
  );
}

function stateOf(approved: Export | null): string {
  if (approved === null)
    return 'Nothing of sealed evidence is shown here. It leaves as an encrypted archive, once two administrators say so.';
  const until = `${approved.until.slice(0, 16).replace('T', ' ')} UTC`;
  return approved.is_own
    ? `Your export was approved. You can take it along until ${until}.`
    : `An export was approved. Who has asked for it can take it along until ${until}.`;
}

/** The password once, and the archive with it. */
function TakeSheet({ reportId, approved, onClose }: { reportId: string; approved: Export; onClose: () => void }) {
  const client = useQueryClient();
  const { confirmed, question } = useConfirm();
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const mayShow = !approved.is_password_shown && !isShown;
  const work = async (what: () => Promise<void>): Promise<void> => {
    if (working) return;
    setWorking(true);
    setProblem(undefined);
    try {
      await what();
    } catch (error) {
      setProblem(errorText(error));
    }
    setWorking(false);
  };
  const show = () =>
    work(async () => {
      const shown = await confirmed(() => call(desk.exportPassword, { params: { id: reportId } }));
      if (!shown) return;
      setPassword(shown.password);
      setShown(true);
      await client.invalidateQueries({ queryKey: deskKey });
    });
  const take = (event: FormEvent) => {
    event.preventDefault();
    if (password.trim() === '') return;
    void work(async () => {
      const sent = { params: { id: reportId }, body: { password: password.trim() } };
      const bytes = await confirmed(() => callForBytes(desk.exportFile, sent));
      if (bytes) saveBlob(bytes, 'loomlight-evidence', 'zip');
    });
  };
  return (
    <Dialog title="Take the evidence along" onClose={onClose}>
      <form aria-label="Take the evidence along" noValidate className="grid gap-4" onSubmit={take}>
        <p>
          {mayShow
            ? 'The password is shown once, and is kept nowhere. Hand it to the authority by another way than the archive.'
            : isShown
              ? 'Write it down now: it is not shown again. Hand it to the authority by another way than the archive.'
              : 'The password was shown. With it the archive can be fetched again.'}
        </p>
        {!mayShow && (
          <TextField
            label="Password of the archive"
            value={password}
            readOnly={isShown}
            autoComplete="off"
            spellCheck={false}
            className="font-mono"
            maxLength={100}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
        {problem !== undefined && <FormAlert tone="bad">{problem}</FormAlert>}
        <div className="flex flex-wrap gap-2">
          {mayShow ? (
            <Button loading={working} onClick={() => void show()}>
              Show the password
            </Button>
          ) : (
            <Button type="submit" loading={working} aria-disabled={password.trim() === ''}>
              Download the archive
            </Button>
          )}
          <Button tone="line" onClick={onClose}>
            Close
          </Button>
        </div>
      </form>
      {question}
    </Dialog>
  );
}
