import '../../../ui/text-field.css';
import type { Content } from '@loomlight/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { errorText } from '../../../api/error-words.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { phoneQuery } from '../../../lib/use-media-query.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SelectLayer } from '../../../ui/select-layer.tsx';
import { Sentinel } from '../../../ui/sentinel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useListKeys } from '../../../ui/use-list-keys.ts';
import { imageOptionsQuery } from '../form/image-options.ts';
import { distinctContents, historyOf } from './history-query.ts';
import { HistoryRow } from './history-row.tsx';
import { formStore } from '../form/form-store.ts';
import { formOfContent } from '../form/content-form.ts';
import { imageOfContent } from '../reference/image-of-content.ts';
import { hasImage, referenceStore } from '../reference/reference-store.ts';
import { toast, undoMs } from '../../../ui/toast.ts';

/** Pause after the last key before the server is asked, in milliseconds. */
const pauseMs = 200;
/** So close to the end of what is loaded the keys ask for more. */
const aheadRows = 3;

export interface HistoryPanelProps {
  anchor: RefObject<HTMLElement | null>;
  /** It is left for something else, which has the focus. */
  onClose: () => void;
  /** It is left by Escape or Tab. */
  onLeave: () => void;
  onTaken: () => void;
}

/** The own prompts: beside the button, on a phone a sheet. The focus stays in the field that narrows them (MAKE-54). */
export function HistoryPanel({ anchor, onClose, onLeave, onTaken }: HistoryPanelProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [sought, setSought] = useState('');
  const asked = useSettled(sought.trim(), pauseMs);
  const list = useInfiniteQuery(historyOf(asked));
  const { data, isPending, isError, error, isFetching, hasNextPage, refetch, fetchNextPage } = list;
  const { data: options } = useQuery(imageOptionsQuery);
  const contents = distinctContents(data?.pages);
  const more = () => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  };
  const take = (content: Content | undefined) => {
    if (!content) return;
    takePrompt(content);
    onTaken();
  };
  const keys = useListKeys({
    labels: contents.map(({ text_prompt: words }) => words ?? ''),
    chosenIndex: 0,
    open: true,
    setOpen: (next) => !next && onLeave(),
    choose: (index) => take(contents[Math.max(0, index)]),
    // Try Again is reached by the Tab key.
    columns: () => 1,
  });
  const { setActiveIndex } = keys;
  const at = Math.max(0, keys.activeIndex);
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter ends a word of an input method, and presses Try Again where that has the focus.
    const isTheirs = event.nativeEvent.isComposing || event.target instanceof HTMLButtonElement;
    if (!isTheirs || event.key === 'Escape') keys.onKeyDown(event);
  };

  const begin = useEffectEvent(() => setActiveIndex(0));
  useEffect(() => {
    begin();
    // On a phone the keyboard would cover the list.
    (matchMedia(phoneQuery).matches ? panel : field).current?.focus();
  }, []);
  const moreAhead = useEffectEvent(more);
  const isNearEnd = at >= contents.length - aheadRows;
  useEffect(() => {
    if (isNearEnd) moreAhead();
  });
  const leave = ({ relatedTarget: to }: FocusEvent) => {
    if (to && !panel.current?.contains(to) && to !== anchor.current) onClose();
  };
  const optionId = (index: number) => `${id}-${index}`;
  const keysOfList = {
    'aria-controls': contents.length > 0 ? `${id}-list` : undefined,
    'aria-activedescendant': contents[at] && optionId(at),
  };
  const isSearching = isPending || (isFetching && contents.length === 0);

  return (
    <SelectLayer anchor={anchor} title="History" onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the list, wherever the focus is in it */}
      <div
        ref={panel}
        role="dialog"
        aria-label="History"
        tabIndex={-1}
        className="flex min-h-0 flex-col outline-none"
        style={{ width: 'min(460px, 100vw - 16px)' }}
        onBlur={leave}
        onKeyDown={onKeyDown}
      >
        <span className="relative p-2 max-sm:px-3">
          <Search
            size={15}
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-3"
            style={{ marginLeft: 8 }}
          />
          <input
            ref={field}
            type="search"
            aria-label="Search your prompts"
            placeholder="Search your prompts"
            autoComplete="off"
            dir="auto"
            {...keysOfList}
            className="input h-9 w-full pl-9 sm:text-13 max-sm:h-11"
            value={sought}
            onChange={({ target }) => {
              setSought(target.value);
              setActiveIndex(0);
            }}
          />
        </span>
        <div className="min-h-0 overflow-auto" style={{ minHeight: 180, maxHeight: 'min(420px, 60dvh)' }}>
          {isSearching && [0, 1, 2].map((line) => <Skeleton key={line} className="my-3 h-9" />)}
          {contents.length > 0 && (
            <ul role="listbox" id={`${id}-list`} aria-label="Your prompts">
              {contents.map((content, index) => (
                <HistoryRow
                  key={content.id}
                  id={optionId(index)}
                  content={content}
                  style={options?.styles.find((style) => style.id === content.style)?.name}
                  isActive={index === at}
                  onPoint={() => setActiveIndex(index)}
                  onTake={() => take(content)}
                />
              ))}
            </ul>
          )}
          {isError && <ErrorState message={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />}
          {data && !hasNextPage && !isFetching && contents.length === 0 && (
            <p className="px-3 py-16 text-center text-pretty" dir="auto">
              <span className="font-serif text-20">
                {asked === '' ? 'Your prompts will stand here' : `No prompt of yours has “${asked}” in it`}
              </span>
            </p>
          )}
          {hasNextPage && <Sentinel onReach={more} />}
        </div>
        <p role="status" className="sr-only">
          {status({ isSearching, isError, count: contents.length, isAll: !hasNextPage })}
        </p>
      </div>
    </SelectLayer>
  );
}

/** What is said aloud of the list. */
function status(list: { isSearching: boolean; isError: boolean; count: number; isAll: boolean }): string {
  if (list.isSearching) return 'Loading your prompts';
  if (list.isError) return '';
  const prompts = list.count === 1 ? '1 prompt' : `${list.count} prompts`;
  return list.isAll ? prompts : `${prompts} and more`;
}

/** Puts the words and the settings of an own item into the form, and offers the way back (MAKE-54). */
function takePrompt(content: Content): void {
  const [form, reference] = [formStore.read(), referenceStore.read()];
  const taken = formOfContent(content, { isOwn: true, isPublic: form.isPublic, isRemix: false });
  // Beside somebody's item these are other words: what comes of them is no remix of it any more.
  formStore.patch({ prompt: '' });
  formStore.fill(taken.prompt);
  formStore.change(taken);
  const image = imageOfContent(content);
  if (image) referenceStore.change({ image, problem: null });
  const undo = () => {
    // It was written in since, or its person has signed out, whose words nobody else may bring back.
    if (formStore.read() !== taken) return toast.info('The form was changed since. It stays as it is.');
    formStore.change(form);
    if (image && (hasImage(reference) || reference.image.kind === 'none')) referenceStore.change(reference);
  };
  toast.success('Words and settings are in the form.', { durationMs: undoMs, action: { label: 'Undo', act: undo } });
}
