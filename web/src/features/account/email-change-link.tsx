import type { ReplyOf } from '@loomlight/contract';
import { emailChanges } from '@loomlight/contract/email-changes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import CircleX from 'lucide-react/icons/circle-x';
import MailCheck from 'lucide-react/icons/mail-check';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { call } from '../../api/client.ts';
import { ApiError, errorText } from '../../api/error-words.ts';
import { profileQuery } from '../../api/queries.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Button } from '../../ui/button.tsx';
import { CentredNote } from '../../ui/centred-note.tsx';
import { DrawnTick } from '../../ui/drawn-tick.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';

type Found = ReplyOf<typeof emailChanges.link>;
const dead = 'It was used, stopped or replaced, or its time is over. If you have asked again, use the newest mail.';

/**
 * What a mailed link about another address is about, and the press that confirms or stops it: a program that only looks at a mail does
 * neither (PEOPLE-47).
 */
export function EmailChangeLink({ token }: { token: string | undefined }) {
  const queryClient = useQueryClient();
  const body = { token: token ?? '' };
  const opened = useQuery({
    queryKey: ['change-email', token],
    queryFn: () => call(emailChanges.link, { body }),
    enabled: token !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const confirm = useMutation({
    mutationFn: () => call(emailChanges.confirm, { body }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: profileQuery.queryKey }),
  });
  const stop = useMutation({ mutationFn: () => call(emailChanges.stop, { body }) });
  const failure = confirm.error ?? stop.error ?? opened.error;

  if (token === undefined || isOver(failure)) return <Dead />;
  if (stop.isSuccess) return <Stopped />;
  if (confirm.data && opened.data) return <Confirmed found={opened.data} done={confirm.data} />;
  if (!opened.data)
    return (
      <CentredNote
        sign={<MailCheck size={44} strokeWidth={1.25} />}
        title="Change of address"
        actions={
          opened.error && (
            <Button tone="line" size="lg" wide loading={opened.isFetching} onClick={() => void opened.refetch()}>
              Try Again
            </Button>
          )
        }
      >
        {opened.error ? (
          <FormAlert tone="bad">{errorText(opened.error)}</FormAlert>
        ) : (
          <p role="status">One moment, please.</p>
        )}
      </CentredNote>
    );
  const { side, username, new_email: newEmail } = opened.data;
  return (
    <CentredNote
      sign={<MailCheck size={44} strokeWidth={1.25} />}
      title="Change of address"
      actions={
        <>
          <Button size="lg" wide loading={confirm.isPending} disabled={stop.isPending} onClick={() => confirm.mutate()}>
            {side === 'new' ? 'Confirm This Address' : 'Confirm the Change'}
          </Button>
          {side === 'old' && (
            <Button
              tone="line"
              size="lg"
              wide
              loading={stop.isPending}
              disabled={confirm.isPending}
              onClick={() => stop.mutate()}
            >
              It Was Not Me: Stop It
            </Button>
          )}
        </>
      }
    >
      <p className="min-w-0 break-words">
        The account <b className="font-medium text-ink">{username}</b> is to use the address{' '}
        <b className="font-medium text-ink">{newEmail}</b>.
      </p>
      {side === 'new' && <p>If you do not know this account, close this page: nothing changes.</p>}
      {failure && <FormAlert tone="bad">{errorText(failure)}</FormAlert>}
    </CentredNote>
  );
}

function Confirmed({ found, done }: { found: Found; done: ReplyOf<typeof emailChanges.confirm> }) {
  const day = new Date(done.changes_at).toLocaleDateString([], { dateStyle: 'long' });
  if (done.state === 'changed')
    return (
      <CentredNote
        sign={<DrawnTick />}
        title={<Heard>Your email was changed</Heard>}
        actions={
          <Link to={paths.settings()} className={buttonClass({ size: 'lg', wide: true })}>
            Go to Settings
          </Link>
        }
      >
        <p className="min-w-0 break-words">
          You sign in with <b className="font-medium text-ink">{found.new_email}</b> from now on. Every other device has
          been signed out.
        </p>
      </CentredNote>
    );
  return (
    <CentredNote sign={<DrawnTick />} title={<Heard>Confirmed</Heard>}>
      <p>
        {found.side === 'new'
          ? `One step is left: the link in the mail to your present address. If you cannot read that mailbox any more, the address changes by itself on ${day}.`
          : 'One step is left: the link in the mail to the new address.'}
      </p>
    </CentredNote>
  );
}

function Stopped() {
  return (
    <CentredNote
      sign={<DrawnTick />}
      title={<Heard>The change was stopped</Heard>}
      actions={
        <Link to={paths.forgotPassword()} className={buttonClass({ size: 'lg', wide: true })}>
          Choose a New Password
        </Link>
      }
    >
      <p>
        Your address stays, and the device that asked for the change has been signed out. Whoever it was had access to
        your account: please choose a new password.
      </p>
    </CentredNote>
  );
}

function Dead() {
  return (
    <CentredNote
      sign={<CircleX size={44} strokeWidth={1.25} className="text-red" />}
      title={<Heard>This link does not work</Heard>}
      actions={
        <Link to={paths.settings()} className={buttonClass({ size: 'lg', wide: true })}>
          Go to Settings
        </Link>
      }
    >
      <p role="alert">{dead}</p>
    </CentredNote>
  );
}

/** A heading that takes the focus of the button that went. */
function Heard({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLSpanElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <span ref={heading} tabIndex={-1} className="outline-none">
      {children}
    </span>
  );
}

function isOver(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'invalid_token' || error.code === 'invalid_field');
}
