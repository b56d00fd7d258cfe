import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { VerifyEmail } from '../features/account/index.ts';
import { usePageTitle } from './use-page-title.ts';

/** /verify-email: the link of the mail leads here (specification 2). */
export function VerifyEmailPage() {
  usePageTitle('Verify your email');
  const [search] = useSearchParams();
  const [token] = useState(search.get('token'));
  return <VerifyEmail token={token} />;
}
