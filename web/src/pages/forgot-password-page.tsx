import { useLocation } from 'react-router';
import { ForgotPassword } from '../features/account/index.ts';
import { parseEmailState } from '../paths.ts';
import { AuthFrame } from './auth-frame.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';

/** /forgot-password: begins with the address that stood in the sign-in form. */
export function ForgotPasswordPage() {
  usePageTitle('Forgot your password?');
  const email = parseEmailState(useLocation().state);
  return (
    <AuthFrame>
      <ForgotPassword email={email ?? ''} />
    </AuthFrame>
  );
}
