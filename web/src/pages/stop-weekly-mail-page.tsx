import { StopWeeklyMail } from '../features/notifications/index.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { useMailedToken } from './use-mailed-token.ts';

/** /stop-weekly-mail: where the weekly mail leads who wants it no more (KEEP-80). */
export function StopWeeklyMailPage() {
  usePageTitle('The weekly mail');
  return <StopWeeklyMail token={useMailedToken()} />;
}
