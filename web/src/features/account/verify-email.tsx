import CircleX from 'lucide-react/icons/circle-x';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { errorText } from '../../api/error-words.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { CentredNote } from '../../ui/centred-note.tsx';
import { DrawnTick } from '../../ui/drawn-tick.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { Mark } from '../../ui/mark.tsx';
import { AskForNewLink } from './ask-for-new-link.tsx';
import { type OnEntered, useMailedLink } from './use-mailed-link.ts';
import { useViewer } from './use-viewer.ts';

const words = {
  missing: 'Invalid verification link. Please check your email and try again.',
  failed: 'An error occurred during verification. Please try again later.',
  done: 'Your email has been successfully verified! You can now sign in to your account.',
} as const;

export interface VerifyEmailProps {
  token: string | undefined;
  /** Signed in by the link; with what has waited for the account. */
  onEntered: OnEntered;
  /** What stands below for somebody who is signed in. */
  children: ReactNode;
}

/** Takes the token of the mail to the server: loading, success or error, all in one frame (R-AUTH-28), and signs in (PEOPLE-21). */
export function VerifyEmail({ token, onEntered, children }: VerifyEmailProps) {
  const viewer = useViewer();
  const { link, enter, entering, refusal } = useMailedLink(token, onEntered);

  if (link.kind === 'opening' || viewer.kind === 'loading') return <Opening />;
  if (link.kind === 'entered' || (link.kind === 'used' && viewer.kind === 'member'))
    return <Inside isNew={link.kind === 'entered'}>{children}</Inside>;
  if (link.kind === 'verified')
    return (
      <Confirmed
        username={link.canEnter ? link.username : undefined}
        refusal={refusal}
        entering={entering}
        onEnter={enter}
      />
    );
  if (link.kind === 'used') return <Used />;
  if (link.kind === 'refused') return <Refused text={errorText(link.error, words.failed)} />;
  return <Refused text={words.missing} />;
}

function Opening() {
  const sign = (
    <span className="[&_.shuttle]:fill-amber">
      <Mark size={44} />
    </span>
  );
  return (
    <CentredNote sign={sign} title="Verifying your email">
      <p role="status">One moment, please.</p>
    </CentredNote>
  );
}

/** Signed in: the credits, and what has waited. */
function Inside({ isNew, children }: { isNew: boolean; children: ReactNode }) {
  const viewer = useViewer();
  const navigate = useNavigate();
  if (viewer.kind !== 'member') return <Opening />;
  const { username, credits } = viewer.self;
  return (
    <CentredNote
      sign={<DrawnTick />}
      title={isNew ? <Name before="You are in, " name={username} /> : 'You were already in'}
      actions={
        <Button tone="quiet" size="lg" wide onClick={() => void navigate(paths.home())}>
          Go to homepage
        </Button>
      }
    >
      <p role="status">
        {isNew
          ? 'Your address is confirmed, and you are signed in on this device. '
          : 'You are signed in on this device. '}
        {credits > 0 && (
          <>
            <b className="num font-medium whitespace-nowrap text-amber-text">
              {credits.toLocaleString('en-US')} {credits === 1 ? 'credit' : 'credits'}
            </b>
            {credits === 1 ? ' is yours.' : ' are yours.'}
          </>
        )}
      </p>
      {children}
    </CentredNote>
  );
}

function Name({ before, name }: { before: string; name: string }) {
  return (
    <>
      {before}
      <bdi className="break-words">{name}</bdi>
    </>
  );
}

/** Confirmed in a browser that has not registered the account: it says whose it is before it signs in. */
function Confirmed({
  username,
  refusal,
  entering,
  onEnter,
}: {
  username: string | undefined;
  refusal: unknown;
  entering: boolean;
  onEnter: () => void;
}) {
  const navigate = useNavigate();
  const goToCard = () => void navigate(paths.auth(), { state: { showLogin: true, emailVerified: true } });
  const canEnter = username !== undefined && !refusal;
  return (
    <CentredNote
      sign={<DrawnTick />}
      title="Email verified"
      actions={
        <>
          <Button size="lg" wide loading={entering} onClick={canEnter ? onEnter : goToCard}>
            Sign In
          </Button>
          <HomeButton />
        </>
      }
    >
      <p role="status">{words.done}</p>
      {canEnter && (
        <p className="text-13 text-ink-3">
          The button signs you in as <bdi className="font-medium break-words text-ink">{username}</bdi>. If that is not
          you, close this page.
        </p>
      )}
      {refusal !== null && <FormAlert tone="bad">{errorText(refusal)}</FormAlert>}
    </CentredNote>
  );
}

/** The link has signed in before, and nobody is signed in here (PEOPLE-35). */
function Used() {
  return (
    <CentredNote sign={<DrawnTick />} title="This link was used" actions={<SignInOrHome />}>
      <p role="alert">Your address is confirmed already. Please sign in with your password.</p>
    </CentredNote>
  );
}

/** What a link cannot do any more, a new one can (PEOPLE-35). */
function Refused({ text }: { text: string }) {
  const [asked, setAsked] = useState(false);
  return (
    <CentredNote
      sign={<CircleX size={52} strokeWidth={1.25} className="text-red" />}
      title="Verification failed"
      actions={
        <>
          {asked ? (
            <AskForNewLink />
          ) : (
            <Button tone="line" size="lg" wide onClick={() => setAsked(true)}>
              Resend Verification Email
            </Button>
          )}
          <SignInOrHome />
        </>
      }
    >
      <p role="alert">{text}</p>
    </CentredNote>
  );
}

function SignInOrHome() {
  const navigate = useNavigate();
  return (
    <>
      <Button size="lg" wide onClick={() => void navigate(paths.auth(), { state: { showLogin: true } })}>
        Sign In
      </Button>
      <HomeButton />
    </>
  );
}

function HomeButton() {
  const navigate = useNavigate();
  return (
    <Button tone="quiet" size="lg" wide onClick={() => void navigate(paths.home())}>
      Go to homepage
    </Button>
  );
}
