import { lazy, type ReactNode, Suspense } from 'react';

const Sheet = lazy(async () => ({ default: (await import('../../../ui/sheet.tsx')).Sheet }));

/** The whole form as a sheet of a phone; the code of the sheet comes when it is first wanted. */
export function EditSheet({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <Suspense>
      <Sheet title="Edit prompt" onClose={onClose}>
        {children}
      </Sheet>
    </Suspense>
  );
}
