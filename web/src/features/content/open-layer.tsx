import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { toast } from '../../ui/toast.ts';
import { useViewer } from '../account/index.ts';
import { ContentDialog } from './content-dialog.tsx';
import { visibleContentQuery } from './content-queries.ts';
import { type DetailItem, detailItem } from './detail-item.ts';
import { type OpenContent, useOpenContent } from './use-open-content.ts';

/**
 * The dialog of an open item, among its neighbours on the page. One that is not on the page (a shared address, a
 * favorite that has just been taken back) stands alone.
 */
export function OpenLayer({ items, opened: { kind, id } }: { items: readonly DetailItem[]; opened: OpenContent }) {
  const { turn, close } = useOpenContent();
  const viewer = useViewer();
  const listed = items.find((item) => item.id === id);
  const [held, setHeld] = useState(listed);
  if (listed && listed !== held) setHeld(listed);
  const kept = listed ?? (held?.id === id ? held : undefined);

  const alone = useQuery({ ...visibleContentQuery(kind, id), enabled: !kept });
  const missing = alone.isError && !kept;
  const giveUp = useEffectEvent(() => {
    toast.error(`${kind === 'video' ? 'Video' : 'Image'} details are not available. Please try again.`);
    close();
  });
  useEffect(() => {
    if (missing) giveUp();
  }, [missing]);

  const self = viewer.kind === 'member' ? viewer.self.id : undefined;
  const single = kept ?? (alone.data && detailItem(alone.data, alone.data.user_id === self));
  if (!single) return null;
  return (
    <ContentDialog
      items={listed ? items : [single]}
      openId={id}
      onOpen={(next) => {
        const neighbour = items.find((item) => item.id === next);
        if (neighbour) turn(neighbour);
      }}
      onClose={close}
      // The page goes, and the dialog with it.
      onLeave={() => undefined}
    />
  );
}
