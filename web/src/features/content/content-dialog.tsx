import { lazy, Suspense } from 'react';
import type { DetailDialogProps } from './detail-dialog.tsx';

/** Fetches the dialog ahead of the press that wants it. */
export const loadContentDialog = () => import('./detail-dialog.tsx');
const DetailDialog = lazy(async () => ({ default: (await loadContentDialog()).DetailDialog }));

/** One image of a set, large, with everything about it. Its code comes when it is first wanted. */
export function ContentDialog(props: DetailDialogProps) {
  return (
    <Suspense>
      <DetailDialog {...props} />
    </Suspense>
  );
}
