import { limits } from '@loomlight/contract';
import { factors } from '@loomlight/contract/factors';
import { type FormEvent, useState } from 'react';
import { call } from '../../api/client.ts';
import { ApiError, errorText } from '../../api/error-words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { makePasskey, passkeyFailure } from '../account/index.ts';
import type { Proof } from './use-proof.tsx';

export interface AddPasskeyProps {
  withProof: Proof['withProof'];
  /** It is kept; with codes when it is the first factor. */
  onDone: (codes: readonly string[] | null) => void;
  onClose: () => void;
}

/** A name for the passkey, then whatever the browser asks. */
export function AddPasskey({ withProof, onDone, onClose }: AddPasskeyProps) {
  const [name, setName] = useState('');
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<{ readonly text: string; readonly isName: boolean }>();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (working) return;
    if (name.trim() === '') return setProblem({ text: 'Please give the passkey a name.', isName: true });
    setWorking(true);
    setProblem(undefined);
    try {
      const options = await withProof(() => call(factors.addPasskeyOptions));
      if (options === undefined) return setWorking(false);
      const passkey = await makePasskey(options);
      const { recovery_codes: codes } = await call(factors.addPasskey, { body: { name, passkey } });
      onDone(codes);
    } catch (error) {
      const isName = error instanceof ApiError && error.details.some(({ path }) => path === 'name');
      setProblem({ text: isName ? errorText(error) : passkeyFailure(error), isName });
      setWorking(false);
    }
  };
  return (
    <Dialog
      title="Add a passkey"
      description="Your fingerprint, your face or a key opens your account. Give it a name that you know again, such as the device it is on."
      onClose={onClose}
    >
      <form aria-label="Add a passkey" noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        {problem && !problem.isName && <FormAlert tone="bad">{problem.text}</FormAlert>}
        <TextField
          label="Name"
          autoComplete="off"
          maxLength={limits.passkeyNameMax}
          dir="auto"
          value={name}
          error={problem?.isName ? problem.text : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <div className="dialog-acts">
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={working}>
            Continue
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
