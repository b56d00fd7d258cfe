import { contract } from '@loomlight/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';

/** Sizes with their prices, and styles; the defaults come first. They change with a release, not with a visit. */
export const imageOptionsQuery = queryOptions({
  queryKey: ['image-options'],
  queryFn: ({ signal }) => call(contract.images.sizes, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
