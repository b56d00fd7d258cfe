import { lazy, Suspense } from 'react';
import { loadContentDialog } from './content-dialog.tsx';
import type { DetailItem } from './detail-item.ts';
import { useOpenContent } from './use-open-content.ts';

const loadLayer = () => import('./open-layer.tsx');
const OpenLayer = lazy(async () => ({ default: (await loadLayer()).OpenLayer }));

/** Fetches what an open item needs ahead of the press that wants it. */
export function prepareContentLayer(): void {
  void loadLayer();
  void loadContentDialog();
}

/** Shows the item that the address names over its page; nothing of it is loaded before. */
export function ContentLayer({ items }: { items: readonly DetailItem[] }) {
  const { opened } = useOpenContent();
  if (!opened) return null;
  return (
    <Suspense>
      <OpenLayer items={items} opened={opened} />
    </Suspense>
  );
}
