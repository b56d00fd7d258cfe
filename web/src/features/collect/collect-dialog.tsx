import { limits } from '@loomlight/contract';
import { collections } from '@loomlight/contract/collections';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { call } from '../../api/client.ts';
import { errorText } from '../../api/error-words.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { choicesQuery, makeCollection, refreshCollections } from './collection-queries.ts';
import { missingName } from './name-dialog.tsx';

interface Change {
  readonly id: string;
  readonly has: boolean;
}

/** The collections of the person with a box for each: of one item they show where it is, of several they add (KEEP-43). */
export function CollectDialog({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const client = useQueryClient();
  const only = ids.length === 1 ? ids[0] : undefined;
  const query = choicesQuery(only);
  const list = useQuery(query);
  const [problem, setProblem] = useState('');
  const [news, setNews] = useState('');
  /** Those that got several items just now, which the server is not asked about. */
  const [filled, setFilled] = useState<ReadonlySet<string>>(new Set());
  const change = useMutation({
    // One after the other: the last press decides.
    scope: { id: 'collect' },
    mutationFn: ({ id, has }: Change) => setItems(id, ids, has),
    onMutate: ({ id, has }) => {
      setProblem('');
      setFilled((before) => new Set(has ? [...before, id] : [...before].filter((other) => other !== id)));
      client.setQueryData(query.queryKey, (before) =>
        before?.map((choice) => (choice.id === id && only !== undefined ? { ...choice, has_item: has } : choice)),
      );
    },
    onSuccess: (missing) => setNews(missing === 0 ? 'Saved.' : `${missing} could not be added: not there any more.`),
    onError: (error, { id }) => {
      setFilled((before) => new Set([...before].filter((other) => other !== id)));
      setProblem(errorText(error));
    },
    onSettled: () => refreshCollections(client),
  });
  return (
    <Dialog
      title="Collect"
      description={only === undefined ? `Add ${ids.length} creations to a collection.` : 'It can be in several.'}
      onClose={onClose}
    >
      {list.isError && !list.data && (
        <ErrorState
          message={errorText(list.error, 'Failed to load your collections')}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      )}
      <ul aria-label="Your collections" aria-busy={list.isPending} className="grid max-h-64 gap-3 overflow-y-auto p-1">
        {list.isPending && [1, 2, 3].map((row) => <Skeleton key={row} className="h-5 w-48" />)}
        {list.data?.map(({ id, name, is_public: isPublic, has_item: hasItem }) => {
          const checked = only === undefined ? filled.has(id) : hasItem;
          return (
            <li key={id} className="min-w-0">
              <Checkbox
                checked={checked}
                label={
                  <span className="min-w-0 break-words text-ink">
                    <bdi>{name}</bdi>
                    {!isPublic && <span className="text-ink-3"> · Private</span>}
                  </span>
                }
                onChange={() => change.mutate({ id, has: !checked })}
              />
            </li>
          );
        })}
      </ul>
      {list.data?.length === 0 && <p className="text-ink-3">No collection yet. Give your first one a name.</p>}
      <NewCollection onMade={(id) => change.mutate({ id, has: true })} />
      {problem !== '' && (
        <p role="alert" className="text-13 text-red">
          {problem}
        </p>
      )}
      <div className="dialog-acts items-center">
        <p role="status" className="mr-auto text-13!">
          {problem === '' && !change.isPending && news}
        </p>
        <Button onClick={onClose}>Done</Button>
      </div>
    </Dialog>
  );
}

function NewCollection({ onMade }: { onMade: (id: string) => void }) {
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  const drawn = useRef<string>(undefined);
  const making = useMutation({
    mutationFn: () => makeCollection({ id: (drawn.current ??= crypto.randomUUID()), name: name.trim() }),
    onSuccess: async ({ id }) => {
      drawn.current = undefined;
      setName('');
      await client.invalidateQueries({ queryKey: choicesQuery(undefined).queryKey.slice(0, -1) });
      onMade(id);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = name.trim() === '';
    setMissing(isMissing);
    if (!isMissing && !making.isPending) making.mutate();
  };
  return (
    <form noValidate className="flex items-start gap-2 border-t border-line pt-4" onSubmit={submit}>
      <TextField
        label="New collection"
        dir="auto"
        autoComplete="off"
        className="min-w-0 flex-1"
        maxLength={limits.collectionNameMax}
        value={name}
        error={missing ? missingName : making.isError ? errorText(making.error) : undefined}
        onChange={({ target }) => {
          setName(target.value);
          setMissing(false);
        }}
      />
      <Button type="submit" tone="line" className="mt-[26px]" loading={making.isPending}>
        Create
      </Button>
    </form>
  );
}

/** Adds or takes out, as many in a call as one takes; answers how many could not be added. */
async function setItems(id: string, ids: readonly string[], has: boolean): Promise<number> {
  let missing = 0;
  for (let at = 0; at < ids.length; at += limits.batchActMax) {
    const part = { params: { id }, body: { ids: ids.slice(at, at + limits.batchActMax) } };
    if (has) missing += (await call(collections.addItems, part)).failed.length;
    else await call(collections.removeItems, part);
  }
  return missing;
}
