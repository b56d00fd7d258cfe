import { lazy, Suspense } from 'react';
import type { EditSheetProps } from './edit-sheet.tsx';

const Loaded = lazy(async () => ({ default: (await import('./edit-sheet.tsx')).EditSheet }));

/** The form as a sheet; its code comes when it is first wanted. */
export function EditSheet(props: EditSheetProps) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
