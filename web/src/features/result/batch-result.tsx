import { type Content, type ContentType, isFinalStatus, isReadyStatus } from '@loomlight/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type CSSProperties, lazy, Suspense, useEffect, useState } from 'react';
import { keys } from '../../api/queries.ts';
import { phoneQuery, useMediaQuery } from '../../lib/use-media-query.ts';
import { useWindowEvent } from '../../lib/use-window-event.ts';
import { Button } from '../../ui/button.tsx';
import { useJobsOf } from '../jobs/index.ts';
import { PutAwayButton } from '../prompt-form/index.ts';
import { useGenerateAgain } from '../start-generation/index.ts';
import { isOneKey } from '../shortcuts/index.ts';
import { BatchTile } from './batch-tile.tsx';
import { HandleAction } from './bench.tsx';
import { CancelBatchButton } from './cancel-button.tsx';
import { AgainLater, Waiting } from './develop-panel.tsx';
import { GenerateAgainButton } from './generate-again-button.tsx';
import { isInTheMaking } from './generation-state.ts';
import { rulesOfType } from './rules-of-type.ts';
import { PassingBy } from './passing-by.tsx';
import { ResultHead } from './result-head.tsx';
import { ResultPlace } from './result-place.tsx';
import type { Back } from './use-take-back.ts';

const ActionBar = lazy(async () => ({ default: (await import('./action-bar.tsx')).ActionBar }));
const loadNote = () => import('./honest-note.tsx');
// Nearly nothing is restricted.
const ModerationNote = lazy(async () => ({ default: (await import('../moderation/index.ts')).ModerationNote }));

const HonestNote = lazy(async () => ({ default: (await loadNote()).HonestNote }));
const BackNote = lazy(async () => ({ default: (await loadNote()).BackNote }));

export interface BatchResultProps {
  contentType: ContentType;
  /** The one that the address names: it is selected first. */
  id: string;
  /** All of the batch in their order, each in its own state. */
  contents: readonly Content[];
  /** Said where nothing more will be asked. */
  stuck: string | undefined;
  waited: boolean;
  onAgain: () => void;
}

/**
 * Several that were started together, in two columns (R-RES-03, MAKE-32): each tile stands in its place from the first moment on and has a
 * state of its own, so that nothing moves when one of them is done. What is offered belongs to the selected one.
 */
export function BatchResult({ contentType, id, contents: told, stuck, waited, onAgain }: BatchResultProps) {
  const [chosen, choose] = useState(id);
  // What was taken back is seen until one leaves; the server knows of failures only.
  const [back, setBack] = useState<ReadonlyMap<string, Back>>(new Map());
  const contents = useNewest(contentType, id, told).map((content) => back.get(content.id)?.item ?? content);
  const at = Math.max(
    0,
    contents.findIndex((content) => content.id === chosen),
  );
  const selected = contents[at];
  const phone = useMediaQuery(phoneQuery);
  useWindowEvent('keydown', (event) => {
    const meant = /^[1-4]$/.test(event.key) && isOneKey(event) ? contents[Number(event.key) - 1] : undefined;
    if (!meant) return;
    event.preventDefault();
    choose(meant.id);
  });
  const [first] = contents;
  if (!first || !selected) return null;
  const developing = contents.some(({ status }) => isInTheMaking(contentType, status));
  const count = contentType === 'image' ? contents.length : 1;
  const credits = [...back.values()].reduce((sum, one) => sum + one.credits, 0);
  return (
    <>
      <ResultHead
        contentType={contentType}
        words={first.text_prompt}
        acts={
          developing ? <AgainLater item={selected} count={count} /> : !phone && <Again item={selected} count={count} />
        }
      />
      <ResultPlace
        shape={{ width: 2 * first.width, height: Math.ceil(contents.length / 2) * first.height }}
        content={selected}
        waiting={developing}
        isWide={first.width * 4 > first.height * 5}
        image={
          <ul
            className="batch-grid"
            aria-label={rulesOfType[contentType].heading}
            style={{ '--tile': first.width / first.height } as CSSProperties} // Custom properties are not in CSSProperties.
          >
            {contents.map((content, index) => (
              <BatchTile
                key={content.id}
                item={content}
                place={index + 1}
                isSelected={index === at}
                blooms={waited}
                isGone={back.has(content.id)}
                onSelect={() => choose(content.id)}
              />
            ))}
          </ul>
        }
      >
        {stuck !== undefined && developing ? (
          <Stuck text={stuck} onAgain={onAgain} />
        ) : (
          developing && <BatchWaiting contentType={contentType} contents={contents} />
        )}
        {!developing && isReadyStatus(selected.status) && !back.has(selected.id) && (
          <Suspense fallback={<div className="action-bar" />}>
            <ActionBar item={selected} place={at + 1} />
          </Suspense>
        )}
        <Suspense>
          {selected.moderation && <ModerationNote moderation={selected.moderation} className="mt-4 max-sm:px-4" />}
          {credits > 0 && <BackNote credits={credits} />}
          {!developing && (
            <HonestNote
              contents={contents.filter((content) => !back.has(content.id))}
              onBack={(one) => setBack((all) => new Map(all).set(one.item.id, one))}
            />
          )}
        </Suspense>
      </ResultPlace>
      <HandleAction>
        {developing ? (
          <PutAwayButton developing={stuck === undefined} besideResult />
        ) : (
          phone && <Again item={selected} count={count} phone />
        )}
      </HandleAction>
    </>
  );
}

