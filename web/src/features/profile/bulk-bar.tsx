import '../../ui/menu.css';
import Download from 'lucide-react/icons/download';
import EyeOff from 'lucide-react/icons/eye-off';
import FolderPlus from 'lucide-react/icons/folder-plus';
import Globe from 'lucide-react/icons/globe';
import Lock from 'lucide-react/icons/lock';
import Trash2 from 'lucide-react/icons/trash-2';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { toast } from '../../ui/toast.ts';
import { Button } from '../../ui/button.tsx';
import { offerUndo } from '../trash/index.ts';
import { offerChangesUndo } from './undo-changes.ts';
import { bulkWords, countContents } from './bulk-words.ts';
import { type BulkAct, useBulkActs } from './use-bulk-acts.ts';
import type { Selection } from './use-selection.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('../../ui/confirm-dialog.tsx')).ConfirmDialog }));

const PinSeveral = lazy(async () => ({ default: (await import('./pin-several.tsx')).PinSeveral }));

const LockSeveral = lazy(async () => ({ default: (await import('./lock-several.tsx')).LockSeveral }));

const CollectSeveral = lazy(async () => ({ default: (await import('./collect-several.tsx')).CollectSeveral }));

const buttons = [
  { act: 'download', label: 'Download', Sign: Download },
  { act: 'publish', label: 'Make public', Sign: Globe },
  { act: 'hide', label: 'Make private', Sign: EyeOff },
  { act: 'lock', label: 'Lock prompts', Sign: Lock },
  { act: 'delete', label: 'Delete', Sign: Trash2 },
] as const;

const questions = {
  publish: {
    title: (what: string) => `Make ${what} public?`,
    action: 'Make public',
    note: 'Everybody can see them in the gallery and in search.',
  },
  hide: {
    title: (what: string) => `Make ${what} private?`,
    action: 'Make private',
    note: 'Only you see them from now on. Locked prompts among them lose their lock and their price.',
  },
} as const;

/** What can be done with the chosen items, at the lower edge for as long as one chooses. Escape ends it. */
export function BulkBar({ selection, onDone }: { selection: Selection; onDone: () => void }) {
  const { chosen, allChosen } = selection;
  const [asking, setAsking] = useState<keyof typeof questions | 'lock' | null>(null);
  const [collecting, setCollecting] = useState(false);
  const [news, setNews] = useState('');
  const client = useQueryClient();
  const { mutate, isPending, variables } = useBulkActs((outcome) => {
    const { done, failed } = bulkWords(outcome);
    if (outcome.act === 'delete' && outcome.doneIds.length > 0) offerUndo(client, done, outcome.doneIds);
    else if (outcome.before.length > 0) offerChangesUndo(client, done, outcome.before);
    else if (done) toast.success(done);
    setNews(failed);
    // Whoever has downloaded some may want to do more with them.
    selection.settle(outcome.problems, outcome.act === 'download' ? 'all' : 'failed');
  });
  const run = (act: BulkAct, price?: number) => {
    setAsking(null);
    setNews('');
    mutate({ act, contents: chosen, ...(price !== undefined && { price }) });
  };
  const leave = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && asking === null && !collecting) onDone();
  });
  useEffect(() => {
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, []);

  return (
    <>
      {/* Room for the bar, so that the last row can be scrolled clear of it. */}
      <div className="h-36" />
      <div role="toolbar" aria-label="Selected creations" className="menu bulk-bar">
        <p role="status" className="num min-w-24 pl-2 font-medium max-sm:flex-1">
          {chosen.length} selected
        </p>
        <Button tone="quiet" size="sm" onClick={allChosen ? selection.clear : selection.chooseAll}>
          {allChosen ? 'Select none' : 'Select all'}
        </Button>
        <i aria-hidden="true" className="mx-1 h-5 w-px bg-line-strong max-sm:h-0 max-sm:w-full" />
        <Button
          tone="quiet"
          size="sm"
          className="max-sm:flex-1"
          aria-haspopup="dialog"
          aria-disabled={chosen.length === 0 || undefined}
          onClick={() => chosen.length > 0 && !isPending && setCollecting(true)}
        >
          <FolderPlus size={15} aria-hidden="true" />
          <span className="max-sm:sr-only">Collect</span>
        </Button>
        <Suspense>
          <PinSeveral chosen={chosen} />
        </Suspense>
        {buttons.map(({ act, label, Sign }) => (
          <Button
            key={act}
            tone="quiet"
            size="sm"
            className={act === 'delete' ? 'text-red! max-sm:flex-1' : 'max-sm:flex-1'}
            aria-disabled={chosen.length === 0 || undefined}
            loading={isPending && variables.act === act}
            onClick={() =>
              chosen.length > 0 && !isPending && (act === 'delete' || act === 'download' ? run(act) : setAsking(act))
            }
          >
            <Sign size={15} aria-hidden="true" />
            <span className="max-sm:sr-only">{label}</span>
          </Button>
        ))}
        {news !== '' && (
          <p role="alert" className="w-0 min-w-full px-2 pt-1 pb-1.5 text-13 text-red">
            {news}
          </p>
        )}
      </div>
      {collecting && <CollectSeveral ids={chosen.map(({ id }) => id)} onClose={() => setCollecting(false)} />}
      {asking === 'lock' && (
        <Suspense>
          <LockSeveral count={chosen.length} onLock={(price) => run('lock', price)} onClose={() => setAsking(null)} />
        </Suspense>
      )}
      {asking !== null && asking !== 'lock' && (
        <Suspense>
          <ConfirmDialog
            title={questions[asking].title(countContents(chosen.length))}
            description={questions[asking].note}
            action={questions[asking].action}
            onConfirm={() => run(asking)}
            onClose={() => setAsking(null)}
          />
        </Suspense>
      )}
    </>
  );
}
