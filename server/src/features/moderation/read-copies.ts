import { copiesMax } from '@loomlight/contract/desk';
import { inTransaction } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { appError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import { findNames } from '../accounts/index.ts';
import { findCopies, findPrints, lockStandingItems, type Print, readPrintOfStill } from '../content/index.ts';
import { insertCopies, listCopies } from './copies.store.ts';
import { noteReading } from './desk-reports.ts';
import { listEvidenceOf, listStillsOf } from './evidence.store.ts';
import type { ModerationContext } from './moderation.context.ts';
import { findReport, listReportItems, lockReport } from './reports.store.ts';

/** What was found so long ago is looked for again when somebody looks. */
const freshS = 3_600;

/**
 * What looks like something that a report names, whoever made it, the most alike first (DESK-14): no word of it and no address of its media. It is
 * looked for anew where the last search of an open report was more than an hour ago. Throws 404 for no report.
 */
export async function readCopies(ctx: ModerationContext, input: { readonly actor: SignedIn; readonly id: string }) {
  const { actor, id } = input;
  const report = isUuid(id) ? await findReport(ctx.db, id) : undefined;
  if (!report) throw appError('not_found');
  await noteReading(ctx, { actor, id });
  const { copies_searched_at: before } = report;
  const isOld = before === null || before < addSeconds(ctx.clock.now(), -freshS);
  if (isOld && report.state === 'open') await searchCopies(ctx, id);
  const { copies_searched_at: searchedAt = null, copies_whole: isWhole = null } = (await findReport(ctx.db, id)) ?? {};
  const named = await namedIds(ctx, id);
  const found = await listCopies(ctx.db, { reportId: id, limit: copiesMax });
  const ids = found.map((copy) => copy.content_id);
  const standing = new Map((await lockStandingItems(ctx.db, ids)).map((item) => [item.id, item]));
  const [names, evidence] = await Promise.all([
    findNames(
      ctx.db,
      [...standing.values()].map((item) => item.user_id),
    ),
    listEvidenceOf(ctx.db, ids),
  ]);
  const copies = found.flatMap(({ content_id: contentId, apart }) => {
    const item = standing.get(contentId);
    // What has gone since is nothing to act on.
    if (!item) return [];
    const evidenceId = evidence.find((one) => one.content_id === contentId)?.id ?? null;
    return { item, apart, ownerName: names.get(item.user_id) ?? null, evidenceId };
  });
  return { named, copies, searchedAt, isWhole: isWhole === true, bands: ctx.copyBands() };
}
export type ReadCopies = Awaited<ReturnType<typeof readCopies>>;

/** Looks for copies of what an open report names, and keeps what it finds. Two at once find the same. */
export async function searchCopies(ctx: ModerationContext, reportId: string): Promise<void> {
  const named = await namedIds(ctx, reportId);
  const prints = await printsOf(ctx, named);
  const found = await findCopies(ctx.db, {
    ...{ prints: [...prints.values()], except: named, limit: copiesMax + 1 },
    apartMax: ctx.copyBands().near,
  });
  const copies = found.slice(0, copiesMax);
  // An address that never led to anything is nothing to compare.
  const frozen = await listStillsOf(ctx.db, named);
  const isWhole = frozen.every((one) => prints.has(one.content_id)) && copies.length === found.length;
  await inTransaction(ctx, async (ctx) => {
    const report = await lockReport(ctx.db, reportId);
    if (report?.state === 'open') await insertCopies(ctx.tx, { reportId, copies, isWhole, now: ctx.clock.now() });
  });
}

async function namedIds(ctx: Pick<ModerationContext, 'db'>, reportId: string): Promise<readonly string[]> {
  return [...new Set((await listReportItems(ctx.db, reportId)).flatMap(({ content_id: id }) => id ?? []))];
}

/** The prints of these items. Of what has gone meanwhile, or was never looked at, by the still that was frozen of it. */
export async function printsOf(
  ctx: Pick<ModerationContext, 'db' | 'objectStore'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Print>> {
  const prints = new Map(await findPrints(ctx.db, ids));
  const stills = await listStillsOf(
    ctx.db,
    ids.filter((id) => !prints.has(id)),
  );
  for (const { content_id: id, small_key: key } of stills) {
    const print = key === null ? undefined : await readPrintOfStill(ctx, key);
    if (print) prints.set(id, print);
  }
  return prints;
}
