import { desk, type Approval } from '@loomlight/contract/desk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { errorText } from '../api/error-words.ts';
import { profileQuery } from '../api/queries.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { toast } from '../ui/toast.ts';
import { Block } from './block.tsx';
import { Change } from './change.tsx';
import { approvalsQuery, deskKey } from './desk-queries.ts';
import { actionWords } from './desk-words.ts';
import { Clock, Moment } from './moment.tsx';
import { useConfirm } from './use-confirm.tsx';

/** /desk/approvals: what wants a second administrator, and what became of it (DESK-41). */
export function Approvals() {
  usePageTitle('Approvals');
  const list = useQuery(approvalsQuery);
  return (
    <>
      <div className="desk-head">
        <h1 className="title-36">Approvals</h1>
      </div>
      <Block query={list}>
        {list.data?.approvals.length === 0 && <EmptyState title="Nothing waits for a second word." />}
        <ul className="desk-rows" aria-label="Approvals">
          {list.data?.approvals.map((approval) => (
            <ApprovalRow key={approval.id} approval={approval} />
          ))}
        </ul>
      </Block>
    </>
  );
}

/** What became of what nobody waits for any more. */
const stateWords: Readonly<Record<Exclude<Approval['state'], 'open'>, string>> = {
  approved: 'approved',
  refused: 'refused',
  withdrawn: 'withdrawn',
  overtaken: 'overtaken by another change',
  expired: 'not answered in time',
};

type Decision = 'approved' | 'refused' | 'withdrawn';

function ApprovalRow({ approval }: { approval: Approval }) {
  const client = useQueryClient();
  const self = useQuery(profileQuery).data;
  const { confirmed, question } = useConfirm();
  const [working, setWorking] = useState<Decision>();
  const { id, action, subject, before, after, effects, reason, state } = approval;
  const answer = async (decision: Decision): Promise<void> => {
    if (working) return;
    setWorking(decision);
    try {
      const done = await confirmed(() => call(desk.decideApproval, { params: { id }, body: { decision } }));
      if (done) toast.success(decision === 'approved' ? 'Approved and done.' : 'Answered.');
    } catch (error) {
      toast.error(errorText(error));
    }
    setWorking(undefined);
    await client.invalidateQueries({ queryKey: deskKey });
  };
  const choices: readonly (readonly [Decision, string])[] =
    self?.id === approval.asked_by
      ? [['withdrawn', 'Withdraw']]
      : [
          ['approved', 'Approve'],
          ['refused', 'Refuse'],
        ];
  return (
    <li className="desk-stacked">
      <div className="grid gap-2">
        <b>
          {actionWords(action)}: <bdi>{approval.subject_name ?? subject}</bdi>
        </b>
        <p className="desk-note">
          Asked by <bdi>{approval.asked_by_name ?? 'somebody who has left'}</bdi> <Moment at={approval.asked_at} />,{' '}
          {state === 'open' ? (
            <Clock from={approval.asked_at} until={approval.expires_at} />
          ) : (
            <>
              {stateWords[state]} {approval.decided_at !== null && <Moment at={approval.decided_at} />}
            </>
          )}
        </p>
        <Change before={before} after={after} />
        <p>{reason}</p>
        {effects.length > 0 && <p className="desk-note">{effects.join(' ')}</p>}
        {state === 'open' && (
          <div className="desk-acts">
            {choices.map(([decision, words], index) => (
              <Button
                key={decision}
                size="sm"
                tone={index === 0 && decision === 'approved' ? 'ink' : 'line'}
                loading={working === decision}
                onClick={() => void answer(decision)}
              >
                {words}
              </Button>
            ))}
          </div>
        )}
        {question}
      </div>
    </li>
  );
}
