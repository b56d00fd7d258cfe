import { profilePicturePath } from '@loomlight/contract';
import type { InTx, Tx } from '../../db/transaction.ts';
import { appError } from '../../kernel/errors.ts';
import { archiveLine, placesPerLine } from '../imports/index.ts';
import {
  pageOfClearedProfiles,
  pageOfNotes,
  pageOfRefusals,
  pageOfSignals,
  pageOfStrikes,
} from './export-decisions.store.ts';
import {
  exportPage,
  findExportedAccount,
  pageOfCollectionItems,
  pageOfCollections,
  pageOfContent,
  pageOfFavorites,
  pageOfBlocks,
  pageOfPins,
  pageOfFollows,
  pageOfImports,
  pageOfLedger,
  pageOfNotifications,
  pageOfOrders,
  pageOfOwnPlaces,
  pageOfPurchases,
  pageOfSales,
  pageOfUploads,
} from './export.store.ts';
import { pageOfEmailChanges, pageOfFactors, pageOfIdentities, pageOfSessions } from './export-sign-in.store.ts';
import { archiveName, csvLine } from './export.rules.ts';
import type { Spool } from './spool.ts';

/** A file of the person, and its place in the archive. */
export interface ExportedFile {
  readonly name: string;
  readonly key: string;
}

type Row = Readonly<Record<string, unknown>> & { readonly id: string };
type Page<R extends Row> = (tx: Tx, userId: string, after: string | undefined) => Promise<R[]>;

export interface ExportTarget {
  readonly json: Spool;
  readonly csv: Spool;
  /** What another installation imports: only what it may (KEEP-45). */
  readonly archive: Spool;
  readonly onFile: (file: ExportedFile) => void;
}

/**
 * Writes all that belongs to a person, page by page, as one JSON document, and the ledger as a table besides. Own words
 * and bought ones are in it; what is liked stands as references, whom one follows and has blocked by name, what was sold without its buyers.
 */
