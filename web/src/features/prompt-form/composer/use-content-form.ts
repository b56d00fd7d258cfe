import type { Content } from '@loomlight/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { preferencesQuery } from '../../../api/queries.ts';
import { useViewer } from '../../account/index.ts';
import { formStore } from '../form/form-store.ts';
import { fillFromContent, hasOtherDraft, leaveContent } from './filled-form.ts';

/** The form is filled from this item for as long as its page is shown (PEOPLE-24). */
export function useContentForm(
  content: Content | undefined,
  {
    isRemix = false,
    onFilled,
  }: { readonly isRemix?: boolean; readonly onFilled?: (draft: 'kept' | 'none') => void } = {},
): void {
  const viewer = useViewer();
  const isMember = viewer.kind === 'member';
  const isOwn = isMember && viewer.self.id === content?.user_id;
  // Who prefers to stay private has to be known before a form that may begin as public is shown.
  const { isPending } = useQuery({ ...preferencesQuery, enabled: isMember });
  const isKnown = viewer.kind !== 'loading' && !(isMember && isPending);
  // Filled anew when another item is shown, when it turns out whose it is, and when its words are unlocked; not with every answer.
  const filledFor = content && isKnown && `${content.id} ${isOwn} ${content.text_prompt !== null}`;
  const fill = useEffectEvent((_for: string) => {
    if (!content) return;
    const filled = fillFromContent(content, { isOwn, isPublic: formStore.readDraft().isPublic, isRemix });
    onFilled?.(hasOtherDraft({ filled }) ? 'kept' : 'none');
  });
  useEffect(() => {
    if (!filledFor) return;
    fill(filledFor);
    return leaveContent;
  }, [filledFor]);
}
