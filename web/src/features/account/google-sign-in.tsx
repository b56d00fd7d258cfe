import { clientTiming, type contract, type ReplyOf } from '@loomlight/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useStore } from '../../lib/create-store.ts';
import { onThemeChange, shownTheme } from '../../lib/theme.ts';
import { useTimeout } from '../../lib/use-timing.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { loadGoogle } from './google-script.ts';
import { RedirectLine } from './redirect-line.tsx';
import { useGoogleSignIn } from './use-google-sign-in.ts';

export type GoogleConfig = NonNullable<ReplyOf<typeof contract.accounts.config>['google']>;

/** The widest that Google draws its button. */
const widthMaxPx = 400;

/** The other way in: Google's own button, drawn by its script (R-AUTH-17), and what came of it (R-AUTH-18). */
export function GoogleSignIn(props: { google: GoogleConfig; onSignedIn: () => void; onSecondStep: () => void }) {
  const { google, onSignedIn, onSecondStep } = props;
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  const theme = useStore({ read: shownTheme, listen: onThemeChange });
  const [drawn, setDrawn] = useState<'no' | 'yes' | 'failed'>('no');
  const { outcome, take, fail } = useGoogleSignIn({ onSignedIn, onSecondStep });
  const onAnswer = useEffectEvent((credential: unknown) => void take(credential));
  const onBroken = useEffectEvent(() => {
    setDrawn('failed');
    fail();
  });
  const { client_id: clientId, nonce, script_url: scriptUrl, is_test: isTest } = google;

  const isBroken = drawn === 'failed';

  useEffect(() => {
    if (isBroken) return undefined;
    let left = false;
    loadGoogle(scriptUrl)
      .then((identity) => {
        const parent = place.current;
        if (left || !parent) return;
        identity.initialize({
          client_id: clientId,
          nonce,
          ux_mode: 'popup',
          callback: ({ credential }) => {
            if (!left) onAnswer(credential);
          },
        });
        identity.renderButton(parent, {
          type: 'standard',
          theme: theme === 'dark' ? 'filled_black' : 'outline',
          size: 'large',
          text: 'continue_with',
          shape: 'rectangular',
          logo_alignment: 'center',
          width: Math.min(widthMaxPx, parent.clientWidth || widthMaxPx),
        });
        setDrawn('yes');
      })
      .catch(() => {
        if (!left) onBroken();
      });
    return () => {
      left = true;
    };
  }, [scriptUrl, clientId, nonce, theme, isBroken]);

  const welcome = outcome.kind === 'welcome';
  useTimeout(() => void navigate(paths.home(), { replace: true }), welcome ? clientTiming.signInRedirectMs : null);
  return (
    <section aria-label="Sign in with Google" aria-busy={outcome.kind === 'working'} className="mt-5 grid gap-4">
      <p className="flex items-center gap-3 text-13 text-ink-3">
        <i aria-hidden="true" className="h-px flex-1 bg-line" />
        or
        <i aria-hidden="true" className="h-px flex-1 bg-line" />
      </p>
      {outcome.kind === 'refused' && <FormAlert tone="bad">{outcome.text}</FormAlert>}
      {welcome && <FormAlert tone="good">Login successful! Redirecting to home...</FormAlert>}
      {drawn === 'no' && <Skeleton className="h-11 rounded-button" />}
      {isBroken && (
        <Button tone="line" wide onClick={() => setDrawn('no')}>
          Try Google again
        </Button>
      )}
      {/* Google's frame is drawn on its own ground: without this a light page leaves white corners in the dark. */}
      <div
        ref={place}
        hidden={isBroken}
        className="flex justify-center"
        style={isTest ? {} : { colorScheme: 'light' }}
      />
      {welcome && <RedirectLine durationMs={clientTiming.signInRedirectMs} />}
      <p className="text-center text-12 text-ink-3">
        {isTest ? 'A stand-in for Google with made-up accounts. ' : ''}Continuing with Google means agreeing to the
        terms.
      </p>
    </section>
  );
}
