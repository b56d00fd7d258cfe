import { type RawBuilder, sql } from 'kysely';
import { deleteBatch } from '../../db/delete-batch.ts';
import { prepared } from '../../db/prepared.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import { addSeconds } from '../../kernel/clock.ts';
import {
  type AlarmMatter,
  type MailPayloads,
  publishedMax,
  type ObjectionFigures,
  type ReportFigures,
  type SalesFigures,
  type StatementFigures,
  type WeekFigures,
} from './mail.rules.ts';

export interface OutboxRow {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly payload: object;
  readonly attempts: number;
}

export async function insertOutbox(
  tx: Tx,
  row: {
    readonly id: string;
    readonly kind: string;
    readonly recipient: string;
    readonly payload: object;
    readonly now: Date;
  },
): Promise<void> {
  await tx
    .insertInto('mail_outbox')
    .values({
      id: row.id,
      kind: row.kind,
      recipient: row.recipient,
      payload: JSON.stringify(row.payload),
      created_at: row.now,
      next_attempt_at: row.now,
    })
    .execute();
}

/** Part of a statement over `person` (email, username): the mail `reset_password` to whoever is in it, or to nobody. */
export function resetMailPart(mail: {
  readonly id: string;
  readonly tokenId: string;
  readonly now: Date;
}): RawBuilder<unknown> {
  return sql`INSERT INTO mail_outbox (id, kind, recipient, payload, created_at, next_attempt_at)
    SELECT ${mail.id}::uuid, 'reset_password', person.email,
      jsonb_build_object('username', person.username, 'token_id', ${mail.tokenId}::text),
      ${mail.now}::timestamptz, ${mail.now}::timestamptz
    FROM person`;
}

/**
 * Takes the longest waiting mail for this process: its next attempt moves to `leaseUntil`, so that
 * nobody else takes it meanwhile and a process that dies with it gives it back by itself.
 */
export async function claimMail(
  db: Db,
  input: { readonly now: Date; readonly leaseUntil: Date },
): Promise<OutboxRow | undefined> {
  const { rows } = await sql<OutboxRow>`${prepared}
    UPDATE mail_outbox SET next_attempt_at = ${input.leaseUntil}, lease_until = ${input.leaseUntil}, attempts = attempts + 1
    WHERE id = ANY(ARRAY(
      SELECT id FROM mail_outbox
      WHERE sent_at IS NULL AND failed_at IS NULL AND next_attempt_at <= ${input.now}
      ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED))
    RETURNING id, kind, recipient, payload, attempts`.execute(db);
  return rows[0];
}

/** Gives back every mail that is held; only for a start that knows that nobody else runs. A pause after a failure stays. */
export async function releaseMails(db: Db, now: Date): Promise<void> {
  await sql`UPDATE mail_outbox SET next_attempt_at = ${now}, lease_until = NULL
    WHERE lease_until IS NOT NULL AND sent_at IS NULL AND failed_at IS NULL`.execute(db);
}

/**
 * Puts the mail `alarm` into the outbox for each of these matters and addresses, but for those of which one waits, or was sent or given up less
 * than `againAfterS` ago. The lock lets one process at a time look and write, so several of them write one. Over mail_outbox_by_recipient.
 */
