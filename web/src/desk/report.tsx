import type { ReplyOf } from '@loomlight/contract';
import { desk, type ReportItem, type ReportRow } from '@loomlight/contract/desk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { call } from '../api/client.ts';
import { errorText } from '../api/error-words.ts';
import { profileQuery } from '../api/queries.ts';
import { Button } from '../ui/button.tsx';
import { FormAlert } from '../ui/form-alert.tsx';
import { ActSheet } from './act-sheet.tsx';
import { Block } from './block.tsx';
import { DecideSheet } from './decide-sheet.tsx';
import { deskPaths } from './desk-paths.ts';
import { Copies, tickedOf, turnedBy } from './copies.tsx';
import { copiesQuery, deskKey, reportQuery } from './desk-queries.ts';
import { categoryName, decisionName } from './desk-words.ts';
import { ExportEvidence } from './export-evidence.tsx';
import { EvidenceSheet } from './evidence-sheet.tsx';
import { Field } from './field.tsx';
import { LiftSheet } from './lift-sheet.tsx';
import { Clock, Moment } from './moment.tsx';

type Opened = ReplyOf<typeof desk.report>;

/** One report: what was written and by whom, what it names, and what can be done. */
export function Report({ id }: { id: string }) {
  const report = useQuery(reportQuery(id));
  const [search] = useSearchParams();
  return (
    <article aria-label="Report" className="desk-panel">
      <Link to={deskPaths.reports(search.get('show') ?? 'open')} className="icon-btn desk-close" aria-label="Close">
        <X size={18} strokeWidth={1.5} />
      </Link>
      <Block query={report}>{report.data && <Body report={report.data} />}</Block>
    </article>
  );
}

function Body({ report }: { report: Opened }) {
  const copies = useQuery(copiesQuery(report.id));
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const ticked = tickedOf(copies.data, turned);
  const [deciding, setDeciding] = useState(false);
  const [hiding, setHiding] = useState(false);
  const [evidence, setEvidence] = useState<ReportItem>();
  const [lifting, setLifting] = useState<string>();
  return (
    <>
      <h2 className="title-26">{categoryName(report.category)}</h2>
      <p className="desk-note">
        {report.number}, received <Moment at={report.received_at} />
        {report.state === 'open' && (
          <>
            , <Clock from={report.received_at} until={report.due_at} />
          </>
        )}
      </p>
      <p className="mt-4 text-14 [overflow-wrap:anywhere] whitespace-pre-wrap" dir="auto">
        {report.explanation || 'The words are forgotten by now.'}
      </p>
      <p className="desk-note mt-2">
        {report.reporter_name ?? 'Nobody by name'} ({report.reporter_email ?? 'no address'}),{' '}
        {report.capacity.replaceAll('_', ' ')}
        {report.signature !== null && `, signed ${report.signature}`}. {report.reporter_upheld} of{' '}
        {report.reporter_decided} earlier reports were right.
      </p>
      {report.state === 'open' && (
        <div role="group" aria-label="Act" className="desk-acts">
          <Button size="sm" onClick={() => setDeciding(true)}>
            Decide
          </Button>
          <Button tone="line" size="sm" onClick={() => setHiding(true)}>
            Hide now
          </Button>
          <Assign report={report} />
        </div>
      )}
      {report.taken_back_at !== null && (
        <p className="desk-note mt-2">
          Taken back <Moment at={report.taken_back_at} />.{' '}
          {report.state === 'open' && 'What was hidden because of it stays hidden until you decide.'}
        </p>
      )}
      {report.assigned_to !== null && <p className="desk-note mt-2">{nameOf(report)} is at it.</p>}
      <section aria-label="Items" className="desk-block">
        <h3 className="title-20">Items</h3>
        <ul className="desk-rows">
          {report.items.map((item) => (
            <li key={item.address} className="desk-stacked">
              <ReportedAddress item={item} />
              <span className="desk-note">
                {item.state.replaceAll('_', ' ')}
                {item.owner_name !== null && item.owner_id !== null && (
                  <>
                    {', of '}
                    <Link to={deskPaths.person(item.owner_id)}>{item.owner_name}</Link>
                  </>
                )}
                {item.state === 'gone' && '. The item is gone. What was kept of it is here.'}
              </span>
              {item.is_sealed ? (
                <span className="desk-note">This evidence is sealed.</span>
              ) : (
                item.evidence_id !== null && (
                  <Button tone="line" size="sm" className="justify-self-start" onClick={() => setEvidence(item)}>
                    Look at the evidence
                  </Button>
                )
              )}
            </li>
          ))}
        </ul>
      </section>
      <Copies
        reportId={report.id}
        query={copies}
        isSealed={report.category === 'minor_safety'}
        ticked={ticked}
        canTick={report.state === 'open'}
        onTurn={(id) => setTurned(turnedBy(turned, id))}
      />
      {report.items.some((item) => item.is_sealed) && report.category === 'minor_safety' && (
        <ExportEvidence reportId={report.id} approved={report.evidence_export} />
      )}
      <section aria-label="Decisions" className="desk-block">
        <h3 className="title-20">Decisions</h3>
        {report.decisions.length === 0 && <p className="desk-note">None so far.</p>}
        <ul className="desk-rows">
          {report.decisions.map((decision) => (
            <li key={decision.id}>
              <span>
                {decisionName(decision.action)}
                {decision.is_automated && ', by itself'}
                {decision.is_reversed && ', taken back'}{' '}
                <span className="desk-note">
                  <Moment at={decision.decided_at} />
                </span>
              </span>
              {!decision.is_reversed && decision.action !== 'none' && decision.action !== 'lift' && (
                <Button tone="line" size="sm" onClick={() => setLifting(decision.id)}>
                  Take back
                </Button>
              )}
            </li>
          ))}
        </ul>
      </section>
      <Messages report={report} />
      {deciding && <DecideSheet report={report} copies={ticked} onClose={() => setDeciding(false)} />}
      {hiding && (
        <ActSheet
          title="Hide until it is decided"
          input={report.id}
          send={({ words, ...sent }) => call(desk.hideReport, { ...sent, params: { id: report.id }, body: words })}
          onClose={() => setHiding(false)}
        />
      )}
      {evidence?.evidence_id && (
        <EvidenceSheet id={evidence.evidence_id} type={evidence.content_type} onClose={() => setEvidence(undefined)} />
      )}
      {lifting !== undefined && <LiftSheet id={lifting} onClose={() => setLifting(undefined)} />}
    </>
  );
}

