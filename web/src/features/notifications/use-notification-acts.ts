import { contract, type Notification, type ReplyOf } from '@loomlight/contract';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { errorText } from '../../api/error-words.ts';
import { keys } from '../../api/queries.ts';
import { toast } from '../../ui/toast.ts';

type Page = ReplyOf<typeof contract.notifications.list>;
type Act = { readonly kind: 'read' | 'remove'; readonly id: string } | { readonly kind: 'readAll' };

/** Marks as read and removes: shown before the server has agreed, taken back when it does not. */
export function useNotificationActs() {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    // One after the other, so that the numbers that come back are in order.
    scope: { id: 'notifications' },
    mutationFn: (act: Act) => send(act),
    onMutate: async (act) => {
      // An answer under way would show what was before.
      await queryClient.cancelQueries({ queryKey: keys.notifications });
      const before = queryClient.getQueriesData({ queryKey: keys.notifications });
      const readAt = new Date().toISOString();
      const change = (items: Notification[]) => applyTo(items, act, readAt);
      const wasUnread = before.some(([, shown]) => act.kind !== 'readAll' && holdsUnread(shown, act.id));
      queryClient.setQueryData<Page>(keys.newestNotifications, (page) => page && withItems(page, change));
      queryClient.setQueriesData<InfiniteData<Page>>(
        { queryKey: ['notifications', 'list'] },
        (pages) => pages && { ...pages, pages: pages.pages.map((page) => withItems(page, change)) },
      );
      queryClient.setQueryData<number>(keys.unread, (unread) =>
        act.kind === 'readAll' ? 0 : unread === undefined ? undefined : Math.max(0, unread - (wasUnread ? 1 : 0)),
      );
      return before;
    },
    onError: (error, _act, before) => {
      for (const [key, shown] of before ?? []) queryClient.setQueryData(key, shown);
      toast.error(errorText(error));
    },
    onSuccess: (reply) => {
      if (reply) queryClient.setQueryData(keys.unread, reply.unread);
    },
  });
  return {
    read: (id: string) => mutate({ kind: 'read', id }),
    remove: (id: string) => mutate({ kind: 'remove', id }),
    readAll: () => mutate({ kind: 'readAll' }),
  };
}

async function send(act: Act): Promise<{ readonly unread: number } | undefined> {
  if (act.kind === 'readAll') return call(contract.notifications.readAll);
  if (act.kind === 'read') return call(contract.notifications.read, { params: { id: act.id } });
  await call(contract.notifications.remove, { params: { id: act.id } });
  return undefined;
}

const withItems = (page: Page, change: (items: Notification[]) => Notification[]): Page => ({
  ...page,
  notifications: change(page.notifications),
});

function applyTo(items: Notification[], act: Act, readAt: string): Notification[] {
  if (act.kind === 'remove') return items.filter(({ id }) => id !== act.id);
  return items.map((item) =>
    item.read_at === null && (act.kind === 'readAll' || item.id === act.id) ? { ...item, read_at: readAt } : item,
  );
}

/** Whether this answer (a page, or a list of pages) shows the one as unread. */
function holdsUnread(shown: unknown, id: string): boolean {
  if (shown === null || typeof shown !== 'object') return false;
  // Only the two queries of this slice stand under these keys, and their answers were checked when they came.
  const pages = 'pages' in shown ? (shown as InfiniteData<Page>).pages : [shown as Page];
  return pages.some((page) => page.notifications.some((item) => item.id === id && item.read_at === null));
}