export async function insertAlarms(
  tx: Tx,
  alarms: {
    readonly matters: readonly AlarmMatter[];
    readonly recipients: readonly string[];
    readonly now: Date;
    readonly againAfterS: number;
  },
): Promise<number> {
  const { matters, recipients, now, againAfterS } = alarms;
  await sql`SELECT pg_advisory_xact_lock(hashtext('alarm mails'))`.execute(tx);
  // A time that is far ahead was written by a clock that was wrong: it holds up nothing for longer than one that is right.
  const { numAffectedRows } = await sql`
    INSERT INTO mail_outbox (id, kind, recipient, payload, created_at, next_attempt_at)
    SELECT gen_random_uuid(), 'alarm', r.recipient, jsonb_build_object('matter', m.matter), ${now}::timestamptz, ${now}::timestamptz
    FROM unnest(${[...matters]}::text[]) AS m (matter), unnest(${[...recipients]}::text[]) AS r (recipient)
    WHERE NOT EXISTS (
      SELECT FROM mail_outbox o WHERE o.recipient = r.recipient AND o.kind = 'alarm' AND o.payload->>'matter' = m.matter
        AND (coalesce(o.sent_at, o.failed_at) IS NULL
          OR coalesce(o.sent_at, o.failed_at) > ${addSeconds(now, -againAfterS)}::timestamptz
            AND coalesce(o.sent_at, o.failed_at) < ${addSeconds(now, againAfterS)}::timestamptz))`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** Takes back a mail that has nothing to tell any more, as if it had never been written. */
export async function withdrawMail(db: Db, id: string): Promise<void> {
  await db.deleteFrom('mail_outbox').where('id', '=', id).execute();
}

/** How many items a mail about sales names. */
const bestMax = 5;

/**
 * The sales that a mail tells of: from its first to the one before the next mail's first, over the index
 * prompt_purchase_by_sale. Whoever has taken the mail finds them all: a sale that comes from then on begins another mail.
 */
export async function findSales(db: Db, mailId: string): Promise<SalesFigures> {
  const { rows } = await sql<SalesFigures>`
    WITH mail AS (
      SELECT recipient, (payload->>'seller_id')::uuid AS seller_id, (payload->>'from_sale_no')::int AS first
      FROM mail_outbox WHERE id = ${mailId}::uuid),
    sold AS (
      SELECT p.content_id, p.content_type, count(*)::int AS sales, sum(p.earned)::int AS credits,
        coalesce(sum(h.amount - h.returned) FILTER (WHERE h.state = 'held'), 0)::int AS held
      FROM mail JOIN prompt_purchase p ON p.owner_id = mail.seller_id AND p.sale_no >= mail.first AND p.price > 0
        AND p.sale_no < coalesce((SELECT min((later.payload->>'from_sale_no')::int) FROM mail_outbox later
          WHERE later.recipient = mail.recipient AND later.kind = 'sales' AND (later.payload->>'from_sale_no')::int > mail.first), 2147483647)
      LEFT JOIN credit_hold h ON h.buyer_id = p.buyer_id AND h.content_id = p.content_id
      GROUP BY 1, 2)
    SELECT coalesce(sum(sales), 0)::int AS sales, coalesce(sum(credits), 0)::int AS credits, coalesce(sum(held), 0)::int AS held,
      coalesce((SELECT jsonb_agg(jsonb_build_object('content_id', best.content_id, 'content_type', best.content_type, 'sales', best.sales,
          'credits', best.credits, 'is_gone', NOT EXISTS (SELECT FROM content WHERE content.id = best.content_id))
          ORDER BY best.sales DESC, best.credits DESC, best.content_id)
        FROM (SELECT * FROM sold ORDER BY sales DESC, credits DESC, content_id LIMIT ${bestMax}::int) AS best), '[]') AS best
    FROM sold`.execute(db);
  return rows[0] ?? { sales: 0, credits: 0, held: 0, best: [] };
}

/**
 * Part of a statement over `moved` (user_id, wanted): the mail `weekly` to each who wants mails and may get them, about the seven days before
 * `until`.
 */
export function weeklyMailPart(mail: { readonly now: Date; readonly until: Date }): RawBuilder<unknown> {
  return sql`INSERT INTO mail_outbox (id, kind, recipient, payload, created_at, next_attempt_at)
    SELECT gen_random_uuid(), 'weekly', u.email,
      jsonb_build_object('user_id', u.id, 'username', u.username,
        'since', ${addSeconds(mail.until, -7 * 24 * 3600).toISOString()}::text, 'until', ${mail.until.toISOString()}::text),
      ${mail.now}::timestamptz, ${mail.now}::timestamptz
    FROM moved JOIN users u ON u.id = moved.user_id WHERE moved.wanted AND u.is_active AND u.email_verified_at IS NOT NULL`;
}

/** The week of a person: sums that lie ready, and what was published by whom they follow, counted so far and no further. */
export async function findWeek(
  db: Db,
  { user_id: userId, since, until }: MailPayloads['weekly'],
): Promise<WeekFigures> {
  const user = sql`${userId}::uuid`;
  const within = (column: string) =>
    sql`${sql.ref(column)} >= ${since}::timestamptz AND ${sql.ref(column)} < ${until}::timestamptz`;
  const { rows } = await sql<WeekFigures>`
    SELECT coalesce(seen.views, 0) AS views, coalesce(seen.favorites, 0) AS favorites,
      coalesce(done.sold, 0) AS sold, coalesce(done.earned, 0) AS earned,
      (SELECT count(*)::int FROM follow WHERE followed = ${user} AND ${within('since')}) AS followers,
      (SELECT count(*)::int FROM (
        SELECT FROM follow CROSS JOIN LATERAL (
          SELECT FROM listing WHERE user_id = follow.followed AND ${within('created_at')} LIMIT ${publishedMax}::int) AS made
        WHERE follow.follower = ${user} LIMIT ${publishedMax}::int) AS published) AS published
    FROM (SELECT sum(views)::int AS views, sum(favorites)::int AS favorites FROM owner_day WHERE user_id = ${user} AND ${within('day')}) AS seen,
      (SELECT sum(prompts_sold)::int AS sold, sum(credits_earned)::int AS earned FROM credit_day
        WHERE user_id = ${user} AND ${within('day')}) AS done`.execute(db);
  const [week] = rows;
  if (!week) throw new Error('A sum answered no row.');
  return week;
}

/** How many mails of these kinds went to an address since then, over mail_outbox_by_recipient. */
export async function countMailsTo(
  db: Db,
  of: { readonly recipient: string; readonly kinds: readonly string[]; readonly since: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM mail_outbox WHERE recipient = ${of.recipient} AND kind = ANY(${[...of.kinds]}::text[])
      AND created_at > ${of.since}::timestamptz`.execute(db);
  return rows[0]?.count ?? 0;
}

/** What a report is about and what came of it, for who has sent it. */
export async function findReportFigures(db: Db, reportId: string): Promise<ReportFigures | undefined> {
  const { rows } = await sql<ReportFigures>`
    SELECT r.category, to_char(r.due_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS due_at, r.answer,
      (SELECT jsonb_agg(jsonb_build_object('address', i.address, 'action', (
          SELECT di.action FROM decision d JOIN decision_item di ON di.decision_id = d.id
          WHERE d.report_id = r.id AND di.content_id = i.content_id ORDER BY d.decided_at DESC, d.id DESC LIMIT 1)) ORDER BY i.no)
        FROM report_item i WHERE i.report_id = r.id) AS addresses
    FROM report r WHERE r.id = ${reportId}::uuid AND r.forgotten_at IS NULL`.execute(db);
  return rows[0];
}

/** A statement of reasons with the items of whom it concerns, and how its appeal ended. */
export async function findStatementFigures(db: Db, decisionId: string): Promise<StatementFigures | undefined> {
  const { rows } = await sql<StatementFigures>`
    SELECT d.action, d.ground, d.ground_ref, d.facts, d.redress, d.detected_by, d.taken_by, d.territory,
      to_char(d.appeal_until AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS appeal_until,
      (SELECT to_char(expires_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') FROM strike
        WHERE decision_id = d.id AND withdrawn_at IS NULL) AS strike_until,
      to_char(d.until AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS until,
      coalesce((SELECT jsonb_agg(jsonb_build_object('content_id', i.content_id, 'content_type', coalesce(e.content_type, 'image'), 'action', i.action)
          ORDER BY i.content_id)
        FROM decision_item i LEFT JOIN LATERAL (SELECT content_type FROM evidence WHERE content_id = i.content_id LIMIT 1) e ON true
        WHERE i.decision_id = d.id AND i.action <> 'none'), '[]') AS items,
      (SELECT jsonb_build_object('name', c.took_name, 'bio', c.took_bio, 'profile_picture', c.took_picture)
        FROM cleared_profile c WHERE c.decision_id = d.id) AS profile,
      d.reversed_at IS NOT NULL AS is_reversed, a.answer
    FROM decision d LEFT JOIN appeal a ON a.decision_id = d.id WHERE d.id = ${decisionId}::uuid`.execute(db);
  return rows[0];
}

/** How an objection to a refused prompt was answered; undefined once the refusal is kept no more. */
export async function findObjectionFigures(db: Db, refusalId: string): Promise<ObjectionFigures | undefined> {
  const row = await db
    .selectFrom('prompt_refusal')
    .select(['outcome', 'answer'])
    .where('public_id', '=', refusalId)
    .executeTakeFirst();
  return row && row.outcome !== null ? { outcome: row.outcome, answer: row.answer } : undefined;
}

export async function markSent(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ sent_at: now, lease_until: null, last_error: null })
    .where('id', '=', id)
    .execute();
}

export async function markFailed(
  db: Db,
  id: string,
  failure:
    | { readonly reason: string; readonly nextAttemptAt: Date }
    | { readonly reason: string; readonly givenUpAt: Date },
): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set(
      'nextAttemptAt' in failure
        ? { next_attempt_at: failure.nextAttemptAt, lease_until: null, last_error: failure.reason }
        : { failed_at: failure.givenUpAt, lease_until: null, last_error: failure.reason },
    )
    .where('id', '=', id)
    .execute();
}

/** How many mails were given up since then, up to `limit`, and when the first of them was. */
export async function countGivenUp(
  db: Db,
  { since, limit }: { readonly since: Date; readonly limit: number },
): Promise<{ readonly count: number; readonly since: Date | null }> {
  const oldest = db
    .selectFrom('mail_outbox')
    .select('failed_at')
    .where('failed_at', '>', since)
    .orderBy('failed_at', 'asc')
    .limit(limit);
  return db
    .selectFrom(oldest.as('oldest'))
    .select((eb) => [eb.cast<number>(eb.fn.countAll(), 'integer').as('count'), eb.fn.min('failed_at').as('since')])
    .executeTakeFirstOrThrow();
}

/** Removes some mails that are long done, and at once the last one to people who have left. Answers how many. */
export async function removeOldMails(db: Db, before: Date, limit: number): Promise<number> {
  const isSent = sql`sent_at < ${before}::timestamptz`;
  const isFailed = sql`failed_at < ${before}::timestamptz`;
  const isFarewell = sql`kind = 'account_deleted' AND (sent_at IS NOT NULL OR failed_at IS NOT NULL)`;
  return (
    (await deleteBatch(db, { table: 'mail_outbox', where: isSent, oldest: 'sent_at', limit })) +
    (await deleteBatch(db, { table: 'mail_outbox', where: isFailed, oldest: 'failed_at', limit })) +
    (await deleteBatch(db, { table: 'mail_outbox', where: isFarewell, oldest: 'created_at', limit }))
  );
}

/**
 * Some mails to the address, and those about a change of it to other addresses, but for the one that says that the account is gone; that one
 * goes once it has been sent. Answers how many.
 */
export async function deleteSomeMails(
  db: Db,
  to: { readonly recipient: string; readonly userId: string; readonly limit: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM mail_outbox WHERE ctid = ANY(ARRAY(
      SELECT ctid FROM mail_outbox
      WHERE (recipient = ${to.recipient} OR payload->>'user_id' = ${to.userId}) AND kind <> 'account_deleted'
      LIMIT ${to.limit}::int FOR UPDATE))`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
