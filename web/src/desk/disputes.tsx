import { formatMoney } from '@loomlight/contract';
import { desk, type DeskDispute } from '@loomlight/contract/desk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../api/client.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ActSheet } from './act-sheet.tsx';
import { Block } from './block.tsx';
import { deskPaths } from './desk-paths.ts';
import { disputeEvidenceQuery, disputesQuery } from './desk-queries.ts';
import { Clock } from './moment.tsx';

const stateWords: Readonly<Record<DeskDispute['state'], string>> = {
  to_stage: 'Its evidence is being laid down.',
  staged: 'Evidence is laid down, and not sent yet.',
  submitting: 'The provider has not answered yet.',
  submitted: 'Evidence was sent.',
  refused: 'The evidence was refused',
  over: 'The bank hears nobody about it.',
};
const outcomeWords = { open: 'open', won: 'won', lost: 'lost' } as const;

/** Payments that banks ask back: what is laid down for each, until when, and a way to send it once (DESK-49). */
export function Disputes() {
  const list = useQuery(disputesQuery);
  const [sending, setSending] = useState<DeskDispute>();
  const disputes = list.data?.disputes ?? [];
  return (
    <Block query={list}>
      {disputes.length === 0 && <EmptyState title="No disputes." />}
      <ul aria-label="Disputes" className="desk-rows">
        {disputes.map((dispute) => (
          <li key={dispute.id}>
            <DisputeWords dispute={dispute} />
            {dispute.outcome === 'open' && (dispute.state === 'staged' || dispute.state === 'refused') && (
              <Button tone="line" size="sm" onClick={() => setSending(dispute)}>
                Send the evidence
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sending && (
        <ActSheet
          title="Send the evidence"
          fields={<Evidence id={sending.id} />}
          input={sending.id}
          send={({ words, ...sent }) => call(desk.submitEvidence, { ...sent, params: { id: sending.id }, body: words })}
          onClose={() => setSending(undefined)}
        />
      )}
    </Block>
  );
}

function DisputeWords({ dispute }: { dispute: DeskDispute }) {
  const { user_id: userId, username, amount_cents: cents, currency, state, outcome, reason, error } = dispute;
  const { due_at: dueAt, staged_at: stagedAt } = dispute;
  return (
    <div>
      <b>{formatMoney(cents, currency)}</b> asked back from{' '}
      {username === null ? 'somebody who has left' : <Link to={deskPaths.person(userId)}>{username}</Link>}
      <p className="desk-note">
        {outcomeWords[outcome]}
        {reason !== null && `, ${reason.replaceAll('_', ' ')}`}
        {outcome === 'open' && dueAt !== null && stagedAt !== null && state !== 'submitted' && (
          <>
            , the bank listens until {dueAt.slice(0, 16).replace('T', ' ')} UTC, <Clock from={stagedAt} until={dueAt} />
          </>
        )}
      </p>
      <p className={`desk-note ${state === 'refused' ? 'desk-late' : ''}`}>
        {stateWords[state]}
        {state === 'refused' && `: ${error ?? ''}`}
      </p>
    </div>
  );
}

/** What the bank will read, word for word. */
function Evidence({ id }: { id: string }) {
  const read = useQuery(disputeEvidenceQuery(id));
  const evidence = read.data?.evidence;
  return (
    <Block query={read}>
      {evidence && (
        <pre className="desk-entry mono" aria-label="Evidence">
          {[evidence.product, evidence.summary, evidence.activity].join('\n\n')}
        </pre>
      )}
    </Block>
  );
}
