import { contract, usernameProblem } from '@loomlight/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../api/client.ts';
import { ApiError, errorText } from '../../api/error-words.ts';
import { keepSelf } from '../../api/queries.ts';
import { SaveOrCancel } from '../../ui/save-or-cancel.tsx';
import { TextField } from '../../ui/text-field.tsx';

export interface ChangeNameProps {
  name: string;
  /** Kept or not, the form is no longer needed. */
  onClose: () => void;
}

/** Another name for the account; why it is refused stands below it. */
export function ChangeName({ name, onClose }: ChangeNameProps) {
  const queryClient = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const refuse = (text: string) => {
    setProblem(text);
    field.current?.focus();
  };
  const { mutate, isPending } = useMutation({
    mutationFn: (username: string) => call(contract.userSettings.profile, { body: { username } }),
    onSuccess: (self) => {
      keepSelf(queryClient, self);
      // It stands below everything they have made.
      void queryClient.invalidateQueries();
      onClose();
    },
    onError: (error) => refuse(refusalOf(error)),
  });
  const submit = () => {
    const next = typed.trim().normalize('NFC');
    if (next === name) return onClose();
    const wrong = usernameProblem(next);
    if (wrong === undefined) mutate(next);
    else refuse(wrong);
  };

  return (
    <form
      aria-label="Change name"
      noValidate
      className="grid gap-4 border-b border-line py-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) submit();
      }}
    >
      <TextField
        ref={field}
        label="Full name"
        className="max-w-[440px]"
        autoComplete="name"
        value={typed}
        error={problem}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setProblem(undefined);
        }}
      />
      <SaveOrCancel saving={isPending} onCancel={onClose} />
    </form>
  );
}

/** What the server says about the name itself, else about the request. */
function refusalOf(error: unknown): string {
  const details = error instanceof ApiError ? error.details : [];
  return details.find(({ path }) => path === 'username')?.message ?? errorText(error, 'Failed to change the name');
}
