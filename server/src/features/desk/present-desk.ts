import type { Installation } from '../../kernel/installation.ts';
import type { ReplyOf } from '@loomlight/contract';
import type {
  ActReply,
  Approval,
  AuditEntry,
  desk,
  Facts,
  LedgerEntry,
  PersonItem,
  PersonRow,
} from '@loomlight/contract/desk';
import { isSuspended } from '../accounts/index.ts';
import type { PersonItemRow } from '../content/index.ts';
import { stateOf as stateOfItem } from '../moderation/index.ts';
import { csvLine } from '../privacy/index.ts';
import type { readPerson } from './find-people.ts';
import type { EngineStanding } from './get-health.ts';
import type { ListedProcess } from './list-processes.ts';
import type { NamedApproval } from './list-approvals.ts';
import type { WaitingThing } from './waiting-thing.ts';
import type { ActPreview, Performed } from './perform-act.ts';
import type { PersonFound } from './people.store.ts';
import type { NamedEntry } from './read-audit.ts';

export function presentPreview(preview: ActPreview): ActReply {
  const { plan, action, subject, before, after, reason, effects, needs } = preview;
  return { plan, audit: { action, subject, before, after, reason }, effects: [...effects], needs };
}

export function presentPerformed(performed: Performed): ActReply {
  return performed.kind === 'done'
    ? { audit_id: performed.auditId, result: performed.result }
    : { approval_id: performed.approvalId, expires_at: performed.expiresAt.toISOString() };
}

export function presentEntry({ entry, actorName, subjectName }: NamedEntry): AuditEntry {
  const { id, actor, action, subject, detail, reason, approved_by: approvedBy, created_at: at } = entry;
  return {
    ...{ id, actor, action, subject, detail, reason, approved_by: approvedBy },
    at: at.toISOString(),
    actor_name: actorName ?? null,
    subject_name: subjectName ?? null,
    // Written by acts alone, and never changed since.
    before: entry.before as Facts | null,
    after: entry.after as Facts | null,
  };
}

/** The head of the table, and a line of it. */
export const auditHead = csvLine([
  'id',
  'at',
  'actor',
  'action',
  'subject',
  'before',
  'after',
  'reason',
  'detail',
  'approved_by',
]);
export function presentEntryLine({ entry }: NamedEntry): string {
  const { id, created_at: at, actor, action, subject, before, after, reason, detail, approved_by: approvedBy } = entry;
  const facts = (value: unknown): string => (value === null ? '' : JSON.stringify(value));
  return csvLine([
    id,
    at.toISOString(),
    actor,
    action,
    subject,
    facts(before),
    facts(after),
    reason,
    detail,
    approvedBy ?? '',
  ]);
}

export function presentApproval({ approval, askedByName, subjectName }: NamedApproval, now: Date): Approval {
  const { id, action, subject, reason, decision } = approval;
  return {
    ...{ id, action, subject, reason },
    subject_name: subjectName ?? null,
    // Written from a plan alone.
    before: approval.before as Facts,
    after: approval.after as Facts,
    effects: approval.effects as string[],
    asked_by: approval.asked_by,
    asked_by_name: askedByName ?? null,
    asked_at: approval.asked_at.toISOString(),
    expires_at: approval.expires_at.toISOString(),
    state: decision ?? (approval.expires_at <= now ? 'expired' : 'open'),
    decided_at: approval.decided_at?.toISOString() ?? null,
  };
}

export function presentPerson(
  row: PersonFound,
  { now, strikes }: { readonly now: Date; readonly strikes: ReadonlyMap<string, number> },
): PersonRow {
  return {
    id: row.id,
    username: row.username,
    full_name: row.full_name,
    email: row.email,
    joined_at: row.created_at.toISOString(),
    role: row.role === 'admin' ? 'admin' : 'user',
    state: stateOf(row, now),
    credits: row.balance,
    strikes: strikes.get(row.id) ?? 0,
  };
}

