import type { ReportRow } from '@loomlight/contract/desk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Block } from './block.tsx';
import { Choices } from './choices.tsx';
import { deskPaths } from './desk-paths.ts';
import { personReportsQuery } from './desk-queries.ts';
import { categoryName } from './desk-words.ts';
import { Clock, Moment } from './moment.tsx';
import { ShowMore } from './show-more.tsx';

const lists = [
  { value: 'about', name: 'About them' },
  { value: 'by', name: 'By them' },
] as const;

const states = { open: 'open', decided: 'decided', withdrawn: 'taken back' } as const;

/** The reports about somebody and what they made, and those that they have sent (DESK-114). */
export function PersonReports({ id }: { id: string }) {
  const [which, setWhich] = useState<'about' | 'by'>('about');
  const list = useInfiniteQuery(personReportsQuery(id, which));
  const reports = list.data?.pages.flatMap((page) => page.reports) ?? [];
  return (
    <>
      <Choices label="Which reports" value={which} choices={lists} onChange={setWhich} />
      <Block query={list}>
        {reports.length === 0 && (
          <p className="desk-note">
            {which === 'about' ? 'Nobody has reported anything of theirs.' : 'They have reported nothing.'}
          </p>
        )}
        <ul aria-label="Reports" className="desk-rows">
          {reports.map((report) => (
            <Row key={report.id} report={report} />
          ))}
        </ul>
        <ShowMore of={list} className="mt-3" />
      </Block>
    </>
  );
}

function Row({ report }: { report: ReportRow }) {
  const { state } = report;
  return (
    <li>
      <span>
        <Link to={deskPaths.report(report.id, state)}>{categoryName(report.category)}</Link>, {states[state]}
        <span className="desk-note block">
          {report.number}, received <Moment at={report.received_at} />
          {state === 'open' && (
            <>
              , <Clock from={report.received_at} until={report.due_at} />
            </>
          )}
        </span>
      </span>
    </li>
  );
}
