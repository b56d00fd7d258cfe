import '../../ui/text-field.css';
import { contract, isStorableText, limits, textLength } from '@loomlight/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { call } from '../../api/client.ts';
import { errorText } from '../../api/error-words.ts';
import { keepSelf, keys } from '../../api/queries.ts';
import { Button } from '../../ui/button.tsx';
import { SaveOrCancel } from '../../ui/save-or-cancel.tsx';

/** A few words about oneself for the public profile. */
export function Bio({ bio }: { bio: string }) {
  const [changing, setChanging] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    flushSync(() => setChanging(false));
    opener.current?.focus();
  };
  return (
    <div className="border-b border-line py-3">
      <div className="flex items-center justify-between gap-x-6">
        <p className="min-w-0 text-ink-2">Bio</p>
        {!changing && (
          <Button ref={opener} tone="quiet" onClick={() => setChanging(true)}>
            {bio ? 'Change Bio' : 'Add a Bio'}
          </Button>
        )}
      </div>
      {changing ? (
        <BioForm bio={bio} onClose={close} />
      ) : (
        <p dir="auto" className="text-pretty break-words whitespace-pre-line text-ink-3">
          {bio || 'Nothing yet. It stands on your public profile.'}
        </p>
      )}
    </div>
  );
}

function BioForm({ bio, onClose }: { bio: string; onClose: () => void }) {
  const queryClient = useQueryClient();
  const id = useId();
  const [typed, setTyped] = useState(bio);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (next: string) => call(contract.userSettings.profile, { body: { bio: next } }),
    onSuccess: (self) => {
      keepSelf(queryClient, self);
      void queryClient.invalidateQueries({ queryKey: keys.user });
      onClose();
    },
  });
  const length = textLength(typed);
  const problem =
    length > limits.bioMax || !isStorableText(typed)
      ? `A bio has at most ${limits.bioMax} characters.`
      : error && errorText(error);
  return (
    <form
      aria-label="Bio"
      noValidate
      className="mt-2 grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const next = typed.trim();
        if (next === bio) onClose();
        else if (length <= limits.bioMax) mutate(next);
      }}
    >
      <textarea
        dir="auto"
        aria-label="Bio"
        rows={4}
        value={typed}
        // Opened to be written in.
        ref={(field) => {
          if (field && document.activeElement === document.body) field.focus();
        }}
        className="input h-auto py-2.5"
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p
        id={`${id}-note`}
        role={problem ? 'alert' : undefined}
        className={problem ? 'text-13 text-red' : 'num text-13 text-ink-3'}
      >
        {problem || `${length} / ${limits.bioMax}. Everybody can read it on your profile.`}
      </p>
      <SaveOrCancel saving={isPending} onCancel={onClose} />
    </form>
  );
}
