import type { ContentType } from '@loomlight/contract';
import { desk } from '@loomlight/contract/desk';
import { type FormEvent, useEffect, useState } from 'react';
import { callForBytes } from '../api/client.ts';
import { errorText } from '../api/error-words.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FormAlert } from '../ui/form-alert.tsx';
import { Field } from './field.tsx';
import { useConfirm } from './use-confirm.tsx';

const reasonMin = 5;

/** One picture of evidence, behind a reason and a confirmed session, blurred until it is pressed (DESK-10). */
export function EvidenceSheet({ id, type, onClose }: { id: string; type: ContentType | null; onClose: () => void }) {
  const { confirmed, question } = useConfirm();
  const [reason, setReason] = useState('');
  const [address, setAddress] = useState<string>();
  const [clear, setClear] = useState(false);
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => () => (address === undefined ? undefined : URL.revokeObjectURL(address)), [address]);
  const look = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (working || reason.trim().length < reasonMin) return;
    setWorking(true);
    setProblem(undefined);
    try {
      const bytes = await confirmed(() => callForBytes(desk.evidence, { params: { id }, query: { reason } }));
      if (bytes) setAddress(URL.createObjectURL(bytes));
    } catch (error) {
      setProblem(errorText(error));
    }
    setWorking(false);
  };
  const blur = clear ? '' : '[filter:blur(28px)]';
  return (
    <Dialog title="Evidence" onClose={onClose}>
      {address === undefined ? (
        <form aria-label="Evidence" noValidate className="grid gap-4" onSubmit={(event) => void look(event)}>
          <Field
            label="Reason"
            as="textarea"
            value={reason}
            maxLength={500}
            help="That you have looked is written down each time, with this reason."
            onChange={setReason}
          />
          {problem !== undefined && <FormAlert tone="bad">{problem}</FormAlert>}
          <Button type="submit" loading={working} aria-disabled={reason.trim().length < reasonMin}>
            Look at it
          </Button>
        </form>
      ) : (
        <div className="grid gap-3">
          <div className="overflow-hidden rounded-card">
            {type === 'video' ? (
              <video src={address} className={`w-full ${blur}`} controls={clear} muted playsInline />
            ) : (
              <img src={address} alt="The reported piece as it was" className={`w-full ${blur}`} />
            )}
          </div>
          <Button tone="line" aria-pressed={clear} onClick={() => setClear(!clear)}>
            {clear ? 'Blur it again' : 'Show it clearly'}
          </Button>
        </div>
      )}
      {question}
    </Dialog>
  );
}
