import { type Content, contract } from '@loomlight/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { type ContentPatch, dropFromLists, patchContent } from '../../api/content-cache.ts';
import { ApiError } from '../../api/error-words.ts';
import { keys } from '../../api/queries.ts';
import { toast } from '../../ui/toast.ts';
import { askToSignIn } from '../account/index.ts';

/** What an owner may change about an item (R-DET-04 to R-DET-06, R-DET-10). */
export type ContentChange =
  | { readonly kind: 'lock'; readonly price: number }
  | { readonly kind: 'price'; readonly price: number }
  | { readonly kind: 'unlock' }
  | { readonly kind: 'visibility'; readonly isPublic: boolean };

const failures: Readonly<Record<ContentChange['kind'], string>> = {
  lock: 'Failed to lock prompt. Please try again.',
  price: 'Failed to update price. Please try again.',
  unlock: 'Failed to unlock prompt. Please try again.',
  visibility: 'Failed to change visibility. Please try again.',
};

/** Changes an item at once everywhere it is shown, and takes it back when the server refuses. */
export function useChangeContent(item: Content) {
  const queryClient = useQueryClient();
  const { id } = item;
  return useMutation({
    mutationKey: ['change-content', id],
    // One after the other: each is right about what it takes back.
    scope: { id: `change-${id}` },
    mutationFn: (change: ContentChange) => send(item, change),
    onMutate: (change) => {
      const patch = patchOf(change, new Date().toISOString());
      patchContent(queryClient, id, patch);
      return before(item, patch);
    },
    onSuccess: (changed, change) => {
      patchContent(queryClient, id, changed);
      if (change.kind !== 'visibility') return;
      if (changed.is_public) void queryClient.invalidateQueries({ queryKey: keys.gallery });
      // Only the own dashboard shows it from now on.
      else dropFromLists(queryClient, keys.gallery, id);
    },
    onError: (error, { kind }, undo) => {
      if (undo) patchContent(queryClient, id, undo);
      if (error instanceof ApiError && error.status === 401) askToSignIn();
      // What the usual sentence would leave open: trying again changes nothing.
      else if (error instanceof ApiError && error.code === 'bought_words') toast.error(error.message);
      else toast.error(failures[kind]);
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: keys.user }),
  });
}

function send(item: Content, change: ContentChange): Promise<Content> {
  const calls = item.content_type === 'image' ? contract.images : contract.videos;
  const params = { id: item.id };
  switch (change.kind) {
    case 'lock':
    case 'price':
      return call(calls.lock, { params, body: { is_prompt_locked: true, prompt_price: change.price } });
    case 'unlock':
      return call(calls.lock, { params, body: { is_prompt_locked: false, prompt_price: 0 } });
    case 'visibility':
      return call(calls.visibility, { params, body: { is_public: change.isPublic } });
  }
}

function patchOf(change: ContentChange, now: string): ContentPatch {
  const open = { is_prompt_locked: false, prompt_price: 0, lock_updated_at: now };
  switch (change.kind) {
    case 'lock':
    case 'price':
      return { is_prompt_locked: true, prompt_price: change.price, lock_updated_at: now };
    case 'unlock':
      return open;
    case 'visibility':
      return { is_public: change.isPublic, visibility_updated_at: now, ...(!change.isPublic && open) };
  }
}

/** The same fields as they were. */
function before(item: Content, patch: ContentPatch): ContentPatch {
  const old = Object.entries(item).filter(([name]) => name in patch);
  return Object.fromEntries(old);
}
