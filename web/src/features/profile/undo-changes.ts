import { type Content, contract } from '@loomlight/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { keys } from '../../api/queries.ts';
import { toast, undoMs } from '../../ui/toast.ts';
import { countContents } from './bulk-words.ts';
import { inBatches } from './in-batches.ts';

/** Says that visibility or locks have changed, and for eight seconds how to have each item back as it was, lock and price too (KEEP-72). */
export function offerChangesUndo(client: QueryClient, text: string, before: readonly Content[]): void {
  toast.success(text, {
    durationMs: undoMs,
    action: { label: 'Undo', act: () => void undo(client, before) },
  });
}

async function undo(client: QueryClient, before: readonly Content[]): Promise<void> {
  let failed = 0;
  await inBatches(before, async (item) => {
    const { change } = item.content_type === 'image' ? contract.images : contract.videos;
    // All together or not at all: nothing is public for a moment without the lock that it had.
    const lock = item.is_prompt_locked
      ? { is_prompt_locked: true, prompt_price: item.prompt_price }
      : item.is_public && { is_prompt_locked: false };
    await call(change, { params: { id: item.id }, body: { is_public: item.is_public, ...lock } }).catch(() => {
      failed += 1;
    });
  });
  for (const queryKey of [keys.user, keys.gallery, keys.publicContents, keys.contents])
    void client.invalidateQueries({ queryKey });
  if (failed === 0) toast.success('Back as it was.');
  else toast.error(`${countContents(failed)} could not be put back.`);
}
