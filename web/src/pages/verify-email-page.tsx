import { VerifyEmail } from '../features/account/index.ts';
import { useMailedToken } from './use-mailed-token.ts';
import { usePageTitle } from '../lib/use-page-title.ts';

/** /verify-email: the link of the mail leads here (R-ROUTE-04). */
export function VerifyEmailPage() {
  usePageTitle('Verify your email');
  const token = useMailedToken();
  return <VerifyEmail token={token} />;
}
