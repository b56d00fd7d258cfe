import { useQueryClient } from '@tanstack/react-query';
import { patchContent } from '../../api/content-cache.ts';
import { keys } from '../../api/queries.ts';
import { useWindowEvent } from '../../lib/use-window-event.ts';
import { forgetGallery } from './gallery-query.ts';

/** Keeps the lists of items true to what the window says about them (R-DET-12). */
export function ContentKeeper() {
  const queryClient = useQueryClient();
  useWindowEvent('contentChanged', ({ detail: { id, ...patch } }) => patchContent(queryClient, id, patch));
  useWindowEvent('contentCacheInvalidated', () => {
    queryClient.removeQueries({ queryKey: keys.publicContents, type: 'inactive' });
    void forgetGallery().then(() => {
      for (const queryKey of [keys.gallery, keys.user, keys.publicContents])
        void queryClient.resetQueries({ queryKey });
    });
  });
  return null;
}
