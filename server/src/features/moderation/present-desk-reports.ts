import type { ReplyOf } from '@loomlight/contract';
import type { AppealRow, desk, ReportRow } from '@loomlight/contract/desk';
import type { Statement, statements } from '@loomlight/contract/reports';
import type { ProfileParts } from '../accounts/index.ts';
import { type Band, bandOf } from '../content/index.ts';
import { clearedWords } from '../mail/index.ts';
import type { ReadReport } from './desk-reports.ts';
import type { ReadCopies } from './read-copies.ts';
import type { DeskReportRow, listDeskAppeals } from './desk-reports.store.ts';
import type { OpenedStatement } from './open-statement.ts';
import { stateOf } from './standing-words.rules.ts';

export function presentReportRow(row: DeskReportRow): ReportRow {
  return {
    id: row.id,
    number: row.number,
    // The database holds to the categories of the contract.
    category: row.category as ReportRow['category'],
    state: row.state,
    received_at: row.received_at.toISOString(),
    due_at: row.due_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    taken_back_at: row.taken_back_at?.toISOString() ?? null,
    addresses: row.addresses,
    found: row.found,
    is_hidden: row.is_hidden,
    assigned_to: row.assigned_to,
    assigned_name: row.assigned_name,
    reporter_decided: row.reporter_decided,
    reporter_upheld: row.reporter_upheld,
  };
}

/** A report for the desk: what was written, whose things it names and how they stand. No word of an item, and no address of its media. */
export function presentReadReport(read: ReadReport): ReplyOf<typeof desk.report> {
  const { report, items, messages, decisions, approved, viewerId } = read;
  return {
    ...presentReportRow(report),
    explanation: report.explanation,
    reporter_name: report.reporter_name,
    reporter_email: report.reporter_email,
    capacity: report.capacity,
    signature: report.signature,
    answer: report.answer,
    items: items.map((item) => ({
      address: item.address,
      content_id: item.content_id,
      content_type: item.standing?.content_type ?? item.content_type,
      owner_id: item.owner_id,
      owner_name: item.owner_name,
      state: wordOf(item),
      evidence_id: item.evidence_id,
      is_sealed: item.is_sealed,
    })),
    messages: messages.map(({ at, from_reporter, text }) => ({ at: at.toISOString(), from_reporter, text })),
    decisions: decisions.map(({ decided_at: at, ...decision }) => ({ ...decision, decided_at: at.toISOString() })),
    evidence_export: approved
      ? {
          until: approved.expires_at.toISOString(),
          is_own: approved.asked_by === viewerId,
          is_password_shown: approved.shown_at !== null,
        }
      : null,
  };
}

/** What looks like something that a report names, in its bands. */
export function presentCopies({
  named,
  copies,
  searchedAt,
  isWhole,
  bands,
}: ReadCopies): ReplyOf<typeof desk.reportCopies> {
  const present = (band: Band) =>
    copies
      .filter(({ apart }) => bandOf(apart, bands) === band)
      .map(({ item, ownerName, evidenceId }) => ({
        content_id: item.id,
        content_type: item.content_type,
        owner_id: item.user_id,
        owner_name: ownerName,
        state: stateOf(item),
        evidence_id: evidenceId,
      }));
  return {
    named: [...named],
    same: present('same'),
    near: present('near'),
    searched_at: searchedAt?.toISOString() ?? null,
    done: isWhole,
  };
}

function wordOf({ content_id: id, found, standing }: ReadReport['items'][number]): string {
  if (standing) return stateOf(standing);
  if (id === null) return found ? 'person' : 'not_found';
  return found ? 'gone' : 'not_found';
}

export function presentAppeal(row: Awaited<ReturnType<typeof listDeskAppeals>>[number], viewerId: string): AppealRow {
  const { id, decision_id, report_id, user_id, action, facts, text, state } = row;
  return {
    ...{ id, decision_id, report_id, user_id, action, facts, text, state },
    received_at: row.received_at.toISOString(),
    due_at: row.due_at.toISOString(),
    is_own: row.decided_by === viewerId,
    cleared_profile:
      row.took_name === null
        ? null
        : {
            ...{ username: row.username, full_name: row.full_name, bio: row.bio },
            profile_picture: row.took_picture === true,
          },
  };
}

/** A statement of reasons: never who has reported, and never who has decided. */
export function presentStatement({
  decision,
  items,
  appeal,
  cleared,
  strikeUntil,
}: OpenedStatement): ReplyOf<typeof statements.get> {
  return {
    id: decision.id,
    decided_at: decision.decided_at.toISOString(),
    // `none` and `lift` have no statement.
    action: decision.action as Statement['action'],
    until: decision.until?.toISOString() ?? null,
    territory: decision.territory,
    ground: decision.ground,
    ground_ref: decision.ground_ref,
    facts: decision.facts,
    redress: decision.redress,
    detected_by: decision.detected_by,
    is_automated: decision.taken_by === 'automated',
    items,
    profile: cleared ? wordsOf(cleared.parts) : null,
    strike_until: strikeUntil?.toISOString() ?? null,
    appeal_until: decision.appeal_until?.toISOString() ?? null,
    reversed_at: decision.reversed_at?.toISOString() ?? null,
    appeal: appeal
      ? {
          received_at: appeal.received_at.toISOString(),
          text: appeal.text,
          state: appeal.state,
          decided_at: appeal.decided_at?.toISOString() ?? null,
          answer: appeal.answer,
        }
      : null,
  };
}

function wordsOf({ name, bio, profilePicture }: ProfileParts): string {
  return clearedWords({ name, bio, profile_picture: profilePicture });
}
