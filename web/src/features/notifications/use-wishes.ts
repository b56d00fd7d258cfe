import { contract, type NotificationKind, type NotificationPreferences, type Settings } from '@loomlight/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { errorText } from '../../api/error-words.ts';
import { keys } from '../../api/queries.ts';

type Way = 'in_app' | 'email';

/** The two switches over all, one for each kind and way, and the weekly mail. */
export interface Wishes {
  readonly settings: Settings;
  readonly kinds: NotificationPreferences;
}

type Change =
  | { readonly of: 'all'; readonly name: 'in_app_notifications' | 'email_notifications'; readonly wanted: boolean }
  | { readonly of: 'weekly'; readonly wanted: boolean }
  | { readonly of: 'kind'; readonly way: Way; readonly kind: NotificationKind; readonly wanted: boolean };

const wishesQuery = queryOptions({
  queryKey: keys.notificationWishes,
  queryFn: async ({ signal }): Promise<Wishes> => {
    const [settings, kinds] = await Promise.all([
      call(contract.userSettings.settings, { signal }),
      call(contract.notifications.preferences, { signal }),
    ]);
    return { settings, kinds };
  },
  staleTime: 600_000,
});

/** What the person wants to be told; a choice is shown before the server has it, and taken back when it cannot be kept. */
export function useWishes() {
  const queryClient = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(wishesQuery);
  const { queryKey } = wishesQuery;
  const { mutate, error: saveError } = useMutation({
    // One after the other: the last choice is the one that stays.
    scope: { id: 'notification-wishes' },
    mutationFn: (change: Change): Promise<unknown> =>
      change.of === 'all'
        ? call(contract.userSettings.saveSettings, { body: { [change.name]: change.wanted } })
        : call(contract.notifications.savePreferences, {
            body:
              change.of === 'weekly'
                ? { weekly_mail: change.wanted }
                : { [change.way]: { [change.kind]: change.wanted } },
          }),
    onMutate: (change) => queryClient.setQueryData(queryKey, (shown) => shown && apply(shown, change)),
    // Only this very choice: another one may have followed.
    onError: (_error, change) =>
      queryClient.setQueryData(queryKey, (shown) => shown && apply(shown, { ...change, wanted: !change.wanted })),
  });
  return {
    wishes: data,
    problem: error ? errorText(error, 'Failed to load preferences') : undefined,
    saveProblem: saveError ? errorText(saveError, 'Failed to save preferences') : undefined,
    isFetching,
    refetch,
    choose: mutate,
  };
}

function apply({ settings, kinds }: Wishes, change: Change): Wishes {
  if (change.of === 'all') return { settings: { ...settings, [change.name]: change.wanted }, kinds };
  if (change.of === 'weekly') return { settings, kinds: { ...kinds, weekly_mail: change.wanted } };
  const way = { ...kinds[change.way], [change.kind]: change.wanted };
  return { settings, kinds: { ...kinds, [change.way]: way } };
}
