import { contract, type Notification, type ReplyOf } from '@loomlight/contract';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { errorText } from '../../api/error-words.ts';
import { keys } from '../../api/queries.ts';
import { toast } from '../../ui/toast.ts';

type Page = ReplyOf<typeof contract.notifications.list>;
type Act = { readonly kind: 'read' | 'remove'; readonly ids: readonly string[] } | { readonly kind: 'readAll' };

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
      const unreadIds = new Set(before.flatMap(([, shown]) => unreadOf(shown)));
      queryClient.setQueryData<Page>(keys.newestNotifications, (page) => page && withItems(page, change));
      queryClient.setQueriesData<InfiniteData<Page>>(
        { queryKey: ['notifications', 'list'] },
        (pages) => pages && { ...pages, pages: pages.pages.map((page) => withItems(page, change)) },
      );
      queryClient.setQueryData<number>(keys.unread, (unread) =>
        act.kind === 'readAll' ? 0 : unread && Math.max(0, unread - act.ids.filter((id) => unreadIds.has(id)).length),
      );
      return before;
    },
    onError: (error, _act, before) => {
      for (const [key, shown] of before ?? []) queryClient.setQueryData(key, shown);
      toast.error(errorText(error));
    },
    onSuccess: (reply) => {
      queryClient.setQueryData(keys.unread, reply.unread);
    },
  });
  return {
    read: (ids: readonly string[]) => mutate({ kind: 'read', ids }),
    remove: (ids: readonly string[]) => mutate({ kind: 'remove', ids }),
    readAll: () => mutate({ kind: 'readAll' }),
  };
}

async function send(act: Act): Promise<{ readonly unread: number }> {
  if (act.kind === 'readAll') return call(contract.notifications.readAll);
  const body = { ids: [...act.ids] };
  return act.kind === 'read'
    ? call(contract.notifications.readSome, { body })
    : call(contract.notifications.removeSome, { body });
}

const withItems = (page: Page, change: (items: Notification[]) => Notification[]): Page => ({
  ...page,
  notifications: change(page.notifications),
});

function applyTo(items: Notification[], act: Act, readAt: string): Notification[] {
  if (act.kind === 'remove') return items.filter(({ id }) => !act.ids.includes(id));
  return items.map((item) =>
    item.read_at === null && (act.kind === 'readAll' || act.ids.includes(item.id))
      ? { ...item, read_at: readAt }
      : item,
  );
}

/** The ids that this answer (a page, or a list of pages) shows as unread. */
function unreadOf(shown: unknown): string[] {
  if (shown === null || typeof shown !== 'object') return [];
  // Only the two queries of this slice stand under these keys, and their answers were checked when they came.
  const pages = 'pages' in shown ? (shown as InfiniteData<Page>).pages : [shown as Page];
  return pages.flatMap((page) => page.notifications.flatMap(({ id, read_at }) => (read_at === null ? [id] : [])));
}
