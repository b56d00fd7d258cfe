import type { ReplyOf } from '@loomlight/contract';
import { factors } from '@loomlight/contract/factors';
import Copy from 'lucide-react/icons/copy';
import { type FormEvent, useRef, useState } from 'react';
import { call } from '../../api/client.ts';
import { ApiError, errorText } from '../../api/error-words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { copyText } from './copy-text.ts';
import { QrCode } from './qr-code.tsx';

export interface TotpSetupProps {
  started: ReplyOf<typeof factors.startTotp>;
  /** It is on; with codes when it is the first factor. */
  onDone: (codes: readonly string[] | null) => void;
  onClose: () => void;
}

/** The secret as an image and as text, and the code that shows that the app has it. */
export function TotpSetup({ started, onDone, onClose }: TotpSetupProps) {
  const [code, setCode] = useState('');
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<{ readonly text: string; readonly isField: boolean }>();
  const field = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (working) return;
    if (code.trim() === '') return setProblem({ text: 'Please enter a code.', isField: true });
    setWorking(true);
    setProblem(undefined);
    try {
      const { recovery_codes: codes } = await call(factors.confirmTotp, { body: { code } });
      onDone(codes);
    } catch (error) {
      const isField = error instanceof ApiError && error.details.some(({ path }) => path === 'code');
      setProblem({ text: errorText(error), isField });
      setWorking(false);
      setCode('');
      field.current?.focus();
    }
  };
  return (
    <Dialog
      title="Set up an authenticator app"
      description="Scan the picture with your app, or type the key into it. Then enter the code that it shows."
      onClose={onClose}
    >
      <QrCode text={started.uri} label="QR code with the key below" />
      <div className="flex items-center gap-2 rounded-button border border-line py-1 pr-1 pl-3">
        <code aria-label="Key" dir="ltr" className="min-w-0 flex-1 font-mono text-13 break-all select-all">
          {inGroups(started.secret)}
        </code>
        <IconButton
          label="Copy key"
          className="max-sm:size-11"
          onClick={() => void copyText(started.secret, 'Key copied to clipboard!')}
        >
          <Copy size={16} />
        </IconButton>
      </div>
      <form aria-label="Confirm app" noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        {problem && !problem.isField && <FormAlert tone="bad">{problem.text}</FormAlert>}
        <CodeField
          ref={field}
          kind="app"
          value={code}
          error={problem?.isField ? problem.text : undefined}
          onChange={setCode}
        />
        <div className="dialog-acts">
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={working}>
            Turn On
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Four letters at a time: nobody types 32 in a row. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}
