import { contract, lifetimes } from '@loomlight/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { errorText } from '../../api/error-words.ts';
import { useCountdown } from '../../lib/use-countdown.ts';
import { Button } from '../../ui/button.tsx';
import { CardHeading } from './card-heading.tsx';
import { Envelope } from './envelope.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';

export interface ResetMailSentProps {
  email: string;
  /** The address was not the right one. */
  onOther: () => void;
}

/**
 * Where to look for the mail. Never whether there is one: only the owner of an address may learn that it has an account.
 * The server sends one mail a minute, and the button waits as long.
 */
export function ResetMailSent({ email, onOther }: ResetMailSentProps) {
  const { leftS, restart } = useCountdown(lifetimes.resendPauseS);
  const resend = useMutation({
    mutationFn: () => call(contract.accounts.forgotPassword, { body: { email } }),
    onSuccess: restart,
  });
  const waits = leftS > 0;
  return (
    <>
      <span className="mt-6 mb-5 block" aria-hidden="true">
        <Envelope stamped />
      </span>
      <CardHeading>Check Your Email</CardHeading>
      <p className="mt-2 text-pretty text-ink-2">
        If <b className="font-medium break-words text-ink">{email}</b> has an account, a link to choose a new password
        is on its way. It works once and for one hour.
      </p>
      <div className="mt-6 grid gap-2">
        {resend.isSuccess && <FormAlert tone="good">We have sent it again. Only the newest link works.</FormAlert>}
        {resend.isError && <FormAlert tone="bad">{errorText(resend.error)}</FormAlert>}
        <Button
          tone="line"
          size="lg"
          wide
          loading={resend.isPending}
          aria-disabled={waits}
          onClick={() => {
            if (!waits) resend.mutate();
          }}
        >
          <span className="num">{waits ? `Resend Email in ${leftS} s` : 'Resend Email'}</span>
        </Button>
        <Button tone="quiet" size="lg" wide onClick={onOther}>
          Use Another Address
        </Button>
      </div>
    </>
  );
}
