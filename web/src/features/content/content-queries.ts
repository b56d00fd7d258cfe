import { clientTiming, type Content, contract } from '@loomlight/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { holdsContent } from '../../api/content-cache.ts';
import { keys } from '../../api/queries.ts';

type Kind = Content['content_type'];

/** A public image or video with all that is known about it; remembered for 5 minutes (R-GAL-08). */
export function publicContentQuery(kind: Kind, id: string) {
  return queryOptions({
    queryKey: keys.publicContent(kind, id),
    queryFn: ({ signal }) => loadPublic(kind, id, signal),
    meta: holdsContent,
    staleTime: clientTiming.detailCacheMs,
  });
}

/** An image or video as its viewer may see it, be it public or their own. */
export function visibleContentQuery(kind: Kind, id: string) {
  return queryOptions({
    queryKey: keys.content(kind, id),
    queryFn: ({ signal }) => loadVisible(kind, id, signal),
    meta: holdsContent,
  });
}

/** What the dialog asks for: the owner's own call for one's own, else the public one, which counts a view. */
export function detailsQuery({ kind, id, own = false }: { kind: Kind; id: string; own?: boolean | undefined }) {
  return queryOptions({
    queryKey: own ? keys.content(kind, id) : keys.publicContent(kind, id),
    queryFn: ({ signal }) => (own ? loadVisible : loadPublic)(kind, id, signal),
    meta: holdsContent,
    staleTime: own ? 0 : clientTiming.detailCacheMs,
  });
}

function loadPublic(kind: Kind, id: string, signal: AbortSignal): Promise<Content> {
  return call(kind === 'image' ? contract.gallery.publicImage : contract.gallery.publicVideo, {
    params: { id },
    signal,
  });
}

function loadVisible(kind: Kind, id: string, signal: AbortSignal): Promise<Content> {
  return call(kind === 'image' ? contract.images.get : contract.videos.get, { params: { id }, signal });
}
