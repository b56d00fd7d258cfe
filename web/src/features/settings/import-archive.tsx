import { type ArchiveImport, imports } from '@loomlight/contract/imports';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../api/client.ts';
import { errorText } from '../../api/error-words.ts';
import { fileSize } from '../../lib/file-size.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { ImportReport } from './import-report.tsx';
import { sendArchive } from './send-archive.ts';

const queryKey = ['settings', 'import'];
const pollMs = 2_000;

/** An archive of another installation, or pictures of other tools, brought along: sent, worked on and reported (KEEP-53). */
export function ImportArchive() {
  const picker = useRef<HTMLInputElement>(null);
  const upload = useRef<AbortController>(undefined);
  const queries = useQueryClient();
  const [part, setPart] = useState(0);
  const keep = (latest: ArchiveImport): void => void queries.setQueryData(queryKey, { import: latest });
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(imports.latest, { signal }),
    refetchInterval: ({ state }) => (isWorkedOn(state.data?.import) ? pollMs : false),
  });
  const latest = data?.import ?? undefined;
  const sending = useMutation({
    mutationFn: async (file: File) => {
      setPart(0);
      const { signal } = (upload.current = new AbortController());
      try {
        keep(await sendArchive(file, { waiting: latest, onProgress: setPart, onAnnounced: keep, signal }));
      } catch (error) {
        // Its person has cancelled it: that is nothing to be told of as a failure.
        if (!signal.aborted) throw error;
      }
    },
  });
  const cancelling = useMutation({
    mutationFn: async (id: string) => {
      upload.current?.abort();
      keep((await call(imports.cancel, { params: { id } })).import);
    },
  });
  const isBusy = sending.isPending || isWorkedOn(latest);
  const error = sending.error ?? cancelling.error;
  return (
    <section aria-labelledby="import-archive" className="mt-8">
      <h3 id="import-archive" className="font-medium">
        Import an archive
      </h3>
      <p className="mt-2 text-pretty text-ink-3">
        The ZIP that another installation gave you, or a ZIP of pictures made with other tools: their prompts are read
        out of the files. Everything comes in as private, for no credits. Credits, locks, prices and settings of the
        account stay where they were.
      </p>
      <input
        ref={picker}
        type="file"
        accept=".zip,application/zip"
        className="sr-only"
        tabIndex={-1}
        aria-label="Archive to import"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) sending.mutate(file);
        }}
      />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button tone="line" disabled={isBusy} loading={isBusy} onClick={() => picker.current?.click()}>
          {latest?.state === 'waiting' && !isBusy ? 'Choose the archive again' : 'Import an archive'}
        </Button>
        {latest && latest.ended_at === null && (
          <Button tone="quiet" disabled={cancelling.isPending} onClick={() => cancelling.mutate(latest.id)}>
            Cancel the import
          </Button>
        )}
      </div>
      {error && (
        <div className="mt-3">
          <FormAlert tone="bad">{errorText(error)}</FormAlert>
        </div>
      )}
      {latest && (
        <div className="mt-4">
          <p role="status" className="num text-13 text-pretty [overflow-wrap:anywhere] text-ink-2">
            {sending.isPending ? `Sending ${latest.name}: ${Math.round(part * 100)}%` : sentenceOf(latest)}
          </p>
          <Bar label={latest.name} part={sending.isPending ? part : workedPart(latest)} />
          <ImportReport latest={latest} />
        </div>
      )}
    </section>
  );
}

function isWorkedOn(latest: ArchiveImport | null | undefined): boolean {
  return latest?.state === 'received' || latest?.state === 'working';
}

/** How far the work is; undefined where nothing is under way. */
function workedPart(latest: ArchiveImport): number | undefined {
  if (!isWorkedOn(latest)) return undefined;
  return latest.total ? latest.looked_at / latest.total : 0;
}

function Bar({ label, part }: { label: string; part: number | undefined }) {
  if (part === undefined) return undefined;
  return (
    <progress
      className="mt-2 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-amber [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-amber"
      max={1}
      value={part}
      aria-label={label}
    />
  );
}

function sentenceOf(latest: ArchiveImport): string {
  const { name, state, total, looked_at: lookedAt } = latest;
  switch (state) {
    case 'waiting':
      return `${name} (${fileSize(latest.size_bytes)}) has not come whole. Choose the same file again to go on.`;
    case 'received':
      return `${name} is about to be looked into. You may leave this page.`;
    case 'working':
      return total === null
        ? `${name} is being looked into. You may leave this page.`
        : `${name}: ${lookedAt} of ${total} items. You may leave this page.`;
    case 'done':
      return `${name} was imported.`;
    case 'refused':
      return `${name} was not imported. ${latest.message ?? ''}`;
    case 'cancelled':
      return `The import of ${name} was cancelled.`;
    case 'lapsed':
      return `${name} did not come whole within a day. Please send it again.`;
    default:
      return state satisfies never;
  }
}
