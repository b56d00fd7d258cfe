import { createHash } from 'node:crypto';
import { wireStatus } from '@loomlight/contract';
import { inTransaction } from '../../db/transaction.ts';
import { addSeconds } from '../../kernel/clock.ts';
import {
  countImported,
  importedKeys,
  type ImportedContent,
  insertImported,
  isImported,
  privateKey,
  smallKey,
  wideKey,
} from '../content/index.ts';
import { believedTime, describedVideo } from './imported-facts.rules.ts';
import type { ImportWorkContext } from './imports.context.ts';
import { reportLinesMax, type Skip } from './imports.rules.ts';
import { advance, type ImportRow } from './imports.store.ts';
import type { OpenArchive } from './open-archive.ts';
import { wordsOfImage } from './image-words.rules.ts';
import type { PlannedItem } from './plan-import.ts';
import { type ItemReading, readItem, type ReadMedia } from './read-item.ts';

/** A step prolongs the lease by this; no item takes as long. */
export const leaseS = 300;

/** The import that an item is of, and its place in it. */
export interface ImportStep {
  readonly row: ImportRow;
  readonly cursor: number;
  readonly item: PlannedItem;
  readonly archive: OpenArchive;
}

/**
 * Looks at one item, and goes one further in the transaction that stores it: it is here once, however often the work is interrupted (KEEP-49). False
 * when the import has ended meanwhile. Throws when nothing can be said of the item at the moment.
 */
export async function importItem(ctx: ImportWorkContext, step: ImportStep): Promise<boolean> {
  const { row, item } = step;
  const origin = item.listed?.origin;
  // Before anything is unpacked: an archive that comes a second time costs a look at an index.
  if (origin !== undefined && (await isImported(ctx.db, { userId: row.user_id, origin })))
    return goOn(ctx, { step, skip: 'known' });
  if ((await countImported(ctx.db, row.user_id, ctx.importQuota.itemsMax)) >= ctx.importQuota.itemsMax)
    return goOn(ctx, { step, skip: 'full' });
  const use = (media: ItemReading): Promise<boolean> =>
    media.kind === 'skipped' ? goOn(ctx, { step, skip: media.skip }) : keep(ctx, step, media);
  return readItem(ctx, { ...step, use });
}

/** What a step needs to be told by: its import, its place in it, and a name for the report. */
export interface AnyStep extends Pick<ImportStep, 'row' | 'cursor'> {
  readonly item: { readonly name: string };
}

/** One further without taking it. */
export function goOn(
  ctx: Pick<ImportWorkContext, 'db' | 'clock'>,
  { step, skip }: { readonly step: AnyStep; readonly skip: Skip },
): Promise<boolean> {
  return inTransaction(ctx, ({ tx }) => advance(tx, step.row, { ...stepOf(ctx, step), ...countsOf(step, skip) }));
}

export function stepOf(ctx: Pick<ImportWorkContext, 'clock'>, { cursor }: Pick<ImportStep, 'cursor'>) {
  return {
    cursor,
    taken: 0,
    collections: 0,
    shortened: 0,
    linesMax: reportLinesMax,
    leaseUntil: addSeconds(ctx.clock.now(), leaseS),
  };
}

function countsOf({ item }: AnyStep, skip: Skip) {
  return skip === 'known'
    ? { known: 1, skipped: undefined }
    : { known: 0, skipped: { name: item.name.toWellFormed().slice(0, 120), skip } };
}

async function keep(ctx: ImportWorkContext, step: ImportStep, media: ReadMedia): Promise<boolean> {
  const { row, item } = step;
  const { small, print } = media.variants;
  const causeToLook = await ctx.imageRules?.causeToLook({ still: small, print });
  const content = { ...contentOf(ctx, step, media), causeToLook };
  const { mediaKey } = content;
  if (!item.listed && (await isImported(ctx.db, { userId: row.user_id, origin: content.origin })))
    return goOn(ctx, { step, skip: 'known' });
  // Bytes first, row after. The names are those of a try that died: it leaves nothing that the next one does not replace.
  await ctx.objectStore.putFile(mediaKey, media.path, content.mediaType);
  await ctx.objectStore.put(smallKey(mediaKey), media.variants.small, 'image/webp');
  if (media.variants.wide) await ctx.objectStore.put(wideKey(mediaKey), media.variants.wide, 'image/webp');
  const stored = await inTransaction(ctx, async ({ tx }) => {
    // The row of the import is held from here on: cancelling it, or leaving, comes before or after.
    const counts = { taken: 1, known: 0, skipped: undefined, shortened: content.isShortened ? 1 : 0 };
    if (!(await advance(tx, row, { ...stepOf(ctx, step), ...counts }))) return 'ended' as const;
    // Undoes the step as well: it is made again as one that was here already.
    if (!(await insertImported(tx, content))) throw new Twice();
    return 'stored' as const;
  }).catch((error: unknown) => {
    if (error instanceof Twice) return 'twice' as const;
    throw error;
  });
  if (stored === 'stored') return true;
  for (const key of importedKeys(mediaKey)) await ctx.objectStore.remove(key);
  return stored === 'twice' ? goOn(ctx, { step, skip: 'known' }) : false;
}

/** Another process, or another tab, has brought it along in the same moment. */
class Twice extends Error {
  override readonly name = 'Twice';
}

function contentOf(
  ctx: Pick<ImportWorkContext, 'clock'>,
  { row, item }: ImportStep,
  { sha256, original, width, height, variants }: ReadMedia,
): Omit<ImportedContent, 'causeToLook'> & { readonly isShortened: boolean } {
  const { isShortened, ...facts } = item.listed?.facts ?? wordsOfImage(original.kind === 'image' ? original.texts : {});
  // A picture without a list is known by its bytes.
  const origin = item.listed?.origin ?? uuidOf(`picture:${sha256}`);
  const id = uuidOf(`item:${row.id}:${origin}`);
  const contentType = original.kind;
  const random = uuidOf(`place:${row.id}:${origin}`);
  const now = ctx.clock.now();
  return {
    ...facts,
    ...(contentType === 'video' && describedVideo(facts, { width, height })),
    id,
    userId: row.user_id,
    origin,
    madeFrom: item.listed?.madeFrom,
    contentType,
    status: wireStatus(contentType, 'completed'),
    width,
    height,
    mediaType: original.mediaType,
    mediaKey: privateKey({ userId: row.user_id, contentType, id, random }),
    placeholder: variants.placeholder,
    print: variants.print,
    durationS: original.kind === 'video' ? Math.max(1, Math.round(original.durationS)) : null,
    createdAt: believedTime(facts.createdAt ?? item.file?.entry.getLastModDate({ timezone: 'UTC' }), now),
    importedAt: now,
    isShortened,
  };
}

/** A UUID of version 8 that is always the same for the same words, so that what a dead process has written is written over. */
export function uuidOf(words: string): string {
  const hex = createHash('sha256').update(words).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
