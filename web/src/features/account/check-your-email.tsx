import { contract } from '@loomlight/contract';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../api/client.ts';
import { errorText } from '../../api/error-words.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { CentredNote } from '../../ui/centred-note.tsx';
import { Envelope } from './envelope.tsx';
import { useViewer } from './use-viewer.ts';
import { FormAlert } from '../../ui/form-alert.tsx';

/** After registering: a mail is on its way (R-AUTH-27), and can be asked for again (R-AUTH-33). Who has come in meanwhile is told so (PEOPLE-54). */
export function CheckYourEmail({ email }: { email: string }) {
  const navigate = useNavigate();
  const viewer = useViewer();
  const resend = useMutation({
    mutationFn: () => call(contract.accounts.resendVerification, { body: { email } }),
  });
  // Confirmed in another tab: there is nothing to wait for here any more.
  if (viewer.kind === 'member')
    return (
      <CentredNote
        sign={<Envelope stamped />}
        title="You are in"
        actions={
          <Button size="lg" wide onClick={() => void navigate(paths.home())}>
            Go Home
          </Button>
        }
      >
        <p>
          You are signed in as <b className="font-medium break-words text-ink">{viewer.self.username}</b>. Nothing more
          is to be confirmed here.
        </p>
      </CentredNote>
    );
  return (
    <CentredNote
      sign={<Envelope stamped={resend.isSuccess} />}
      title="Check Your Email"
      actions={
        <>
          <Button size="lg" wide loading={resend.isPending} onClick={() => resend.mutate()}>
            Resend Verification Email
          </Button>
          <Button
            tone="quiet"
            size="lg"
            wide
            onClick={() => void navigate(paths.auth(), { state: { showLogin: true } })}
          >
            Back to Sign In
          </Button>
        </>
      }
    >
      <p>
        We have sent a link to <b className="font-medium break-words text-ink">{email}</b>. Open it to confirm your
        address.
      </p>
      {resend.isSuccess && <FormAlert tone="good">Verification email sent successfully!</FormAlert>}
      {resend.isError && (
        <FormAlert tone="bad">{errorText(resend.error, 'An error occurred while resending the email')}</FormAlert>
      )}
    </CentredNote>
  );
}
