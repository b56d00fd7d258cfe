import { createHash, createHmac } from 'node:crypto';
import {
  parseReportedAddress,
  type ReportCapacity,
  type ReportCategory,
  type ReportedThing,
  reportLimits,
} from '@loomlight/contract/reports';
import { inTransaction, type InTx, isDatabaseError, sqlStates } from '../../db/transaction.ts';
import type { Actor } from '../../kernel/actor.ts';
import { AppError, appError } from '../../kernel/errors.ts';
import { neighbourhoodOf } from '../../kernel/network.ts';
import { usernameKey } from '../accounts/index.ts';
import { settleItems } from '../content/index.ts';
import { readSolution } from './challenge.ts';
import { freezeEvidence } from './freeze-evidence.ts';
import { hideByItself } from './hide-by-itself.ts';
import { mailReporter } from './mail-reporter.ts';
import type { ModerationContext } from './moderation.context.ts';
import { alarmStageAt, drawNumber, dueAt } from './moderation.rules.ts';
import { keyOf } from './report-key.ts';
import {
  challengeConstraint,
  countMessages,
  findNamedPerson,
  findReportByChallenge,
  findReporter,
  findSameReport,
  insertMessage,
  insertReport,
  type NewReportItem,
  numberConstraint,
} from './reports.store.ts';
import { tellAlarm } from './tell-alarm.ts';

export interface SentReport {
  readonly category: ReportCategory;
  readonly addresses: readonly string[];
  readonly explanation: string;
  readonly name: string | undefined;
  readonly email: string | undefined;
  readonly capacity: ReportCapacity;
  readonly signature: string | undefined;
}

/** What is answered to who has reported. */
export interface ReceivedReport {
  readonly number: string;
  readonly key: string;
  readonly dueAt: Date;
}

/** A number is drawn anew so often when it was drawn before. */
const drawsMax = 5;

/**
 * Takes a report, and freezes what it names in the same transaction. Guests solve a puzzle for it, which is also the key of the request: the same
 * report again finds the first answer (DESK-4). Whether an address leads to anything is never told. Throws 422 for an address of another site and
 * `challenge_failed`.
 */
export async function sendReport(
  ctx: ModerationContext,
  input: {
    readonly actor: Actor;
    readonly network: string;
    readonly report: SentReport;
    readonly solution: string | undefined;
  },
): Promise<ReceivedReport> {
  const { report } = input;
  const things = readAddresses(ctx, report.addresses);
  const reporter = input.actor.kind === 'user' ? await findReporter(ctx.db, input.actor.userId) : undefined;
  const isKnown = reporter !== undefined && reporter.email_verified_at !== null;
  const puzzle = isKnown ? undefined : readSolution(ctx, input.solution);
  const bodyHash = createHash('sha256').update(JSON.stringify(report)).digest();
  const first = puzzle && (await findFirst(ctx, puzzle.challengeHash, bodyHash));
  if (first) return first;
  if (puzzle?.isOver) throw appError('challenge_failed');
  const sender = { ...input, things, bodyHash, challengeHash: puzzle?.challengeHash ?? null };
  for (let draw = 1; ; draw += 1) {
    try {
      return await take(ctx, sender, isKnown && input.actor.kind === 'user' ? input.actor.userId : null);
    } catch (error) {
      if (isDatabaseError(error, sqlStates.uniqueViolation, challengeConstraint)) {
        const same = await findFirst(ctx, sender.challengeHash ?? Buffer.alloc(0), bodyHash);
        if (same) return same;
      }
      if (draw < drawsMax && isDatabaseError(error, sqlStates.uniqueViolation, numberConstraint)) continue;
      throw error;
    }
  }
}

function readAddresses(ctx: ModerationContext, addresses: readonly string[]): readonly ReportedThing[] {
  const origin = new URL(ctx.publicUrl).origin;
  const read = addresses.map((address) => parseReportedAddress(address, origin));
  const details = read.flatMap((thing, index) =>
    thing ? [] : [{ path: `addresses.${index}`, message: 'This is not an address of this site.' }],
  );
  if (details.length > 0)
    throw new AppError('invalid_field', { message: 'This is not an address of this site.', details });
  return read.filter((thing) => thing !== undefined);
}

