import type { Content } from '@loomlight/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { preferencesQuery } from '../../../api/queries.ts';
import { useViewer } from '../../account/index.ts';
import { formStore } from '../form/form-store.ts';
import { fillFromPiece, hasOtherDraft, leavePiece } from './filled-form.ts';

/** The form is filled from this piece for as long as its page is shown (PEOPLE-24). */
export function usePieceForm(
  piece: Content | undefined,
  {
    isRemix = false,
    onFilled,
  }: { readonly isRemix?: boolean; readonly onFilled?: (draft: 'kept' | 'none') => void } = {},
): void {
  const viewer = useViewer();
  const isMember = viewer.kind === 'member';
  const isOwn = isMember && viewer.self.id === piece?.user_id;
  // Who prefers to stay private has to be known before a form that may begin as public is shown.
  const { isPending } = useQuery({ ...preferencesQuery, enabled: isMember });
  const isKnown = viewer.kind !== 'loading' && !(isMember && isPending);
  // Filled anew when another piece is shown, when it turns out whose it is, and when its words are unlocked; not with every answer.
  const filledFor = piece && isKnown && `${piece.id} ${isOwn} ${piece.text_prompt !== null}`;
  const fill = useEffectEvent((_for: string) => {
    if (!piece) return;
    const filled = fillFromPiece(piece, { isOwn, isPublic: formStore.readDraft().isPublic, isRemix });
    onFilled?.(hasOtherDraft({ filled }) ? 'kept' : 'none');
  });
  useEffect(() => {
    if (!filledFor) return;
    fill(filledFor);
    return leavePiece;
  }, [filledFor]);
}
