import { clientTiming } from '@loomlight/contract';
import { useNavigate } from 'react-router';
import { useTimeout } from '../../lib/use-timing.ts';
import { paths } from '../../paths.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { RedirectLine } from './redirect-line.tsx';

/** The sign-in is done: a word, and home after 1.5 s (R-AUTH-16). */
export function WelcomeHome() {
  const navigate = useNavigate();
  useTimeout(() => void navigate(paths.home(), { replace: true }), clientTiming.signInRedirectMs);
  return (
    <>
      <FormAlert tone="good">Login successful! Redirecting to home...</FormAlert>
      <RedirectLine durationMs={clientTiming.signInRedirectMs} />
    </>
  );
}
