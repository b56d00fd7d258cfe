import { EmailChangeLink } from '../features/account/index.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { useMailedToken } from './use-mailed-token.ts';

/** /change-email: the links of both mails about another address lead here (PEOPLE-47). */
export function ChangeEmailPage() {
  usePageTitle('Change of address');
  const token = useMailedToken();
  return <EmailChangeLink key={token} token={token} />;
}
