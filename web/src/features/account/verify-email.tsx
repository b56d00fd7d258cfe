import { contract } from '@loomlight/contract';
import { useQuery } from '@tanstack/react-query';
import CircleX from 'lucide-react/icons/circle-x';
import { useNavigate } from 'react-router';
import { call } from '../../api/client.ts';
import { errorText } from '../../api/error-words.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { DrawnTick } from '../../ui/drawn-tick.tsx';
import { Mark } from '../../ui/mark.tsx';
import { CentredNote } from '../../ui/centred-note.tsx';

const words = {
  missing: 'Invalid verification link. Please check your email and try again.',
  failed: 'An error occurred during verification. Please try again later.',
  done: 'Your email has been successfully verified! You can now sign in to your account.',
} as const;

/** Takes the token of the mail to the server: loading, success or error, all in one frame (R-AUTH-28). */
export function VerifyEmail({ token }: { token: string | undefined }) {
  const navigate = useNavigate();
  // A query, not a mutation: it runs once for a token, however often the page is drawn, and the token is single use.
  const { isPending, error } = useQuery({
    queryKey: ['verify-email', token],
    queryFn: () => call(contract.accounts.verifyEmail, { body: { token: token ?? '' } }),
    enabled: Boolean(token),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const outcome = token ? (isPending ? 'loading' : error ? 'error' : 'success') : 'error';

  if (outcome === 'loading')
    return (
      <CentredNote
        sign={
          <span className="[&_.shuttle]:fill-amber">
            <Mark size={44} />
          </span>
        }
        title="Verifying your email"
      >
        <p role="status">One moment, please.</p>
      </CentredNote>
    );
  const good = outcome === 'success';
  return (
    <CentredNote
      sign={good ? <DrawnTick /> : <CircleX size={52} strokeWidth={1.25} className="text-red" />}
      title={good ? 'Email verified' : 'Verification failed'}
      actions={
        <>
          <Button
            size="lg"
            wide
            onClick={() =>
              void navigate(paths.auth(), {
                state: good ? { showLogin: true, emailVerified: true } : { showLogin: true },
              })
            }
          >
            Sign In
          </Button>
          <Button tone="quiet" size="lg" wide onClick={() => void navigate(paths.home())}>
            Go to homepage
          </Button>
        </>
      }
    >
      <p role={good ? 'status' : 'alert'}>{good ? words.done : token ? failure(error) : words.missing}</p>
    </CentredNote>
  );
}

/** The server's own words, else a sentence of our own (R-AUTH-31): the table's are not about links. */
function failure(error: unknown): string {
  return errorText(error, words.failed);
}
