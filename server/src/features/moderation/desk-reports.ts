import { isStorableText } from '@loomlight/contract';
import { reportLimits } from '@loomlight/contract/reports';
import { inTransaction } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { appError, fieldError, invariant } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import { listAdministrators } from '../accounts/index.ts';
import { insertAudit, insertReading } from '../audit/index.ts';
import { lockStandingItems } from '../content/index.ts';
import { countMetByCategory } from '../rules/index.ts';
import {
  countForTransparency,
  type CountLine,
  findDeskReport,
  listDecisionsAround,
  listNamed,
} from './desk-reports.store.ts';
import { findEvidenceExport } from './evidence-exports.store.ts';
import { findAppeal, listConcerned, listOutcomes } from './decisions.store.ts';
import type { ModerationContext } from './moderation.context.ts';
import {
  countMessages,
  insertMessage,
  listMessages,
  listReportItems,
  lockReport,
  setAssigned,
} from './reports.store.ts';

/** For so long the reading of one report is one reading. */
const readingS = 3_600;

/** One report as an administrator sees it; that it was read is written down, once an hour. Throws 404 for none. */
export async function readReport(ctx: ModerationContext, input: { readonly actor: SignedIn; readonly id: string }) {
  const { actor, id } = input;
  const report = isUuid(id) ? await findDeskReport(ctx.db, id) : undefined;
  if (!report) throw appError('not_found');
  await noteReading(ctx, { actor, id });
  const [named, messages, decisions, approved] = await Promise.all([
    listNamed(ctx.db, id),
    listMessages(ctx.db, id, reportLimits.messagesMax * 2),
    listDecisionsAround(ctx.db, id),
    findEvidenceExport(ctx.db, { reportId: id, now: ctx.clock.now() }),
  ]);
  const ids = [...new Set(named.flatMap(({ content_id: contentId }) => contentId ?? []))];
  const standing = await lockStandingItems(ctx.db, ids);
  const items = named.map((item) => ({ ...item, standing: standing.find((one) => one.id === item.content_id) }));
  return { report, items, messages, decisions, approved, viewerId: actor.userId };
}

/** Writes down that a report was read, once an hour. */
export async function noteReading(
  ctx: Pick<ModerationContext, 'db' | 'clock'>,
  { actor, id }: { readonly actor: SignedIn; readonly id: string },
): Promise<void> {
  const now = ctx.clock.now();
  const entry = { actor: actor.userId, action: 'reports.read', subject: id, sessionId: actor.sessionId };
  await insertReading(ctx.db, entry, { now, since: addSeconds(now, -readingS) });
}

export type ReadReport = Awaited<ReturnType<typeof readReport>>;

/** Writes to who has reported; it stands on the status page. Throws 404 for no report, 409 `report_full` beyond what one takes. */
export async function answerReporter(
  ctx: ModerationContext,
  input: { readonly actor: SignedIn; readonly id: string; readonly text: string },
): Promise<void> {
  const { actor, id, text } = input;
  if (!isUuid(id)) throw appError('not_found');
  invariant(isStorableText(text), 'the contract has looked at it');
  await inTransaction(ctx, async (ctx) => {
    if (!(await lockReport(ctx.db, id))) throw appError('not_found');
    if ((await countMessages(ctx.tx, id)) >= reportLimits.messagesMax * 2) throw appError('report_full');
    const message = { id: ctx.ids.uuid(), reportId: id, at: ctx.clock.now(), fromReporter: false };
    await insertMessage(ctx.tx, { ...message, authorId: actor.userId, text });
  });
}

/**
 * Says who is at an open report, an administrator or nobody (DESK-112); written down where it changes. Throws 404 for no report, 409 `already_decided` for
 * one that has ended, and 422 for who does not administer.
 */
export async function assignReport(
  ctx: ModerationContext,
  input: {
    readonly actor: SignedIn;
    readonly requestId: string;
    readonly id: string;
    readonly assignedTo: string | null;
  },
): Promise<void> {
  const { actor, requestId, id, assignedTo } = input;
  if (!isUuid(id)) throw appError('not_found');
  await inTransaction(ctx, async (ctx) => {
    const report = await lockReport(ctx.db, id);
    if (!report) throw appError('not_found');
    if (report.state !== 'open') throw appError('already_decided');
    if (assignedTo !== null && !(await listAdministrators(ctx.db)).some((person) => person.id === assignedTo))
      throw fieldError('assigned_to', 'Only who administers can be at a report.');
    if (report.assigned_to === assignedTo) return;
    await setAssigned(ctx.tx, id, assignedTo);
    await insertAudit(ctx.tx, {
      ...{ actor: actor.userId, action: 'reports.assign', subject: id, detail: '', reason: '' },
      ...{ before: { assigned_to: report.assigned_to }, after: { assigned_to: assignedTo } },
      ...{ sessionId: actor.sessionId, requestId, now: ctx.clock.now() },
    });
  });
}

/** Which items a report names, and which copies of them were decided about: their media are seen to after a decision. */
export async function listItemIds(ctx: Pick<ModerationContext, 'db'>, reportId: string): Promise<readonly string[]> {
  const [named, decided] = await Promise.all([listReportItems(ctx.db, reportId), listOutcomes(ctx.db, reportId)]);
  const ids = [...named, ...decided].flatMap(({ content_id: id }) => id ?? []);
  return [...new Set(ids)];
}

/** The same of a decision, and of the decision that an appeal is about. */
export async function listItemsOfDecision(
  ctx: Pick<ModerationContext, 'db'>,
  decisionId: string,
): Promise<readonly string[]> {
  return (await listConcerned(ctx.db, decisionId)).map((item) => item.content_id);
}
export async function listItemsOfAppeal(
  ctx: Pick<ModerationContext, 'db'>,
  appealId: string,
): Promise<readonly string[]> {
  const appeal = await findAppeal(ctx.db, appealId);
  return appeal ? listItemsOfDecision(ctx, appeal.decision_id) : [];
}

/** Counts from one day to another, both included (DESK-25); also of what rules have refused or wanted looked at, by what they are about (DESK-133). */
export async function countDays(
  ctx: Pick<ModerationContext, 'db'>,
  days: { readonly from: string; readonly to: string },
): Promise<readonly CountLine[]> {
  const [from, to] = [new Date(`${days.from}T00:00:00Z`), new Date(`${days.to}T00:00:00Z`)];
  if (Number.isNaN(from.getTime()) || Number.isNaN(to.getTime()) || to < from)
    throw appError('invalid_field', {
      message: 'from and to are days, and to is not before from.',
      details: [{ path: 'to', message: 'from and to are days, and to is not before from.' }],
    });
  const time = { from, to: addSeconds(to, 86_400) };
  const met = await countMetByCategory(ctx.db, time);
  return [
    ...(await countForTransparency(ctx.db, time)),
    ...met.map(({ action, category: of, count }) => ({ what: rulesWords[action], of, count })),
  ];
}

const rulesWords = { refuse: 'refused by rules', review: 'looked at because of rules' } as const;