/** Who is at it: taken with a press, and left with another. */
function Assign({ report }: { report: Opened }) {
  const client = useQueryClient();
  const self = useQuery(profileQuery).data;
  const isMine = report.assigned_to === self?.id;
  const assigning = useMutation({
    mutationFn: () =>
      call(desk.assignReport, {
        params: { id: report.id },
        body: { assigned_to: isMine ? null : (self?.id ?? null) },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: deskKey }),
  });
  return (
    <>
      <Button tone="line" size="sm" loading={assigning.isPending} onClick={() => self && assigning.mutate()}>
        {isMine ? 'Leave it to others' : 'I am at it'}
      </Button>
      {assigning.isError && <FormAlert tone="bad">{errorText(assigning.error)}</FormAlert>}
    </>
  );
}

function nameOf({ assigned_name: name }: ReportRow): string {
  return name ?? 'Somebody who has left';
}

function Messages({ report }: { report: Opened }) {
  const client = useQueryClient();
  const [text, setText] = useState('');
  const sending = useMutation({
    mutationFn: () => call(desk.messageReport, { params: { id: report.id }, body: { text } }),
    onSuccess: async () => {
      setText('');
      await client.invalidateQueries({ queryKey: reportQuery(report.id).queryKey });
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && !sending.isPending) sending.mutate();
  };
  return (
    <section aria-label="Messages" className="desk-block">
      <h3 className="title-20">Messages</h3>
      <ul className="desk-rows">
        {report.messages.map((message) => (
          <li key={`${message.at} ${message.text}`} className="desk-stacked">
            <span className="desk-note">
              {message.from_reporter ? 'Who has reported' : 'This site'}, <Moment at={message.at} />
            </span>
            <span className="whitespace-pre-wrap" dir="auto">
              {message.text}
            </span>
          </li>
        ))}
      </ul>
      <form aria-label="Message" className="mt-3 grid gap-2" onSubmit={send}>
        <Field label="Message" as="textarea" value={text} maxLength={2_000} onChange={setText} />
        {sending.isError && <FormAlert tone="bad">{errorText(sending.error)}</FormAlert>}
        <Button type="submit" tone="line" size="sm" loading={sending.isPending} className="justify-self-start">
          Send message
        </Button>
      </form>
    </section>
  );
}

/** What is public and not sealed is opened in a tab of its own: anybody can see it, and no look has to be written down. */
function ReportedAddress({ item: { address, state, is_sealed: isSealed } }: { item: ReportItem }) {
  if (isSealed || state !== 'public') return <span className="[overflow-wrap:anywhere]">{address}</span>;
  return (
    <a href={address} target="_blank" rel="noreferrer" className="link w-fit [overflow-wrap:anywhere]">
      {address}
    </a>
  );
}
