import { VerifyEmail } from '../features/account/index.ts';
import { takeWaitingPrompt, WaitingWords } from '../features/prompt-form/index.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { useMailedToken } from './use-mailed-token.ts';

/** /verify-email: the link of the mail leads here (R-ROUTE-04), and what was written before the sign-up waits here (PEOPLE-21). */
export function VerifyEmailPage() {
  usePageTitle('Verify your email');
  const token = useMailedToken();
  return (
    <VerifyEmail token={token} onEntered={takeWaitingPrompt}>
      <WaitingWords />
    </VerifyEmail>
  );
}
