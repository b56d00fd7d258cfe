import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';
import { weeklyMailPart } from '../mail/index.ts';

type Column = 'preferences' | 'settings';

/** What a person has chosen, as it was stored; nothing when nothing was. */
export async function findChoice(db: Db, userId: string, column: Column): Promise<object> {
  const row = await db.selectFrom('user_choice').select(column).where('user_id', '=', userId).executeTakeFirst();
  return row?.[column] ?? {};
}

/** Whether everybody may see what a person has favorited (KEEP-100). */
export async function showsFavorites(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('user_choice')
    .select(sql<boolean>`(settings->>'show_favorites_publicly')::boolean`.as('shows'))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.shows ?? false;
}

/** Changes some fields and leaves the others, in one statement: two devices at once lose nothing of each other's. */
export async function mergeChoice(db: Db, userId: string, column: Column, change: object): Promise<object> {
  const name = sql.ref(column);
  const text = JSON.stringify(change);
  const { rows } = await sql<{ merged: object }>`
    INSERT INTO user_choice AS c (user_id, ${name}) VALUES (${userId}::uuid, ${text}::jsonb)
    ON CONFLICT (user_id) DO UPDATE SET ${name} = c.${name} || ${text}::jsonb RETURNING c.${name} AS merged`.execute(
    db,
  );
  return rows[0]?.merged ?? {};
}

/** What a person wishes to be told: what was chosen of each kind, and whether there is a weekly mail. */
export interface ChosenWishes {
  readonly chosen: object;
  readonly weekly: boolean;
}

export async function findWishes(db: Db, userId: string): Promise<ChosenWishes> {
  const row = await db
    .selectFrom('user_choice')
    .select(['notifications', 'weekly_due_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { chosen: row?.notifications ?? {}, weekly: (row?.weekly_due_at ?? null) !== null };
}

/** Changes some wishes for notifications and leaves the others, one level deeper than `mergeChoice`. A first weekly mail comes after a week. */
export async function mergeWishes(
  db: Db,
  userId: string,
  change: {
    readonly in_app: object;
    readonly email: object;
    readonly weekly_mail?: boolean | undefined;
    readonly firstWeeklyAt: Date;
  },
): Promise<ChosenWishes> {
  const inApp = JSON.stringify(change.in_app);
  const email = JSON.stringify(change.email);
  const weekly = sql`${change.weekly_mail ?? null}::boolean`;
  const first = sql`${change.firstWeeklyAt}::timestamptz`;
  const { rows } = await sql<ChosenWishes>`
    INSERT INTO user_choice AS c (user_id, notifications, weekly_due_at)
    VALUES (${userId}::uuid, jsonb_build_object('in_app', ${inApp}::jsonb, 'email', ${email}::jsonb), CASE WHEN ${weekly} THEN ${first} END)
    ON CONFLICT (user_id) DO UPDATE SET
      notifications = jsonb_build_object(
        'in_app', coalesce(c.notifications->'in_app', '{}') || ${inApp}::jsonb,
        'email', coalesce(c.notifications->'email', '{}') || ${email}::jsonb),
      weekly_due_at = CASE WHEN ${weekly} IS NULL THEN c.weekly_due_at WHEN ${weekly} THEN coalesce(c.weekly_due_at, ${first}) END
    RETURNING c.notifications AS chosen, c.weekly_due_at IS NOT NULL AS weekly`.execute(db);
  return rows[0] ?? { chosen: {}, weekly: false };
}

/** Ends the weekly mail of a person; of one who has none, or is gone, nothing changes. */
export async function endWeekly(db: Db, userId: string): Promise<void> {
  await db.updateTable('user_choice').set({ weekly_due_at: null }).where('user_id', '=', userId).execute();
}

/**
 * Puts the weekly mails that are due into the outbox, `limit` at most, each with the next one's time in the same statement: two processes
 * never mail one week twice. Who may get none (left, address not confirmed, no mails at all) is passed over until the next week. Answers how
 * many were due.
 */
export async function enqueueDueWeeklies(
  db: Db,
  input: { readonly now: Date; readonly until: Date; readonly limit: number },
): Promise<number> {
  const now = sql`${input.now}::timestamptz`;
  const { rows } = await sql<{ due: number }>`
    WITH due AS MATERIALIZED (
      SELECT user_id FROM user_choice WHERE weekly_due_at <= ${now} ORDER BY weekly_due_at LIMIT ${input.limit}::int FOR UPDATE SKIP LOCKED),
    moved AS (
      UPDATE user_choice AS c
      SET weekly_due_at = c.weekly_due_at + interval '7 days' * (1 + floor(extract(epoch FROM ${now} - c.weekly_due_at) / 604800))
      FROM due WHERE c.user_id = due.user_id
      RETURNING c.user_id, coalesce((c.settings->>'email_notifications')::boolean, true) AS wanted),
    mailed AS (${weeklyMailPart({ now: input.now, until: input.until })})
    SELECT count(*)::int AS due FROM due`.execute(db);
  return rows[0]?.due ?? 0;
}

/** Forgets everything that a person has chosen. */
export async function deleteChoices(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('user_choice').where('user_id', '=', userId).execute();
}
