import { type Content, contract, isReadyStatus, limits, statusMessage } from '@loomlight/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callForBytes } from '../../api/client.ts';
import { dropFromLists, patchContent } from '../../api/content-cache.ts';
import { errorText } from '../../api/error-words.ts';
import { keys } from '../../api/queries.ts';
import { saveBlob } from '../../lib/download.ts';
import { inBatches } from './in-batches.ts';

/** What can be done with many at once. */
export type BulkAct = 'download' | 'delete' | 'publish' | 'hide' | 'lock';

/** How it went: what failed, and why, by id. */
export interface BulkOutcome {
  readonly act: BulkAct;
  readonly done: number;
  /** With which all went well. */
  readonly doneIds: readonly string[];
  readonly problems: ReadonlyMap<string, string>;
  /** Those whose visibility or lock has changed, as they were before. */
  readonly before: readonly Content[];
}

/** What to do with what; locking has one price for all. */
export interface BulkWish {
  readonly act: BulkAct;
  readonly contents: readonly Content[];
  readonly price?: number;
}

const acts: Readonly<
  Record<BulkAct, (contents: readonly Content[], price: number) => Promise<ReadonlyMap<string, string>>>
> = {
  download: downloadAll,
  delete: deleteAll,
  publish: (contents) => showAll(contents, true),
  hide: (contents) => showAll(contents, false),
  lock: lockAll,
};

/** Does something with every chosen item; one that fails does not stop the others. */
export function useBulkActs(onSettled: (outcome: BulkOutcome) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ act, contents, price = limits.lockPriceDefault }: BulkWish): Promise<BulkOutcome> => {
      const problems = await acts[act](contents, price);
      const doneIds = contents.map(({ id }) => id).filter((id) => !problems.has(id));
      const before = contents.filter((content) => !problems.has(content.id) && isChanged(content, act, price));
      return { act, done: doneIds.length, doneIds, problems, before };
    },
    onSuccess: (outcome, { act, contents, price = limits.lockPriceDefault }) => {
      for (const { id } of contents.filter((content) => !outcome.problems.has(content.id))) {
        if (act === 'delete')
          for (const queryKey of [keys.user, keys.gallery]) dropFromLists(queryClient, queryKey, id);
        if (act === 'hide') dropFromLists(queryClient, keys.gallery, id);
        if (act === 'hide')
          patchContent(queryClient, id, { is_public: false, is_prompt_locked: false, prompt_price: 0 });
        if (act === 'publish') patchContent(queryClient, id, { is_public: true });
        if (act === 'lock') patchContent(queryClient, id, { is_prompt_locked: true, prompt_price: price });
      }
      if (act !== 'download')
        for (const queryKey of [keys.user, keys.gallery]) void queryClient.invalidateQueries({ queryKey });
      onSettled(outcome);
    },
  });
}

/** Whether an act makes something else of an item that can be put back with a change of it. */
function isChanged(content: Content, act: BulkAct, price: number): boolean {
  if (act === 'publish' || act === 'hide') return content.is_public !== (act === 'publish');
  return act === 'lock' && !(content.is_prompt_locked && content.prompt_price === price);
}

async function downloadAll(contents: readonly Content[]): Promise<ReadonlyMap<string, string>> {
  const ready = contents.filter(({ status }) => isReadyStatus(status));
  const problems = new Map(contents.filter(({ status }) => !isReadyStatus(status)).map(({ id }) => [id, notReady]));
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

async function deleteAll(contents: readonly Content[]): Promise<ReadonlyMap<string, string>> {
  const problems = new Map<string, string>();
  for (const part of parts(contents)) {
    try {
      const { failed } = await call(contract.library.removeMany, { body: { imageIds: part } });
      for (const { id, code } of failed) problems.set(id, wordsOf(code));
    } catch (error) {
      for (const id of part) problems.set(id, errorText(error));
    }
  }
  return problems;
}

async function showAll(contents: readonly Content[], isPublic: boolean): Promise<ReadonlyMap<string, string>> {
  const problems = new Map<string, string>();
  const wanted = contents.filter((content) => content.is_public !== isPublic);
  await inBatches(wanted, async ({ id, content_type }) => {
    const { visibility } = content_type === 'image' ? contract.images : contract.videos;
    await call(visibility, { params: { id }, body: { is_public: isPublic } }).catch((error: unknown) =>
      problems.set(id, errorText(error)),
    );
  });
  return problems;
}

/** Locks each for the same price; what the rules of locking leave out is said of each (KEEP-73). */
async function lockAll(contents: readonly Content[], price: number): Promise<ReadonlyMap<string, string>> {
  const problems = new Map<string, string>();
  const wanted = contents.filter(({ id, is_public: isPublic, status }) => {
    if (!isReadyStatus(status)) problems.set(id, notReady);
    else if (!isPublic) problems.set(id, 'Private, so there is nothing to lock');
    return !problems.has(id);
  });
  await inBatches(wanted, async ({ id, content_type }) => {
    const { lock } = content_type === 'image' ? contract.images : contract.videos;
    await call(lock, { params: { id }, body: { is_prompt_locked: true, prompt_price: price } }).catch(
      (error: unknown) => problems.set(id, errorText(error)),
    );
  });
  return problems;
}

/** As many ids as one call takes. */
function parts(contents: readonly Content[]): readonly string[][] {
  const ids = contents.map(({ id }) => id);
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
