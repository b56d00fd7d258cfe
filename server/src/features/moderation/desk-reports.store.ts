import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';

export interface DeskReportRow {
  readonly id: string;
  readonly number: string;
  readonly category: string;
  readonly state: 'open' | 'decided' | 'withdrawn';
  readonly received_at: Date;
  readonly due_at: Date;
  readonly decided_at: Date | null;
  readonly taken_back_at: Date | null;
  readonly addresses: number;
  readonly found: number;
  readonly is_hidden: boolean;
  readonly assigned_to: string | null;
  readonly assigned_name: string | null;
  readonly reporter_decided: number;
  readonly reporter_upheld: number;
}

/** The figures of a report that a list shows, with the record of who has sent it. */
const figures = sql`r.id, r.number, r.category, r.state, r.received_at, r.due_at, r.decided_at, r.taken_back_at,
  (SELECT count(*)::int FROM report_item i WHERE i.report_id = r.id) AS addresses,
  (SELECT count(*)::int FROM report_item i WHERE i.report_id = r.id AND i.found) AS found,
  r.auto_hidden_at IS NOT NULL AS is_hidden, r.assigned_to,
  (SELECT username FROM users WHERE id = r.assigned_to AND deleted_at IS NULL) AS assigned_name, record.decided AS reporter_decided, record.upheld AS reporter_upheld`;
const record = sql`LATERAL (
  SELECT count(*)::int AS decided, count(*) FILTER (WHERE EXISTS (
    SELECT FROM decision d WHERE d.report_id = o.id AND d.taken_by = 'person' AND d.action <> 'none' AND NOT d.is_interim))::int AS upheld
  FROM (SELECT id FROM report WHERE state = 'decided' AND taken_back_at IS NULL AND id <> r.id
    AND (reporter_id = r.reporter_id OR lower(reporter_email) = lower(r.reporter_email))
    ORDER BY received_at DESC LIMIT 100) AS o) AS record`;

/** A page of reports: open ones by their clock over report_due, all others the latest first over report_newest. */
export async function listDeskReports(
  db: Db,
  page: {
    readonly state: string;
    readonly category: string | undefined;
    /** Who is at it. */
    readonly assignedTo: string | undefined;
    readonly before: string | undefined;
    readonly limit: number;
  },
): Promise<DeskReportRow[]> {
  const isOpen = page.state === 'open';
  const after = isOpen
    ? sql`(r.due_at, r.id) > (SELECT due_at, id FROM report WHERE id = ${page.before ?? null}::uuid)`
    : sql`(r.received_at, r.id) < (SELECT received_at, id FROM report WHERE id = ${page.before ?? null}::uuid)`;
  const { rows } = await sql<DeskReportRow>`
    SELECT ${figures} FROM report r, ${record}
    WHERE r.state = ${page.state} AND (${page.category ?? null}::text IS NULL OR r.category = ${page.category ?? null})
      AND (${page.assignedTo ?? null}::uuid IS NULL OR r.assigned_to = ${page.assignedTo ?? null}::uuid)
      AND (${page.before ?? null}::uuid IS NULL OR ${after})
    ORDER BY ${isOpen ? sql`r.due_at, r.id` : sql`r.received_at DESC, r.id DESC`} LIMIT ${page.limit}::int`.execute(db);
  return rows;
}

/**
 * A page of the reports about somebody and what they made, over report_item_by_subject, or of those that they have sent while signed in, over
 * report_by_reporter; the latest first.
 */
export async function listReportsAround(
  db: Db,
  page: {
    readonly userId: string;
    readonly which: 'about' | 'by';
    readonly before: string | undefined;
    readonly limit: number;
  },
): Promise<DeskReportRow[]> {
  const before = sql`${page.before ?? null}::uuid`;
  const theirs =
    page.which === 'by'
      ? sql`r.reporter_id = ${page.userId}::uuid`
      : sql`r.id IN (SELECT report_id FROM report_item WHERE subject_id = ${page.userId}::uuid)`;
  const { rows } = await sql<DeskReportRow>`
    SELECT ${figures} FROM report r, ${record} WHERE ${theirs}
      AND (${before} IS NULL OR (r.received_at, r.id) < (SELECT received_at, id FROM report WHERE id = ${before}))
    ORDER BY r.received_at DESC, r.id DESC LIMIT ${page.limit}::int`.execute(db);
  return rows;
}

export async function findDeskReport(db: Db, id: string) {
  const { rows } = await sql<
    DeskReportRow & {
      readonly explanation: string;
      readonly reporter_name: string | null;
      readonly reporter_email: string | null;
      readonly capacity: string;
      readonly signature: string | null;
      readonly answer: string | null;
    }
  >`SELECT ${figures}, r.explanation, r.reporter_name, r.reporter_email, r.capacity, r.signature, r.answer
    FROM report r, ${record} WHERE r.id = ${id}::uuid`.execute(db);
  return rows[0];
}

/** What a report names, with whose it is and what was frozen of it; no word and no address of its media. */
export async function listNamed(db: Db, reportId: string) {
  const { rows } = await sql<{
    address: string;
    content_id: string | null;
    content_type: 'image' | 'video' | null;
    owner_id: string | null;
    owner_name: string | null;
    evidence_id: string | null;
    is_sealed: boolean;
    found: boolean;
  }>`
    SELECT i.address, i.content_id, e.content_type, i.subject_id AS owner_id, u.username AS owner_name, i.evidence_id,
      coalesce(e.sealed, false) AS is_sealed, i.found
    FROM report_item i LEFT JOIN evidence e ON e.id = i.evidence_id LEFT JOIN users u ON u.id = i.subject_id AND u.deleted_at IS NULL
    WHERE i.report_id = ${reportId}::uuid ORDER BY i.no`.execute(db);
  return rows;
}

