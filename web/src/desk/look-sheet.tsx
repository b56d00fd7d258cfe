import type { ContentType } from '@loomlight/contract';
import { type FormEvent, useEffect, useState } from 'react';
import { errorText } from '../api/error-words.ts';
import { cx } from '../lib/cx.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FormAlert } from '../ui/form-alert.tsx';
import { Field } from './field.tsx';
import { useConfirm } from './use-confirm.tsx';

const reasonMin = 5;

/** What is seen of a piece. */
export interface Seen {
  readonly bytes?: Blob;
  readonly words?: string;
}

/** A piece behind a reason and a confirmed session, blurred until it is pressed (DESK-10, DESK-31). */
export function LookSheet({
  title,
  type,
  alt,
  look,
  onClose,
}: {
  title: string;
  /** Of its media, if they are looked at. */
  type?: ContentType | null;
  /** What the picture is called. */
  alt?: string;
  look: (reason: string) => Promise<Seen>;
  onClose: () => void;
}) {
  const { confirmed, question } = useConfirm();
  const [reason, setReason] = useState('');
  const [seen, setSeen] = useState<{ readonly words: string | undefined; readonly address: string | undefined }>();
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => () => (seen?.address === undefined ? undefined : URL.revokeObjectURL(seen.address)), [seen]);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (working || reason.trim().length < reasonMin) return;
    setWorking(true);
    setProblem(undefined);
    try {
      const found = await confirmed(() => look(reason));
      if (found) setSeen({ words: found.words, address: found.bytes && URL.createObjectURL(found.bytes) });
    } catch (error) {
      setProblem(errorText(error));
    }
    setWorking(false);
  };
  return (
    <Dialog title={title} onClose={onClose}>
      {seen === undefined ? (
        <form aria-label={title} noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
          <Field
            label="Reason"
            as="textarea"
            value={reason}
            maxLength={500}
            help="That you have looked is written down each time, with this reason."
            onChange={setReason}
          />
          {problem !== undefined && <FormAlert tone="bad">{problem}</FormAlert>}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" loading={working} aria-disabled={reason.trim().length < reasonMin}>
              Look at it
            </Button>
            <Button tone="line" onClick={onClose}>
              Cancel
            </Button>
          </div>
        </form>
      ) : (
        <div className="grid gap-3">
          {seen.words !== undefined && (
            <p className="[overflow-wrap:anywhere] whitespace-pre-wrap" dir="auto">
              {seen.words}
            </p>
          )}
          {seen.address !== undefined && <Media {...{ address: seen.address, type, alt }} />}
          <Button tone="line" onClick={onClose}>
            Close
          </Button>
        </div>
      )}
      {question}
    </Dialog>
  );
}

function Media({
  address,
  type,
  alt,
}: {
  address: string;
  type: ContentType | null | undefined;
  alt: string | undefined;
}) {
  const [clear, setClear] = useState(false);
  return (
    <>
      <div className="overflow-hidden rounded-card">
        {type === 'video' ? (
          <video src={address} className={cx('w-full', !clear && 'desk-blurred')} controls={clear} muted playsInline />
        ) : (
          <img src={address} alt={alt ?? ''} className={cx('w-full', !clear && 'desk-blurred')} />
        )}
      </div>
      <Button tone="line" aria-pressed={clear} onClick={() => setClear(!clear)}>
        {clear ? 'Blur it again' : 'Show it clearly'}
      </Button>
    </>
  );
}
