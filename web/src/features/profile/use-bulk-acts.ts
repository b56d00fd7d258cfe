import { type Content, contract, isReadyStatus, limits, statusMessage } from '@loomlight/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callForBytes } from '../../api/client.ts';
import { errorText } from '../../api/error-words.ts';
import { keys } from '../../api/queries.ts';
import { saveBlob } from '../../lib/download.ts';
import { dropFromLists, patchContent } from '../content/index.ts';
import { inBatches } from './in-batches.ts';

/** What can be done with many at once. */
export type BulkAct = 'download' | 'delete' | 'publish' | 'hide';

/** How it went: what failed, and why, by id. */
export interface BulkOutcome {
  readonly act: BulkAct;
  readonly done: number;
  readonly problems: ReadonlyMap<string, string>;
}

const acts: Readonly<Record<BulkAct, (pieces: readonly Content[]) => Promise<ReadonlyMap<string, string>>>> = {
  download: downloadAll,
  delete: deleteAll,
  publish: (pieces) => showAll(pieces, true),
  hide: (pieces) => showAll(pieces, false),
};

/** Does something with every chosen piece; one that fails does not stop the others. */
export function useBulkActs(onSettled: (outcome: BulkOutcome) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ act, pieces }: { act: BulkAct; pieces: readonly Content[] }): Promise<BulkOutcome> => {
      const problems = await acts[act](pieces);
      return { act, done: pieces.length - problems.size, problems };
    },
    onSuccess: (outcome, { act, pieces }) => {
      for (const { id } of pieces.filter((piece) => !outcome.problems.has(piece.id))) {
        if (act === 'delete')
          for (const queryKey of [keys.user, keys.gallery]) dropFromLists(queryClient, queryKey, id);
        if (act === 'hide') dropFromLists(queryClient, keys.gallery, id);
        if (act === 'hide')
          patchContent(queryClient, id, { is_public: false, is_prompt_locked: false, prompt_price: 0 });
        if (act === 'publish') patchContent(queryClient, id, { is_public: true });
      }
      if (act !== 'download')
        for (const queryKey of [keys.user, keys.gallery]) void queryClient.invalidateQueries({ queryKey });
      onSettled(outcome);
    },
  });
}

async function downloadAll(pieces: readonly Content[]): Promise<ReadonlyMap<string, string>> {
  const ready = pieces.filter(({ status }) => isReadyStatus(status));
  const problems = new Map(pieces.filter(({ status }) => !isReadyStatus(status)).map(({ id }) => [id, notReady]));
  for (const [index, part] of parts(ready).entries()) {
    try {
      const zip = await callForBytes(contract.library.downloadMany, { body: { imageIds: part } });
      saveBlob(zip, index === 0 ? 'loomlight' : `loomlight-${index + 1}`, 'zip');
    } catch {
      for (const id of part) problems.set(id, 'Failed to download. Please try again.');
    }
  }
  return problems;
}

async function deleteAll(pieces: readonly Content[]): Promise<ReadonlyMap<string, string>> {
  const problems = new Map<string, string>();
  for (const part of parts(pieces)) {
    try {
      const { failed } = await call(contract.library.removeMany, { body: { imageIds: part } });
      for (const { id, code } of failed) problems.set(id, wordsOf(code));
    } catch (error) {
      for (const id of part) problems.set(id, errorText(error));
    }
  }
  return problems;
}

async function showAll(pieces: readonly Content[], isPublic: boolean): Promise<ReadonlyMap<string, string>> {
  const problems = new Map<string, string>();
  const wanted = pieces.filter((piece) => piece.is_public !== isPublic);
  await inBatches(wanted, async ({ id, content_type }) => {
    const { visibility } = content_type === 'image' ? contract.images : contract.videos;
    await call(visibility, { params: { id }, body: { is_public: isPublic } }).catch((error: unknown) =>
      problems.set(id, errorText(error)),
    );
  });
  return problems;
}

/** As many ids as one call takes. */
function parts(pieces: readonly Content[]): readonly string[][] {
  const ids = pieces.map(({ id }) => id);
  return Array.from({ length: Math.ceil(ids.length / limits.batchActMax) }, (_, index) =>
    ids.slice(index * limits.batchActMax, (index + 1) * limits.batchActMax),
  );
}

const notReady = 'Not finished yet';
/** Short enough for a card on a phone. */
const reasons: Readonly<Record<string, string>> = {
  not_ready: notReady,
  forbidden: 'Belongs to somebody else',
  not_found: 'Not there any more',
};

function wordsOf(code: string): string {
  return reasons[code] ?? statusMessage(500);
}
