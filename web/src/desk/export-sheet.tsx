import { desk } from '@loomlight/contract/desk';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callForBytes } from '../api/client.ts';
import { errorText } from '../api/error-words.ts';
import { saveBlob } from '../lib/download.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FormAlert } from '../ui/form-alert.tsx';
import { toast } from '../ui/toast.ts';
import { deskKey } from './desk-queries.ts';
import { Field } from './field.tsx';
import { useConfirm } from './use-confirm.tsx';

const reasonMin = 5;

/** Makes the copy of somebody's data that they have asked for in writing (DESK-98). */
export function ExportSheet({ title, id, onClose }: { title: string; id: string; onClose: () => void }) {
  const client = useQueryClient();
  const { confirmed, question } = useConfirm();
  const [reason, setReason] = useState('');
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const make = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (working || reason.trim().length < reasonMin) return;
    setWorking(true);
    setProblem(undefined);
    try {
      const bytes = await confirmed(() => callForBytes(desk.exportPerson, { params: { id }, query: { reason } }));
      if (bytes === undefined) return setWorking(false);
      saveBlob(bytes, `loomlight-${id}`, 'zip');
      toast.success('The copy was made, and written down.');
      await client.invalidateQueries({ queryKey: deskKey });
      onClose();
    } catch (error) {
      setProblem(errorText(error));
      setWorking(false);
    }
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form aria-label={title} noValidate className="grid gap-4" onSubmit={(event) => void make(event)}>
        <p>
          All data of this account with every file, private ones and their prompts too: what the person can download
          themselves. They are mailed that it was made.
        </p>
        <Field
          label="Reason"
          as="textarea"
          value={reason}
          maxLength={500}
          help="Written down each time, such as by which letter it was asked for."
          onChange={setReason}
        />
        {problem !== undefined && <FormAlert tone="bad">{problem}</FormAlert>}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" loading={working} aria-disabled={reason.trim().length < reasonMin}>
            Make the copy
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
