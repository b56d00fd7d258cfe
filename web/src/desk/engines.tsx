import { countCredits } from '@loomlight/contract';
import { desk, type DeskJob, type DeskQueue } from '@loomlight/contract/desk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../api/client.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ActSheet } from './act-sheet.tsx';
import { Block } from './block.tsx';
import { EngineCosts } from './engine-costs.tsx';
import { EngineLines } from './engine-lines.tsx';
import { DoubtfulTasks } from './doubtful-tasks.tsx';
import { deskPaths } from './desk-paths.ts';
import { jobsQuery } from './desk-queries.ts';
import { Clock, Moment } from './moment.tsx';

/** /desk/engines: what is being made, what can be stopped (DESK-55) or sent again (DESK-124), how the lines are (DESK-131), what it costs (DESK-56), and what may have to be paid (DESK-57). */
export function Engines() {
  usePageTitle('Engines');
  return (
    <>
      <div className="desk-head">
        <h1 className="title-36">Engines</h1>
      </div>
      <section aria-label="Jobs">
        <h2 className="title-20">Jobs</h2>
        <Jobs />
      </section>
      <section aria-label="Lines" className="desk-block">
        <h2 className="title-20">Lines and how long they take</h2>
        <EngineLines />
      </section>
      <section aria-label="Costs" className="desk-block">
        <h2 className="title-20">Costs of the last 30 days</h2>
        <EngineCosts />
      </section>
      <section aria-label="Possibly paid" className="desk-block">
        <h2 className="title-20">Possibly paid</h2>
        <DoubtfulTasks />
      </section>
    </>
  );
}

function Jobs() {
  const list = useQuery(jobsQuery);
  const [stopping, setStopping] = useState<DeskJob>();
  const [sending, setSending] = useState<DeskJob>();
  const jobs = list.data?.jobs ?? [];
  return (
    <Block query={list}>
      {list.data && <Queues queues={list.data.queues} />}
      {jobs.length === 0 && <EmptyState title="Nothing is waiting or being made." />}
      <ul aria-label="Jobs" className="desk-rows">
        {jobs.map((job) => (
          <li key={job.id}>
            <div>
              <b>{job.content_type === 'image' ? 'Image' : 'Video'}</b> of{' '}
              <Link to={deskPaths.person(job.user_id)}>{job.username}</Link>
              <p className="desk-note">
                {job.is_running ? `${Math.round(job.progress * 100)} %, attempt ${job.attempt}` : 'waits'} on{' '}
                {job.engine}, {countCredits(job.credits)}, begun <Moment at={job.created_at} />,{' '}
                <Clock from={job.created_at} until={job.deadline_at} />
              </p>
            </div>
            <span className="flex gap-2">
              {!job.is_running && (
                <Button tone="line" size="sm" onClick={() => setSending(job)}>
                  Send again
                </Button>
              )}
              <Button tone="line" size="sm" onClick={() => setStopping(job)}>
                Stop
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {sending && (
        <ActSheet
          title="Send the generation again"
          input={sending.id}
          send={({ words, ...sent }) => call(desk.retryJob, { ...sent, params: { id: sending.id }, body: words })}
          onClose={() => setSending(undefined)}
        />
      )}
      {stopping && (
        <ActSheet
          title="Stop the generation"
          input={stopping.id}
          send={({ words, ...sent }) => call(desk.cancelJob, { ...sent, params: { id: stopping.id }, body: words })}
          onClose={() => setStopping(undefined)}
        />
      )}
    </Block>
  );
}

/** How much there is of each kind, everybody's. */
function Queues({ queues }: { queues: readonly DeskQueue[] }) {
  return (
    <dl className="desk-figures my-3">
      {queues.map(({ content_type: kind, waiting, running, oldest_seconds: oldest }) => (
        <div key={kind}>
          <dt>{kind === 'image' ? 'Images that wait' : 'Videos that wait'}</dt>
          <dd>
            {waiting.toLocaleString('en-US')}
            <small>
              {running.toLocaleString('en-US')} in the making
              {waiting > 0 && `, the oldest waits ${waitWords(oldest)}`}
            </small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function waitWords(seconds: number): string {
  if (seconds < 60) return `${Math.floor(seconds)} s`;
  return seconds < 3_600 ? `${Math.floor(seconds / 60)} min` : `${Math.floor(seconds / 3_600)} h`;
}
