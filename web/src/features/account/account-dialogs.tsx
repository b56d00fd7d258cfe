import { lazy, Suspense } from 'react';
import { useStore } from '../../lib/create-store.ts';
import { dialogStore, showDialog } from './account-dialog-store.ts';

const LoginRequired = lazy(async () => ({ default: (await import('./login-required.tsx')).LoginRequired }));
const InsufficientCredits = lazy(async () => ({
  default: (await import('./insufficient-credits.tsx')).InsufficientCredits,
}));

const PromptRefused = lazy(async () => ({ default: (await import('./prompt-refused.tsx')).PromptRefused }));

/** The dialogs that may open on any page. Their code is fetched when the first one is wanted. */
export function AccountDialogs() {
  const dialog = useStore(dialogStore, null);
  if (!dialog) return null;
  const close = () => showDialog(null);
  return (
    <Suspense>
      {dialog.kind === 'sign-in' ? (
        <LoginRequired reason={dialog.reason} onClose={close} />
      ) : dialog.kind === 'refused' ? (
        <PromptRefused why={dialog.why} onClose={close} />
      ) : (
        <InsufficientCredits needed={dialog.needed} balance={dialog.balance} onClose={close} />
      )}
    </Suspense>
  );
}
