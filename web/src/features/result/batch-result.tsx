import { type Content, isFinalStatus, isReadyStatus } from '@loomlight/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type CSSProperties, lazy, Suspense, useEffect, useState } from 'react';
import { keys } from '../../api/queries.ts';
import { phoneQuery, useMediaQuery } from '../../lib/use-media-query.ts';
import { useWindowEvent } from '../../lib/use-window-event.ts';
import { Button } from '../../ui/button.tsx';
import { useJobsOf } from '../jobs/index.ts';
import { useGenerateAgain } from '../start-generation/index.ts';
import { isOneKey } from '../shortcuts/index.ts';
import { BatchTile } from './batch-tile.tsx';
import { HandleAction } from './bench.tsx';
import { CancelBatchButton } from './cancel-button.tsx';
import { AgainLater, Waiting } from './develop-panel.tsx';
import { GenerateAgainButton } from './generate-again-button.tsx';
import { isInTheMaking } from './generation-state.ts';
import { type Medium, mediumRules } from './media.ts';
import { PassingBy } from './passing-by.tsx';
import { ResultHead } from './result-head.tsx';
import { ResultPlace } from './result-place.tsx';
import type { Back } from './use-take-back.ts';

const ActionBar = lazy(async () => ({ default: (await import('./action-bar.tsx')).ActionBar }));
const loadNote = () => import('./honest-note.tsx');
const HonestNote = lazy(async () => ({ default: (await loadNote()).HonestNote }));
const BackNote = lazy(async () => ({ default: (await loadNote()).BackNote }));

export interface BatchResultProps {
  medium: Medium;
  /** The one that the address names: it is selected first. */
  id: string;
  /** All of the batch in their order, each in its own state. */
  pieces: readonly Content[];
  /** Said where nothing more will be asked. */
  stuck: string | undefined;
  waited: boolean;
  onAgain: () => void;
}

/**
 * Several that were started together, in two columns (R-RES-03, MAKE-32): each tile stands in its place from the first moment on and has a
 * state of its own, so that nothing moves when one of them is done. What is offered belongs to the selected one.
 */
export function BatchResult({ medium, id, pieces: told, stuck, waited, onAgain }: BatchResultProps) {
  const [chosen, choose] = useState(id);
  // What was taken back is seen until one leaves; the server knows of failures only.
  const [back, setBack] = useState<ReadonlyMap<string, Back>>(new Map());
  const pieces = useNewest(medium, id, told).map((piece) => back.get(piece.id)?.item ?? piece);
  const at = Math.max(
    0,
    pieces.findIndex((piece) => piece.id === chosen),
  );
  const selected = pieces[at];
  const phone = useMediaQuery(phoneQuery);
  useWindowEvent('keydown', (event) => {
    const meant = /^[1-4]$/.test(event.key) && isOneKey(event) ? pieces[Number(event.key) - 1] : undefined;
    if (!meant) return;
    event.preventDefault();
    choose(meant.id);
  });
  const [first] = pieces;
  if (!first || !selected) return null;
  const developing = pieces.some(({ status }) => isInTheMaking(medium, status));
  const count = medium === 'image' ? pieces.length : 1;
  const credits = [...back.values()].reduce((sum, one) => sum + one.credits, 0);
  return (
    <>
      <ResultHead
        medium={medium}
        words={first.text_prompt}
        acts={
          developing ? <AgainLater item={selected} count={count} /> : !phone && <Again item={selected} count={count} />
        }
      />
      <ResultPlace
        shape={{ width: 2 * first.width, height: Math.ceil(pieces.length / 2) * first.height }}
        piece={selected}
        waiting={developing}
        isWide={first.width * 4 > first.height * 5}
        picture={
          <ul
            className="batch-grid"
            aria-label={mediumRules[medium].heading}
            style={{ '--tile': first.width / first.height } as CSSProperties} // Custom properties are not in CSSProperties.
          >
            {pieces.map((piece, index) => (
              <BatchTile
                key={piece.id}
                item={piece}
                place={index + 1}
                isSelected={index === at}
                blooms={waited}
                isGone={back.has(piece.id)}
                onSelect={() => choose(piece.id)}
              />
            ))}
          </ul>
        }
      >
        {stuck !== undefined && developing ? (
          <Stuck text={stuck} onAgain={onAgain} />
        ) : (
          developing && <BatchWaiting medium={medium} pieces={pieces} />
        )}
        {!developing && isReadyStatus(selected.status) && !back.has(selected.id) && (
          <Suspense fallback={<div className="action-bar" />}>
            <ActionBar item={selected} place={at + 1} />
          </Suspense>
        )}
        <Suspense>
          {credits > 0 && <BackNote credits={credits} />}
          {!developing && (
            <HonestNote
              pieces={pieces.filter((piece) => !back.has(piece.id))}
              onBack={(one) => setBack((all) => new Map(all).set(one.item.id, one))}
            />
          )}
        </Suspense>
      </ResultPlace>
      <HandleAction>
        {developing ? (
          <Button size="lg" disabled>
            Processing...
          </Button>
        ) : (
          phone && <Again item={selected} count={count} phone />
        )}
      </HandleAction>
    </>
  );
}

/** The pieces with what the list of jobs knows better, which is asked for more often; what has ended there is fetched. */
function useNewest(medium: Medium, id: string, pieces: readonly Content[]): readonly Content[] {
  const queryClient = useQueryClient();
  const jobs = useJobsOf(pieces[0]?.batch_id ?? null);
  const newest = pieces.map((piece) => {
    const job = isFinalStatus(piece.status) ? undefined : jobs.find((one) => one.id === piece.id);
    if (!job || isFinalStatus(job.status) || job.progress < piece.progress) return piece;
    return { ...piece, status: job.status, progress: job.progress, status_message: job.status_message };
  });
  const isBehind = pieces.some(
    (piece) => !isFinalStatus(piece.status) && jobs.some((job) => job.id === piece.id && isFinalStatus(job.status)),
  );
  useEffect(() => {
    if (isBehind) void queryClient.invalidateQueries({ queryKey: keys.content(medium, id) });
  }, [isBehind, medium, id, queryClient]);
  return newest;
}

/** How far all of them are, and what cancelling keeps and gives back. */
function BatchWaiting({ medium, pieces }: { medium: Medium; pieces: readonly Content[] }) {
  const making = pieces.filter(({ status }) => isInTheMaking(medium, status));
  const busy = making.find(({ status }) => status !== 'queued') ?? making[0];
  if (!busy) return null;
  const done = pieces.filter(({ status }) => isReadyStatus(status)).length;
  const progress = pieces.reduce((sum, piece) => sum + (isFinalStatus(piece.status) ? 1 : piece.progress), 0);
  return (
    <>
      <Waiting
        item={{ ...busy, progress: progress / pieces.length }}
        jobId={busy.id}
        cancel={<CancelBatchButton pieces={making} done={done} />}
      />
      <PassingBy />
    </>
  );
}

function Stuck({ text, onAgain }: { text: string; onAgain: () => void }) {
  return (
    <div role="alert" className="mt-3.5 flex flex-wrap items-center gap-3 text-ink-2 max-sm:px-4">
      <p>{text}</p>
      <Button tone="line" size="sm" className="max-sm:h-11" onClick={onAgain}>
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
