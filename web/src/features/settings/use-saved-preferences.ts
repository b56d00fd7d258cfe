import { contract, type Preferences } from '@loomlight/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { errorText } from '../../api/error-words.ts';
import { preferencesQuery } from '../../api/queries.ts';

interface SavedPreferences {
  readonly save: (part: Partial<Preferences>) => void;
  /** Why the last choice was not kept. */
  readonly problem: string | undefined;
}

/** Shows a choice before the server has it, and takes it back when it cannot be kept. */
export function useSavedPreferences(): SavedPreferences {
  const queryClient = useQueryClient();
  const { queryKey } = preferencesQuery;
  const { mutate, error } = useMutation({
    // One after the other: the last choice is the one that stays.
    scope: { id: 'preferences' },
    mutationFn: (part: Partial<Preferences>) => call(contract.userSettings.savePreferences, { body: part }),
    onMutate: (part) => {
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (shown) => shown && { ...shown, ...part });
      return before;
    },
    onError: (_error, part, before) => {
      if (!before) return;
      // Only what this very choice has changed: another one may have followed.
      const fields = Object.fromEntries(Object.entries(before).filter(([name]) => name in part));
      queryClient.setQueryData(queryKey, (shown) => shown && { ...shown, ...fields });
    },
  });
  return { save: mutate, problem: error ? errorText(error, 'Failed to save preferences') : undefined };
}
