import { clientTiming, contract } from '@loomlight/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { keys } from '../../api/queries.ts';

/** A public picture with all that is known about it; remembered for 5 minutes (specification 9). */
export function publicImageQuery(id: string) {
  return queryOptions({
    queryKey: keys.publicContent('image', id),
    queryFn: ({ signal }) => call(contract.gallery.publicImage, { params: { id }, signal }),
    staleTime: clientTiming.detailCacheMs,
  });
}
