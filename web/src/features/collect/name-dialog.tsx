import { limits } from '@loomlight/contract';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { SaveOrCancel } from '../../ui/save-or-cancel.tsx';
import { TextField } from '../../ui/text-field.tsx';

export interface NameDialogProps {
  title: string;
  name?: string;
  saving: boolean;
  /** Why the name was not taken. */
  problem?: string | undefined;
  onName: (name: string) => void;
  onClose: () => void;
}

export const missingName = 'Please give the collection a name.';

/** Asks for the name of a collection. */
export function NameDialog({ title, name = '', saving, problem, onName, onClose }: NameDialogProps) {
  const [typed, setTyped] = useState(name);
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = typed.trim() === '';
    setMissing(isMissing);
    if (!isMissing && !saving) onName(typed.trim());
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form noValidate className="mt-5 grid gap-5" onSubmit={submit}>
        <TextField
          label="Name"
          dir="auto"
          autoComplete="off"
          maxLength={limits.collectionNameMax}
          value={typed}
          error={missing ? missingName : problem}
          onChange={({ target }) => {
            setTyped(target.value);
            setMissing(false);
          }}
        />
        <SaveOrCancel saving={saving} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