/** What the same puzzle has been spent for: the first answer to the same report; 422 for any other. */
async function findFirst(
  ctx: ModerationContext,
  challengeHash: Buffer,
  bodyHash: Buffer,
): Promise<ReceivedReport | undefined> {
  const found = await findReportByChallenge(ctx.db, challengeHash);
  if (!found) return undefined;
  if (!found.body_hash?.equals(bodyHash)) throw appError('challenge_failed');
  return received(ctx, found);
}

function received(
  ctx: ModerationContext,
  row: { readonly id: string; readonly number: string; readonly due_at: Date },
): ReceivedReport {
  return { number: row.number, key: keyOf(ctx.tokenSecret, 'report_status', row.id), dueAt: row.due_at };
}

async function take(
  ctx: ModerationContext,
  sent: {
    readonly network: string;
    readonly report: SentReport;
    readonly things: readonly ReportedThing[];
    readonly bodyHash: Buffer;
    readonly challengeHash: Buffer | null;
  },
  reporterId: string | null,
): Promise<ReceivedReport> {
  const { report, things } = sent;
  const { category } = report;
  const itemIds = [...new Set(things.flatMap((thing) => (thing.kind === 'item' ? [thing.id] : [])))];
  const now = ctx.clock.now();
  const taken = await inTransaction(ctx, async (ctx) => {
    const evidence = await freezeEvidence(ctx, { itemIds, category });
    const same = reporterId && (await findSameReport(ctx.db, { reporterId, category, contentIds: itemIds }));
    if (same && !things.some(({ kind }) => kind === 'person')) {
      await join(ctx, { reportId: same.id, reporterId, text: report.explanation });
      return { answer: received(ctx, same), id: same.id, told: [] };
    }
    const id = ctx.ids.uuid();
    const due = dueAt(now, ctx.reportClock()[category]);
    const alarmStage = alarmStageAt({ category, receivedAt: now, dueAt: due }, now);
    const row = {
      id,
      number: drawNumber((below) => ctx.ids.integer(0, below)),
      category,
      explanation: report.explanation,
      reporterName: report.name ?? null,
      reporterEmail: report.email ?? null,
      reporterId,
      capacity: report.capacity,
      signature: report.signature ?? null,
      networkKey: networkKey(ctx.tokenSecret, sent.network),
      challengeHash: sent.challengeHash,
      bodyHash: sent.bodyHash,
      receivedAt: now,
      dueAt: due,
      alarmStage,
    };
    const items: NewReportItem[] = [];
    for (const [index, thing] of things.entries()) {
      const address = report.addresses[index] ?? '';
      if (thing.kind === 'person') {
        const subjectId = (await findNamedPerson(ctx.db, usernameKey(thing.username))) ?? null;
        items.push({ address, contentId: null, subjectId, found: subjectId !== null, evidenceId: null });
        continue;
      }
      const kept = evidence.get(thing.id);
      const subjectId = kept?.ownerId ?? null;
      items.push({ address, contentId: thing.id, subjectId, found: kept !== undefined, evidenceId: kept?.id ?? null });
    }
    await insertReport(ctx.tx, { report: row, items });
    await mailReporter(ctx, { kind: 'report_received', reportId: id, number: row.number, email: row.reporterEmail });
    const told = alarmStage > 0 ? await tellAlarm(ctx, { ...row, stage: alarmStage }) : [];
    return { answer: received(ctx, { id, number: row.number, due_at: due }), id, told };
  });
  for (const userId of taken.told) ctx.onTold(userId);
  // The copies are made now; a process that dies in between leaves them to the next round.
  await settleItems(ctx, itemIds);
  await hideByItself(ctx, taken.id);
  return taken.answer;
}

/** A second report of the same person about the same items is joined to the first. */
async function join(
  ctx: ModerationContext & InTx,
  message: { readonly reportId: string; readonly reporterId: string; readonly text: string },
): Promise<void> {
  if ((await countMessages(ctx.tx, message.reportId)) >= reportLimits.messagesMax) return;
  await insertMessage(ctx.tx, {
    id: ctx.ids.uuid(),
    reportId: message.reportId,
    at: ctx.clock.now(),
    fromReporter: true,
    authorId: message.reporterId,
    text: message.text,
  });
}

/** Two reports of one network can be told to be of one, and nobody learns which. */
function networkKey(secret: string, address: string): string {
  return createHmac('sha256', secret)
    .update(`report-network\n${neighbourhoodOf(address)}`)
    .digest('base64url')
    .slice(0, 16);
}
