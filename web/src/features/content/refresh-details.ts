import type { QueryClient } from '@tanstack/react-query';
import { keys } from '../../api/queries.ts';

/** Asks again for everything that is known about one piece, as the public sees it and as its viewer does. */
export function refreshDetails(queryClient: QueryClient, { kind, id }: { kind: 'image' | 'video'; id: string }) {
  return Promise.all(
    [keys.publicContent(kind, id), keys.content(kind, id)].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
}
