import { lazy, Suspense } from 'react';
import { useStore } from '../../lib/create-store.ts';
import { dialogStore, showDialog } from './account-dialog-store.ts';

const AccountDialog = lazy(async () => ({ default: (await import('./account-dialog.tsx')).AccountDialog }));

/** The dialogs that may open on any page. Their code is fetched when the first one is wanted. */
export function AccountDialogs() {
  const dialog = useStore(dialogStore, null);
  if (!dialog) return null;
  return (
    <Suspense>
      <AccountDialog dialog={dialog} onClose={() => showDialog(null)} />
    </Suspense>
  );
}
