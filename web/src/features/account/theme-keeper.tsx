import { contract } from '@loomlight/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isSignedIn, sessionStore } from '../../api/auth-tokens.ts';
import { call } from '../../api/client.ts';
import { preferencesQuery } from '../../api/queries.ts';
import { useStore } from '../../lib/create-store.ts';
import { chooseTheme, chosenTheme, onThemeChange } from '../../lib/theme.ts';

/**
 * A theme that was chosen on one device is there on the others: the account's choice is shown when it arrives, and each
 * choice made here is kept with the account. 'System' is no choice: each device then stays as it is.
 */
export function ThemeKeeper() {
  const queryClient = useQueryClient();
  const signedIn = useStore(sessionStore, false);
  const theme = useQuery({ ...preferencesQuery, enabled: signedIn }).data?.theme;

  useEffect(() => {
    if (theme !== undefined && theme !== 'system' && theme !== chosenTheme()) chooseTheme(theme);
  }, [theme]);

  useEffect(
    () =>
      onThemeChange(() => {
        const chosen = chosenTheme();
        const kept = queryClient.getQueryData(preferencesQuery.queryKey);
        if (!isSignedIn() || !kept || kept.theme === chosen) return;
        queryClient.setQueryData(preferencesQuery.queryKey, { ...kept, theme: chosen });
        // Not kept is no harm: this device shows it all the same.
        call(contract.userSettings.savePreferences, { body: { theme: chosen } }).catch(() => undefined);
      }),
    [queryClient],
  );
  return null;
}
