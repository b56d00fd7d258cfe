import { clientTiming, type Content, contract } from '@loomlight/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { keys } from '../../api/queries.ts';

/** A public picture or film with all that is known about it; remembered for 5 minutes (specification 9). */
export function publicContentQuery(kind: Content['content_type'], id: string) {
  return queryOptions({
    queryKey: keys.publicContent(kind, id),
    queryFn: ({ signal }): Promise<Content> =>
      call(kind === 'image' ? contract.gallery.publicImage : contract.gallery.publicVideo, { params: { id }, signal }),
    staleTime: clientTiming.detailCacheMs,
  });
}
