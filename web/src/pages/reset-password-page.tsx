import { ResetPassword } from '../features/account/index.ts';
import { AuthFrame } from './auth-frame.tsx';
import { useMailedToken } from './use-mailed-token.ts';
import { usePageTitle } from '../lib/use-page-title.ts';

/** /reset-password: the link of the mail leads here. */
export function ResetPasswordPage() {
  usePageTitle('Choose a new password');
  const token = useMailedToken();
  return (
    <AuthFrame>
      <ResetPassword key={token} token={token} />
    </AuthFrame>
  );
}
