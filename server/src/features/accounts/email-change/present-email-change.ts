import type { EmailChange } from '@loomlight/contract/email-changes';
import type { WaitingChange } from './email-changes.store.ts';

/** A change as its person sees it; whose the new address is, is not in it. */
export function presentEmailChange(change: WaitingChange): EmailChange {
  return {
    new_email: change.email,
    asked_at: change.asked_at.toISOString(),
    expires_at: change.expires_at.toISOString(),
    changes_at: change.changes_at.toISOString(),
    new_confirmed: change.new_confirmed_at !== null,
    old_confirmed: change.old_confirmed_at !== null,
  };
}
