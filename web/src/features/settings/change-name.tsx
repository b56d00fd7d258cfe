import { contract, type Self, usernameProblem } from '@loomlight/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../api/client.ts';
import { ApiError, errorText } from '../../api/error-words.ts';
import { keepSelf } from '../../api/queries.ts';
import { SaveOrCancel } from '../../ui/save-or-cancel.tsx';
import { Suggestions } from '../../ui/suggestions.tsx';
import { TextField } from '../../ui/text-field.tsx';

type Name = 'full_name' | 'username';

export interface ChangeNameProps {
  self: Pick<Self, Name>;
  /** Kept or not, the form is no longer needed. */
  onClose: () => void;
}

/** Another full name, or another name for the address; why one is refused stands below it, with others that are free (PEOPLE-13). */
export function ChangeName({ self, onClose }: ChangeNameProps) {
  const queryClient = useQueryClient();
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState({ full_name: self.full_name, username: self.username });
  const [problem, setProblem] = useState<{ name: Name; text: string }>();
  const [freeNames, setFreeNames] = useState<readonly string[]>([]);
  useEffect(() => {
    first.current?.focus();
    first.current?.select();
  }, []);
  const write = (name: Name, text: string) => {
    setTyped({ ...typed, [name]: text });
    setProblem(undefined);
    setFreeNames([]);
  };
  const refuse = (name: Name, text: string) => {
    setProblem({ name, text });
    (name === 'full_name' ? first : second).current?.focus();
  };
  const { mutate, isPending } = useMutation({
    mutationFn: (body: { full_name?: string; username?: string }) => call(contract.userSettings.profile, { body }),
    onSuccess: (next) => {
      keepSelf(queryClient, next);
      // It stands below everything they have made.
      void queryClient.invalidateQueries();
      onClose();
    },
    onError: (error) => {
      const { name, text } = refusalOf(error);
      refuse(name, text);
      setFreeNames(error instanceof ApiError ? error.suggestions : []);
    },
  });
  const submit = () => {
    const wrong = names.find((name) => usernameProblem(plain(typed[name])) !== undefined);
    if (wrong) return refuse(wrong, usernameProblem(plain(typed[wrong])) ?? '');
    const body = changes(self, { full_name: plain(typed.full_name), username: plain(typed.username) });
    if (Object.keys(body).length === 0) return onClose();
    mutate(body);
  };
  const field = (name: Name) => ({
    className: 'max-w-[440px]',
    value: typed[name],
    error: problem?.name === name ? problem.text : undefined,
    onChange: (event: { currentTarget: HTMLInputElement }) => write(name, event.currentTarget.value),
  });

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
        ref={first}
        label="Full name"
        autoComplete="name"
        help="What people read on your page."
        {...field('full_name')}
      />
      <TextField
        ref={second}
        label="Username"
        autoComplete="username"
        help="Stands below what you make, and is part of your address. The address of the one before leads on for 90 days."
        {...field('username')}
      />
      <Suggestions
        label="Free names"
        texts={freeNames}
        onChoose={(name) => {
          write('username', name);
          second.current?.focus();
        }}
      />
      <SaveOrCancel saving={isPending} onCancel={onClose} />
    </form>
  );
}

const names = ['full_name', 'username'] as const;
const plain = (text: string) => text.trim().normalize('NFC');

/** What is to be sent: a full name that was the username follows it. */
function changes(self: Pick<Self, Name>, next: Record<Name, string>): { full_name?: string; username?: string } {
  const isRenamed = next.username !== self.username;
  const fullName = next.full_name === next.username ? '' : next.full_name;
  const wasOwn = self.full_name !== self.username;
  const isChanged = next.full_name !== self.full_name || (isRenamed && !wasOwn);
  return { ...(isChanged && { full_name: fullName }), ...(isRenamed && { username: next.username }) };
}

/** What the server says about a name itself, else about the request. */
function refusalOf(error: unknown): { name: Name; text: string } {
  const details = error instanceof ApiError ? error.details : [];
  const named = names.flatMap((name) =>
    details.filter(({ path }) => path === name).map(({ message }) => ({ name, message })),
  )[0];
  return { name: named?.name ?? 'username', text: named?.message ?? errorText(error, 'Failed to change the name') };
}
