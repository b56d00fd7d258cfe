import '../../ui/icon-button.css';
import Check from 'lucide-react/icons/check';
import Layers from 'lucide-react/icons/layers';
import { lazy, Suspense, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { useTimeout } from '../../lib/use-timing.ts';
import { countGroups } from './job-groups.ts';
import { hasKeptStart } from './kept-start.ts';
import { isUnfinished } from './jobs-query.ts';
import { countWords } from './job-words.ts';
import { useJobNews } from './use-job-news.ts';
import { useJobs } from './use-jobs.ts';
import { useWaitingStarts } from './waiting-starts.ts';

const loadPanel = () => import('./jobs-panel.tsx');
// Without a network it cannot be had, and has nothing to send.
const KeptStarts = lazy(async () => ({
  default: await import('./kept-starts.tsx').then(
    ({ KeptStarts: Part }) => Part,
    () => () => null,
  ),
}));
const JobsPanel = lazy(async () => ({ default: (await loadPanel()).JobsPanel }));

/** The panel has to open without a network too: it is fetched while there is one, after the page has come. */
const loadPanelAfterMs = 3_000;

/** 7 px closer to its neighbours on a screen of 320: so all of the header stands on it. */
const closerStyle = { marginInline: 'min(0px, (100vw - 360px) * 0.18)' };

/** So narrow that the ring stands without its number, which is in the name. */
const narrowQuery = '(width < 360px)';

const colour = 'var(--color-amber-text)';
const busyStyle = { color: colour, background: 'var(--color-amber-wash)', borderColor: 'transparent' };

/** What is being made, from anywhere: how many and how far, and the list of them (MAKE-7). */
export function JobsButton() {
  const opener = useRef<HTMLButtonElement>(null);
  // Another page closes it, as it does the bell.
  const { key: page } = useLocation();
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn === page;
  const jobs = useJobs();
  const waitingStarts = useWaitingStarts();
  const [hasKept] = useState(hasKeptStart);
  const hasTick = useJobNews(jobs.data, { isOpen, open: () => setOpenOn(page) }) && !isOpen;
  // A chunk that cannot be had now can be had when it is opened.
  useTimeout(() => void loadPanel().catch(() => undefined), loadPanelAfterMs);

  const isNarrow = useMediaQuery(narrowQuery);
  const { running, waiting } = jobs.data ? countGroups(jobs.data) : { running: 0, waiting: 0 };
  const under = running + waiting + waitingStarts.length;
  const words = countWords({ running, waiting }, waitingStarts.length);
  const isMixed = under > Math.max(running, waiting, waitingStarts.length);
  const progress = jobs.data?.generations.filter(isUnfinished) ?? [];
  const done = progress.reduce((sum, job) => sum + job.progress, 0) / Math.max(1, progress.length);
  return (
    <span className="grid" style={closerStyle}>
      <button
        ref={opener}
        type="button"
        // The number that stands on it is part of its name (WCAG 2.5.3): of two kinds neither number is it.
        aria-label={words ? `Jobs, ${isMixed ? `${under}: ` : ''}${words}` : 'Jobs'}
        title="Jobs"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={under === 0 || isNarrow ? 'icon-btn' : 'pill min-w-11 justify-center'}
        style={under === 0 ? undefined : isNarrow ? { color: colour } : busyStyle}
        onPointerEnter={() => void loadPanel()}
        onClick={() => setOpenOn(isOpen ? undefined : page)}
      >
        {under > 0 ? (
          <>
            <Ring done={done} />
            {!isNarrow && <span aria-hidden="true">{under}</span>}
          </>
        ) : hasTick ? (
          <Check size={18} className="text-green" aria-hidden="true" />
        ) : (
          <Layers size={18} strokeWidth={1.75} aria-hidden="true" />
        )}
      </button>
      <Suspense>{hasKept && <KeptStarts />}</Suspense>
      {isOpen && (
        <Suspense>
          <JobsPanel opener={opener} jobs={jobs} waitingStarts={waitingStarts} onClose={() => setOpenOn(undefined)} />
        </Suspense>
      )}
    </span>
  );
}

/** How far all of them are, on the average. */
function Ring({ done }: { done: number }) {
  const circle = { cx: 10, cy: 10, r: 8, fill: 'none', stroke: 'currentColor', strokeWidth: 2.25 } as const;
  return (
    <svg width="17" height="17" viewBox="0 0 20 20" className="flex-none" aria-hidden="true">
      <circle {...circle} strokeOpacity=".24" />
      <circle
        {...circle}
        strokeLinecap="round"
        pathLength="100"
        strokeDasharray={`${Math.max(4, Math.round(done * 100))} 100`}
        transform="rotate(-90 10 10)"
      />
    </svg>
  );
}
