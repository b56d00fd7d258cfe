import { contract } from '@loomlight/contract';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../api/client.ts';
import { errorText } from '../../api/error-words.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { CentredNote } from '../../ui/centred-note.tsx';
import { Envelope } from './envelope.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';

/** After registering: a mail is on its way (R-AUTH-27), and can be asked for again (R-AUTH-33). */
export function CheckYourEmail({ email }: { email: string }) {
  const navigate = useNavigate();
  const resend = useMutation({
    mutationFn: () => call(contract.accounts.resendVerification, { body: { email } }),
  });
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
