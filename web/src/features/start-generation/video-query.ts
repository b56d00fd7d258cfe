import { contract } from '@loomlight/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';

/** What videos can be made of. It changes with a release, not with a visit. */
export const videoOptionsQuery = queryOptions({
  queryKey: ['video-options'],
  queryFn: ({ signal }) => call(contract.videos.options, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