/** The items with what the list of jobs knows better, which is asked for more often; what has ended there is fetched. */
function useNewest(contentType: ContentType, id: string, contents: readonly Content[]): readonly Content[] {
  const queryClient = useQueryClient();
  const jobs = useJobsOf(contents[0]?.batch_id ?? null);
  const newest = contents.map((content) => {
    const job = isFinalStatus(content.status) ? undefined : jobs.find((one) => one.id === content.id);
    if (!job || isFinalStatus(job.status) || job.progress < content.progress) return content;
    const { status, progress, status_message, cancel, preview = content.preview } = job;
    return { ...content, status, progress, status_message, cancel, ...(preview !== undefined && { preview }) };
  });
  const isBehind = contents.some(
    (content) =>
      !isFinalStatus(content.status) && jobs.some((job) => job.id === content.id && isFinalStatus(job.status)),
  );
  useEffect(() => {
    if (isBehind) void queryClient.invalidateQueries({ queryKey: keys.content(contentType, id) });
  }, [isBehind, contentType, id, queryClient]);
  return newest;
}

/** How far all of them are, and what cancelling keeps and gives back. */
function BatchWaiting({ contentType, contents }: { contentType: ContentType; contents: readonly Content[] }) {
  const making = contents.filter(({ status }) => isInTheMaking(contentType, status));
  const busy = making.find(({ status }) => status !== 'queued') ?? making[0];
  if (!busy) return null;
  const done = contents.filter(({ status }) => isReadyStatus(status)).length;
  const progress = contents.reduce((sum, content) => sum + (isFinalStatus(content.status) ? 1 : content.progress), 0);
  return (
    <>
      <Waiting
        item={{ ...busy, progress: progress / contents.length }}
        jobId={busy.id}
        cancel={<CancelBatchButton contents={making} done={done} />}
      />
      <PassingBy />
    </>
  );
}

function Stuck({ text, onAgain }: { text: string; onAgain: () => void }) {
  return (
    <div role="alert" className="mt-3.5 flex flex-wrap items-center gap-3 text-ink-2 max-sm:px-4">
      <p>{text}</p>
      <Button tone="line" size="sm" onClick={onAgain}>
        Try Again
      </Button>
    </div>
  );
}

function Again({ item, count, phone = false }: { item: Content; count: number; phone?: boolean }) {
  const again = useGenerateAgain(item, count);
  return (
    <>
      <GenerateAgainButton by={again} {...(phone ? { tone: 'amber', size: 'lg' } : { tone: 'line' })} />
      {again.failure && (
        <p role="alert" className="text-13 text-red">
          {again.failure}
        </p>
      )}
    </>
  );
}
