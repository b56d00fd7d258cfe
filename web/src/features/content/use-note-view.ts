import { type Content, contract } from '@loomlight/contract';
import { useEffect } from 'react';
import { call } from '../../api/client.ts';

/**
 * Says once that somebody else's item was opened (PEOPLE-11); null while none is. Nobody waits for the answer, and a view that is
 * not counted is no failure that a person should hear of.
 */
export function useNoteView(content: { readonly kind: Content['content_type']; readonly id: string } | null): void {
  const kind = content?.kind;
  const id = content?.id;
  useEffect(() => {
    if (kind === undefined || id === undefined) return;
    const { view } = kind === 'image' ? contract.images : contract.videos;
    call(view, { params: { id } }).catch(() => undefined);
  }, [kind, id]);
}
