import type { AccountDialog as Opened } from './account-dialog-store.ts';
import { InsufficientCredits } from './insufficient-credits.tsx';
import { LoginRequired } from './login-required.tsx';
import { PromptRefused } from './prompt-refused.tsx';

/** Any of the dialogs that may open on any page: one file, since each of them alone weighed more as a part than as a dialog. */
export function AccountDialog({ dialog, onClose }: { dialog: Opened; onClose: () => void }) {
  if (dialog.kind === 'sign-in') return <LoginRequired reason={dialog.reason} onClose={onClose} />;
  if (dialog.kind === 'refused') return <PromptRefused error={dialog.error} prompt={dialog.prompt} onClose={onClose} />;
  return <InsufficientCredits needed={dialog.needed} balance={dialog.balance} onClose={onClose} />;
}