function stateOf(row: PersonFound, now: Date): PersonRow['state'] {
  if (row.deleted_at !== null) return 'left';
  if (!row.is_active) return 'inactive';
  if (isSuspended(row.suspended_until, now)) return 'suspended';
  return row.email_verified_at === null ? 'unverified' : 'active';
}

export function presentPage(
  { person, decisions, strikes }: Awaited<ReturnType<typeof readPerson>>,
  now: Date,
): ReplyOf<typeof desk.person> {
  const ahead = (until: Date | null) => (until !== null && until > now ? until.toISOString() : null);
  return {
    ...presentPerson(person, { now, strikes }),
    email_verified_at: person.email_verified_at?.toISOString() ?? null,
    credits_held: person.held,
    credits_owed: person.debt,
    items: person.items,
    devices: person.devices,
    muted_until: ahead(person.muted_until),
    suspended_until: ahead(person.suspended_until),
    decisions: decisions.map(({ id, action, decided_at: at, until, taken_by, reversed_at, ...strike }) => ({
      ...{ id, action, decided_at: at.toISOString(), until: until?.toISOString() ?? null },
      is_automated: taken_by === 'automated',
      is_reversed: reversed_at !== null,
      strike_until: strike.strike_withdrawn_at === null ? ahead(strike.strike_until) : null,
    })),
  };
}

/** How an item stands, and never a word of it. */
export function presentPersonItem(row: PersonItemRow): PersonItem {
  const { id, content_type, created_at: at } = row;
  return { id, content_type, created_at: at.toISOString(), state: itemState(row), is_public: row.is_shown };
}

function itemState(row: PersonItemRow): string {
  if (row.has_failed) return 'failed';
  return row.is_ready ? stateOfItem(row) : 'being made';
}

export function presentLedgerEntry(row: {
  readonly id: string;
  readonly kind: string;
  readonly amount: number;
  readonly balance_after: number;
  readonly description: string;
  readonly created_at: Date;
}): LedgerEntry {
  const { id, kind, amount, balance_after: balanceAfter, description, created_at: at } = row;
  return { id, kind, amount, description, balance_after: balanceAfter, at: at.toISOString() };
}

export function presentWaiting(thing: WaitingThing): ReplyOf<typeof desk.now>['waiting'][number] {
  const { kind, about, count, since, dueAt } = thing;
  return { kind, about, count, since: since?.toISOString() ?? null, due_at: dueAt?.toISOString() ?? null };
}

export function presentInstallation(installation: Installation): ReplyOf<typeof desk.installation> {
  return {
    is_production: installation.isProduction,
    settings: installation.settings.map(({ name, value, isSecret, isSet, source, decides }) => ({
      ...{ name, source, decides },
      value: value ?? null,
      ...{ is_secret: isSecret, is_set: isSet },
    })),
    only_for_desk: [...installation.onlyForDesk],
  };
}

export function presentProcess(row: ListedProcess): ReplyOf<typeof desk.processes>['processes'][number] {
  const { process, role, version, started_at: startedAt, seen_at: seenAt, isSilent } = row;
  return {
    ...{ process, role, version, is_silent: isSilent },
    ...{ started_at: startedAt.toISOString(), seen_at: seenAt.toISOString() },
  };
}

/** The parts of the product in the order in which they are asked. */
export function presentParts(parts: Readonly<Record<string, 'ok' | 'failing'>>): ReplyOf<typeof desk.parts>['parts'] {
  return Object.entries(parts).map(([name, state]) => ({ name, state }));
}

export function presentHealth(health: {
  readonly engines: readonly EngineStanding[];
  readonly booksCheckedAt: Date | undefined;
  readonly backedUpAt: Date | undefined;
}): ReplyOf<typeof desk.health> {
  return {
    engines: health.engines.map(({ engine, contentType, state, unfinished }) => ({
      ...{ engine, state, unfinished },
      content_type: contentType,
    })),
    books_checked_at: health.booksCheckedAt?.toISOString() ?? null,
    backed_up_at: health.backedUpAt?.toISOString() ?? null,
  };
}