/** Decisions that came of a report, and earlier ones about the same people, the latest fifty. */
export async function listDecisionsAround(db: Db, reportId: string) {
  const { rows } = await sql<{
    id: string;
    action: string;
    user_id: string;
    decided_at: Date;
    is_automated: boolean;
    is_reversed: boolean;
  }>`
    SELECT id, action, user_id, decided_at, taken_by = 'automated' AS is_automated, reversed_at IS NOT NULL AS is_reversed
    FROM decision WHERE report_id = ${reportId}::uuid
      OR user_id IN (SELECT subject_id FROM report_item WHERE report_id = ${reportId}::uuid AND subject_id IS NOT NULL)
    ORDER BY decided_at DESC, id DESC LIMIT 50`.execute(db);
  return rows;
}

/** Appeals, the open ones first and by their clock, the latest hundred, with what was taken from a profile. */
export async function listDeskAppeals(db: Db) {
  const { rows } = await sql<{
    id: string;
    decision_id: string;
    report_id: string | null;
    user_id: string;
    action: string;
    facts: string;
    text: string;
    received_at: Date;
    due_at: Date;
    state: 'open' | 'upheld' | 'reversed';
    decided_by: string | null;
    took_name: boolean | null;
    took_picture: boolean | null;
    username: string | null;
    full_name: string | null;
    bio: string | null;
  }>`
    SELECT a.id, a.decision_id, d.report_id, d.user_id, d.action, d.facts, a.text, a.received_at, a.due_at, a.state, d.decided_by,
      c.took_name, c.took_picture, c.username, c.full_name, c.bio
    FROM appeal a JOIN decision d ON d.id = a.decision_id LEFT JOIN cleared_profile c ON c.decision_id = d.id
    ORDER BY a.state <> 'open', CASE WHEN a.state = 'open' THEN a.due_at END, a.received_at DESC LIMIT 100`.execute(db);
  return rows;
}

/** What waits: open reports with the first clock that ends, and open appeals. */
export async function countWaiting(db: Db) {
  const { rows } = await sql<{
    reports: number;
    since: Date | null;
    due_at: Date | null;
    appeals: number;
    appeals_since: Date | null;
    appeals_due_at: Date | null;
  }>`
    SELECT r.*, a.* FROM
      (SELECT count(*)::int AS reports, min(received_at) AS since, min(due_at) AS due_at FROM report WHERE state = 'open') AS r,
      (SELECT count(*)::int AS appeals, min(received_at) AS appeals_since, min(due_at) AS appeals_due_at FROM appeal WHERE state = 'open') AS a`.execute(
    db,
  );
  return rows[0];
}

/** One line of the transparency table. */
export interface CountLine {
  readonly what: string;
  readonly of: string;
  readonly count: number;
}

/** What came and what was decided between two moments, counted. */
export async function countForTransparency(
  db: Db,
  time: { readonly from: Date; readonly to: Date },
): Promise<CountLine[]> {
  const within = (column: string) =>
    sql`${sql.ref(column)} >= ${time.from}::timestamptz AND ${sql.ref(column)} < ${time.to}::timestamptz`;
  const { rows } = await sql<CountLine>`
    SELECT 'notices by category' AS what, category AS of, count(*)::int AS count FROM report WHERE ${within('received_at')} GROUP BY category
    UNION ALL SELECT 'notices by capacity', capacity, count(*)::int FROM report WHERE ${within('received_at')} GROUP BY capacity
    UNION ALL SELECT 'notices by outcome', CASE WHEN state <> 'decided' THEN state WHEN EXISTS (
        SELECT FROM decision d WHERE d.report_id = report.id AND d.taken_by = 'person' AND d.action NOT IN ('none', 'lift') AND NOT d.is_interim) THEN 'upheld' ELSE 'rejected' END,
      count(*)::int FROM report WHERE ${within('received_at')} GROUP BY 2
    UNION ALL SELECT 'median minutes to decide', 'all', coalesce(percentile_cont(0.5) WITHIN GROUP (
        ORDER BY extract(epoch FROM decided_at - received_at) / 60), 0)::int FROM report WHERE ${within('decided_at')}
    UNION ALL SELECT 'decisions by action', action, count(*)::int FROM decision WHERE ${within('decided_at')} GROUP BY action
    UNION ALL SELECT 'decisions by who took them', taken_by, count(*)::int FROM decision WHERE ${within('decided_at')} GROUP BY taken_by
    UNION ALL SELECT 'restrictions by ground', ground, count(*)::int FROM decision WHERE ground IS NOT NULL AND ${within('decided_at')} GROUP BY ground
    UNION ALL SELECT 'appeals', 'received', count(*)::int FROM appeal WHERE ${within('received_at')}
    UNION ALL SELECT 'appeals by outcome', state, count(*)::int FROM appeal WHERE ${within('decided_at')} GROUP BY state
    ORDER BY 1, 2`.execute(db);
  return rows;
}
