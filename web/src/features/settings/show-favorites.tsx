import { contract } from '@loomlight/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { errorText } from '../../api/error-words.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { Switch } from '../../ui/switch.tsx';
import { settingsQuery } from './settings-query.ts';

/** Whether everybody may see on one's profile what one has favorited; kept as it is chosen, and taken back where it cannot be kept (KEEP-101). */
export function ShowFavorites() {
  const queryClient = useQueryClient();
  const { data } = useQuery(settingsQuery);
  const { queryKey } = settingsQuery;
  const show = (wanted: boolean) =>
    queryClient.setQueryData(queryKey, (settings) => settings && { ...settings, show_favorites_publicly: wanted });
  const { mutate, error } = useMutation({
    // One after the other: the last choice is the one that stays.
    scope: { id: 'show-favorites' },
    mutationFn: (wanted: boolean) =>
      call(contract.userSettings.saveSettings, { body: { show_favorites_publicly: wanted } }),
    onMutate: show,
    onError: (_error, wanted) => show(!wanted),
  });
  if (!data) return null;
  return (
    <div className="border-b border-line">
      <Switch
        label="Show my favorites on my profile"
        checked={data.show_favorites_publicly}
        className="min-h-13 w-full justify-between"
        onChange={(wanted) => mutate(wanted)}
      />
      {error && <FormAlert tone="bad">{errorText(error, 'Failed to save preferences')}</FormAlert>}
    </div>
  );
}
