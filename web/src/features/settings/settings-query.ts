import { contract } from '@loomlight/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { keys } from '../../api/queries.ts';

/** The settings of the account, and what its uploads take. */
export const settingsQuery = queryOptions({
  queryKey: [...keys.user, 'settings'],
  queryFn: ({ signal }) => call(contract.userSettings.settings, { signal }),
});
