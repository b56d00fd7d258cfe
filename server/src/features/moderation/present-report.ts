import type { ReplyOf } from '@loomlight/contract';
import type { reports, ReportOutcome } from '@loomlight/contract/reports';
import type { OpenedReport } from './open-report.ts';
import type { ReceivedReport } from './send-report.ts';

export function presentReceived({ number, key, dueAt }: ReceivedReport): ReplyOf<typeof reports.send> {
  return { number, status_url: `/report/${number}?key=${key}`, decide_by: dueAt.toISOString() };
}

/** A report for who has sent it: their own words, what they named, and what came of it; nothing of whose it is. */
export function presentOpened({ report, items, messages, outcomes }: OpenedReport): ReplyOf<typeof reports.get> {
  return {
    number: report.number,
    category: report.category,
    received_at: report.received_at.toISOString(),
    decide_by: report.due_at.toISOString(),
    decided_at: report.decided_at?.toISOString() ?? null,
    // Whoever took it back is done with it, also where somebody here still has to decide.
    state: report.taken_back_at === null ? report.state : 'withdrawn',
    addresses: items.map(({ address, content_id: id }) => ({
      address,
      outcome: outcomeOf(outcomes.find((outcome) => outcome.content_id === id)?.action, report.state === 'decided'),
    })),
    answer: report.answer,
    messages: messages.map((message) => ({
      at: message.at.toISOString(),
      from_reporter: message.from_reporter,
      text: message.text,
    })),
  };
}

function outcomeOf(action: string | undefined, isDecided: boolean): ReportOutcome {
  switch (action) {
    case 'hide':
      return 'hidden';
    case 'remove':
      return 'removed';
    case 'withdraw_words':
      return 'words_withdrawn';
    default:
      return isDecided ? 'nothing_done' : 'open';
  }
}
