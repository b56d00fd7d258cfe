import { contract } from '@loomlight/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../api/client.ts';
import { takeUnread, unreadQuery } from './unread-query.ts';

/**
 * Nothing is news that one is looking at: while these items are open and the page is in sight, what the bell says of them is read as it comes
 * (KEEP-62). Nobody waits for it; what fails stays unread.
 */
export function useSeen(ids: readonly string[]): void {
  const queryClient = useQueryClient();
  const { data: unread = 0 } = useQuery({ ...unreadQuery, enabled: false });
  const open = ids.join(' ');
  useEffect(() => {
    if (open === '' || unread === 0) return;
    const see = () => {
      if (document.visibilityState === 'hidden') return;
      const ask = async () =>
        (await call(contract.notifications.seen, { body: { content_ids: open.split(' ') } })).unread;
      takeUnread(queryClient, ask).catch(() => undefined);
    };
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [queryClient, open, unread]);
}