export async function writeExport(
  ctx: InTx,
  input: {
    readonly target: ExportTarget;
    readonly userId: string;
    readonly now: Date;
    /** Items of which neither a word nor the file is handed out. */
    readonly sealed: ReadonlySet<string>;
  },
): Promise<void> {
  const { userId, target, sealed } = input;
  const { json, csv, archive, onFile } = target;
  const account = await findExportedAccount(ctx.tx, userId);
  if (!account) throw appError('not_found');
  const { preferences, settings, notifications, weekly_due_at: weeklyDueAt, ...person } = account;
  const head = { format: 'loomlight-export', version: 1, exported_at: input.now.toISOString() };
  await json.write(`{"export":${JSON.stringify(head)},\n"account":${JSON.stringify(person)}`);
  await json.write(
    `,\n"choices":${JSON.stringify({ preferences, settings, notifications, weekly_mail: (weeklyDueAt ?? null) !== null })}`,
  );
  await archive.write(archiveLine({ kind: 'head', exportedAt: input.now }));
  if (person.profile_pic_id !== null) onFile(pictureFile(userId, person.profile_pic_id));

  const section = <R extends Row>(name: string, page: Page<R>, present: (row: R) => object | Promise<object>) =>
    writeSection(json, name, (after) => page(ctx.tx, userId, after), present);
  await section('content', pageOfContent, async (content) => {
    const {
      media_key: key,
      is_ready: isReady,
      holds_bought_words: holdsBoughtWords,
      own_source: source,
      ...row
    } = content;
    if (sealed.has(row.id)) return { ...row, text_prompt: null, negative_prompt: null, file: null };
    if (key === null) return { ...row, file: null };
    const file = archiveName('media', row.id, row.media_type);
    onFile({ name: file, key });
    if (isReady) await archive.write(archiveLine({ kind: 'item', row, source, file, holdsBoughtWords }));
    return { ...row, file };
  });
  await section('uploads', pageOfUploads, ({ key, state, ...row }) => {
    if (state === 'waiting') return { ...row, file: null };
    const name = archiveName('uploads', row.id, row.media_type);
    onFile({ name, key });
    return { ...row, file: name };
  });
  await section('imports', pageOfImports, (row) => row);
  await section('purchases', pageOfPurchases, (row) => row);
  await section('sales', pageOfSales, (row) => row);
  await section('signals', pageOfSignals, (row) => row);
  await section('notes', pageOfNotes, (row) => row);
  await section('refusals', pageOfRefusals, (row) => row);
  await section('strikes', pageOfStrikes, (row) => row);
  await section('cleared_profiles', pageOfClearedProfiles, (row) => row);
  await section('favorites', pageOfFavorites, (row) => row);
  await section('follows', pageOfFollows, (row) => row);
  await section('blocks', pageOfBlocks, (row) => row);
  await section('pins', pageOfPins, (row) => row);
  await section('collections', pageOfCollections, async ({ own_cover: cover, ...row }) => {
    await archive.write(archiveLine({ kind: 'collection', row: { ...row, cover } }));
    return row;
  });
  await writePlaces(archive, (after) => pageOfOwnPlaces(ctx.tx, userId, after));
  await section('collection_items', pageOfCollectionItems, (row) => row);
  await csv.write(
    csvLine(['id', 'date', 'type', 'credits_in', 'credits_out', 'balance_after', 'description', 'generation_id']),
  );
  await section('ledger', pageOfLedger, async (row) => {
    const { amount, created_at: date, description } = row;
    const [into, out] = amount > 0 ? [amount, null] : [null, -amount];
    const cells = [row.id, date.toISOString(), row.type, into, out, row.balance_after, description, row.generation_id];
    await csv.write(csvLine(cells));
    return row;
  });
  await section('orders', pageOfOrders, (row) => row);
  await section('notifications', pageOfNotifications, (row) => row);
  await section('sessions', pageOfSessions, (row) => row);
  await section('identities', pageOfIdentities, (row) => row);
  await section('factors', pageOfFactors, (row) => row);
  await section('email_changes', pageOfEmailChanges, (row) => row);
  await json.write('}\n');
}

/** Which own items are in which collection, by lines of so many. */
async function writePlaces(
  archive: Spool,
  page: (after: string | undefined) => ReturnType<typeof pageOfOwnPlaces>,
): Promise<void> {
  let line: { readonly collection: string; items: string[] } | undefined;
  const end = async (): Promise<void> => {
    if (line) await archive.write(archiveLine({ kind: 'places', ...line }));
    line = undefined;
  };
  await eachRow(page, async ({ collection, item }) => {
    if (line?.collection !== collection || line.items.length >= placesPerLine) await end();
    line ??= { collection, items: [] };
    line.items.push(item);
  });
  await end();
}

function pictureFile(userId: string, pictureId: string): ExportedFile {
  return { name: 'profile-picture.webp', key: profilePicturePath({ userId, pictureId }).replace(/^\/media\//, '') };
}

async function writeSection<R extends Row>(
  json: Spool,
  name: string,
  page: (after: string | undefined) => Promise<R[]>,
  present: (row: R) => object | Promise<object>,
): Promise<void> {
  await json.write(`,\n"${name}":[`);
  let isFirst = true;
  await eachRow(page, async (row) => {
    await json.write(`${isFirst ? '\n' : ',\n'}${JSON.stringify(await present(row))}`);
    isFirst = false;
  });
  await json.write(']');
}

/** Every row of all pages, one after the other. */
async function eachRow<R extends { readonly id: string }>(
  page: (after: string | undefined) => Promise<readonly R[]>,
  work: (row: R) => Promise<void>,
): Promise<void> {
  for (let after: string | undefined; ;) {
    const rows = await page(after);
    for (const row of rows) await work(row);
    after = rows.at(-1)?.id;
    if (rows.length < exportPage || after === undefined) return;
  }
}
