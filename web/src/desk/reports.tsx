import type { AppealRow, ReportRow } from '@loomlight/contract/desk';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { usePageTitle } from '../lib/use-page-title.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { AppealSheet } from './appeal-sheet.tsx';
import { Block } from './block.tsx';
import { deskPaths } from './desk-paths.ts';
import { appealsQuery, type ReportState, reportsQuery } from './desk-queries.ts';
import { categoryName, decisionName } from './desk-words.ts';
import { Clock, Moment } from './moment.tsx';
import { Report } from './report.tsx';
import { RestrictSheet } from './restrict-sheet.tsx';
import { ShowMore } from './show-more.tsx';

const filters = [
  { value: 'open', name: 'Open' },
  { value: 'mine', name: 'Mine' },
  { value: 'decided', name: 'Decided' },
  { value: 'withdrawn', name: 'Taken back' },
  { value: 'appeals', name: 'Appeals' },
] as const;

const nothingIn: Readonly<Record<ReportState, string>> = {
  open: 'Nothing has been reported.',
  mine: 'You are at no report.',
  decided: 'Nothing has been decided yet.',
  withdrawn: 'Nothing has been taken back.',
};

const appealWords = { upheld: 'The decision stands', reversed: 'The decision was taken back' } as const;

/** /desk/reports: what was reported, by its clock, and the one that is open beside it (DESK-79). */
export function Reports() {
  usePageTitle('Reports');
  const { id } = useParams();
  const [search, setSearch] = useSearchParams();
  const [restricting, setRestricting] = useState(false);
  const show = filters.find(({ value }) => value === search.get('show'))?.value ?? 'open';
  return (
    <div className="desk-split" data-open={id === undefined ? undefined : ''}>
      <div>
        <div className="desk-head">
          <h1 className="title-36">Reports</h1>
          <Button tone="line" size="sm" onClick={() => setRestricting(true)}>
            Restrict an item
          </Button>
        </div>
        <div role="group" aria-label="Show" className="desk-acts desk-choices mb-4">
          {filters.map(({ value, name }) => (
            <Button
              key={value}
              tone={value === show ? 'ink' : 'line'}
              size="sm"
              aria-pressed={value === show}
              onClick={() => setSearch(value === 'open' ? {} : { show: value })}
            >
              {name}
            </Button>
          ))}
        </div>
        {show === 'appeals' ? <Appeals /> : <ReportList state={show} id={id} />}
      </div>
      {id !== undefined && <Report key={id} id={id} />}
      {restricting && <RestrictSheet onClose={() => setRestricting(false)} />}
    </div>
  );
}

function ReportList({ state, id }: { state: ReportState; id: string | undefined }) {
  const list = useInfiniteQuery(reportsQuery(state));
  const reports = list.data?.pages.flatMap((page) => page.reports) ?? [];
  return (
    <Block query={list}>
      {reports.length === 0 ? (
        <EmptyState title={nothingIn[state]} />
      ) : (
        <table aria-label="Reports" className="desk-table">
          <thead>
            <tr>
              <th scope="col">Clock</th>
              <th scope="col">About</th>
              {id === undefined && (
                <th scope="col" className="mid">
                  Reporter was right
                </th>
              )}
              <th scope="col" className="end">
                Items
              </th>
            </tr>
          </thead>
          <tbody>
            {reports.map((report) => (
              <tr key={report.id} aria-current={report.id === id || undefined}>
                <td>
                  <When report={report} />
                </td>
                <td>
                  <Link to={deskPaths.report(report.id, state)}>{categoryName(report.category)}</Link>
                  <div className="desk-note">
                    {report.number}
                    {report.is_hidden && ', hidden by itself'}
                    {report.taken_back_at !== null && ', taken back'}
                    {report.assigned_name !== null && `, ${report.assigned_name} is at it`}
                  </div>
                </td>
                {id === undefined && (
                  <td className="mid">
                    {report.reporter_upheld} of {report.reporter_decided}
                  </td>
                )}
                <td className="end">
                  {report.found} of {report.addresses}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <ShowMore of={list} />
    </Block>
  );
}

function When({ report }: { report: ReportRow }) {
  if (report.state === 'open') return <Clock from={report.received_at} until={report.due_at} />;
  return <Moment at={report.decided_at ?? report.received_at} />;
}

function Appeals() {
  const list = useQuery(appealsQuery);
  const [open, setOpen] = useState<AppealRow>();
  const appeals = list.data?.appeals ?? [];
  return (
    <Block query={list}>
      {appeals.length === 0 && <EmptyState title="Nobody has appealed." />}
      <ul aria-label="Appeals" className="desk-rows">
        {appeals.map((appeal) => (
          <li key={appeal.id} className="desk-stacked">
            <span>
              <Link to={deskPaths.person(appeal.user_id)}>{decisionName(appeal.action)}</Link>
              {appeal.facts !== '' && (
                <>
                  : <bdi>{appeal.facts}</bdi>
                </>
              )}
            </span>
            <p className="desk-entry" dir="auto">
              {appeal.text}
            </p>
            <span className="desk-note">
              {appeal.state === 'open' ? (
                <Clock from={appeal.received_at} until={appeal.due_at} />
              ) : (
                appealWords[appeal.state]
              )}
              {appeal.report_id !== null && (
                <>
                  {', '}
                  <Link to={deskPaths.report(appeal.report_id)}>its report</Link>
                </>
              )}
              {appeal.is_own && ', decided by you: another administrator looks at it, where there is one'}
            </span>
            {appeal.cleared_profile && <ClearedProfile of={appeal.cleared_profile} />}
            {appeal.state === 'open' && (
              <Button tone="line" size="sm" className="mt-1 justify-self-start" onClick={() => setOpen(appeal)}>
                Decide
              </Button>
            )}
          </li>
        ))}
      </ul>
      {open && <AppealSheet appeal={open} onClose={() => setOpen(undefined)} />}
    </Block>
  );
}

/** What was taken from a profile: whoever decides about the appeal judges it by this. */
function ClearedProfile({ of: cleared }: { of: NonNullable<AppealRow['cleared_profile']> }) {
  const words = [
    ['Name', cleared.username],
    ['Called', cleared.full_name],
    ['Bio', cleared.bio],
    ['Picture', cleared.profile_picture ? 'removed' : null],
  ] as const;
  return (
    <dl className="desk-facts" aria-label="What was taken">
      {words.map(
        ([name, value]) =>
          value !== null && (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd className="[overflow-wrap:anywhere]" dir="auto">
                {value}
              </dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}
