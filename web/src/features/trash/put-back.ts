import { limits } from '@loomlight/contract';
import { trash } from '@loomlight/contract/trash';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { errorText } from '../../api/error-words.ts';
import { keys } from '../../api/queries.ts';
import { toast, undoMs } from '../../ui/toast.ts';

/** Says that something is deleted, and for eight seconds how to have it back (KEEP-31). */
export function offerUndo(client: QueryClient, text: string, ids: readonly string[]): void {
  toast.success(text, {
    durationMs: undoMs,
    action: { label: 'Undo', act: () => void undo(client, ids) },
  });
}

async function undo(client: QueryClient, ids: readonly string[]): Promise<void> {
  try {
    const { restored } = await putBack(client, ids);
    toast.success(restored.length === ids.length ? 'Back as it was.' : 'Some of it could not be put back.');
  } catch (error) {
    toast.error(errorText(error));
  }
}

/** Puts items back as they were, as many in a call as one takes, and has every list that may show them ask again. */
export async function putBack(
  client: QueryClient,
  ids: readonly string[],
): Promise<{ readonly restored: readonly string[] }> {
  const restored: string[] = [];
  try {
    for (let at = 0; at < ids.length; at += limits.batchActMax) {
      const part = ids.slice(at, at + limits.batchActMax);
      restored.push(...(await call(trash.putBack, { body: { ids: part } })).restored);
    }
  } finally {
    for (const queryKey of [keys.user, keys.gallery, keys.publicContents, keys.contents])
      void client.invalidateQueries({ queryKey });
  }
  return { restored };
}
