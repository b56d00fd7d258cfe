import '../../ui/text-field.css';
import { limits } from '@loomlight/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSettled } from '../../lib/use-settled.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import X from 'lucide-react/icons/x';
import { isByTime, isWished, type LibraryWish, monthsQuery, noWish, type Show } from './library-wish.ts';

/** Pause after the last key before the server is asked, in milliseconds. */
const pauseMs = 300;

const showOptions: readonly { readonly value: Show; readonly label: string }[] = [
  { value: 'all', label: 'Everything' },
  { value: 'public', label: 'Public' },
  { value: 'private', label: 'Private' },
  { value: 'locked', label: 'Locked prompts' },
  { value: 'favorites', label: 'Own favorites' },
  { value: 'failed', label: 'Failed' },
];
const sortOptions = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'views', label: 'Most viewed' },
  { value: 'favorites', label: 'Most favorited' },
  { value: 'earned', label: 'Most earned' },
] as const;

/** Above what one has made: words to look for, what to show, the order, and a month to begin with (KEEP-35). */
export function LibraryBar({ wish, onWish }: { wish: LibraryWish; onWish: (wish: LibraryWish) => void }) {
  const [text, setText] = useState(wish.q);
  const settled = useSettled(text, pauseMs);
  const { data: months = [] } = useQuery(monthsQuery);
  const take = useEffectEvent((q: string) => {
    if (q !== wish.q) onWish({ ...wish, q });
  });
  // Of what was typed only what has rested is asked for; an emptied field is at once.
  useEffect(() => take(text === '' ? '' : settled), [text, settled]);
  const monthOptions = [
    { value: '', label: 'Any month' },
    ...months.map((month) => ({ value: month, label: monthName(month) })),
  ];
  return (
    <div
      role="search"
      aria-label="Own library"
      className="mx-auto flex w-full max-w-[1240px] flex-wrap items-center gap-2 px-(--page) pt-4 max-sm:pb-3"
    >
      <input
        type="search"
        className="input h-9 max-w-[320px] min-w-0 max-sm:h-12 max-sm:max-w-none"
        aria-label="Search in your prompts"
        placeholder="Search in your prompts"
        maxLength={limits.searchMax}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Select label="Show" value={wish.show} options={showOptions} onChange={(show) => onWish({ ...wish, show })} />
      <Select
        label="Order"
        value={wish.sort}
        options={sortOptions}
        onChange={(sort) => onWish({ ...wish, sort, ...(!isByTime({ sort }) && { month: '' }) })}
      />
      {months.length > 1 && isByTime(wish) && (
        <Select
          label="Begin with"
          value={wish.month}
          options={monthOptions}
          onChange={(month) => onWish({ ...wish, month })}
        />
      )}
      {isWished(wish) && (
        <div className="flex min-w-0 basis-full flex-wrap items-center gap-1.5">
          <Chips
            wish={wish}
            onWish={(next) => {
              if (next.q === '') setText('');
              onWish(next);
            }}
          />
          <Button
            tone="quiet"
            size="sm"
            onClick={() => {
              setText('');
              onWish(noWish);
            }}
          >
            Clear
          </Button>
        </div>
      )}
    </div>
  );
}

/** What narrows or orders the list, each with the way to take it off by itself (KEEP-74). */
function Chips({ wish, onWish }: { wish: LibraryWish; onWish: (wish: LibraryWish) => void }) {
  const set = [
    ...(wish.q.trim() === '' ? [] : [{ name: `“${wish.q.trim()}”`, without: { q: noWish.q } }]),
    ...(wish.show === noWish.show ? [] : [{ name: labelOf(showOptions, wish.show), without: { show: noWish.show } }]),
    ...(wish.sort === noWish.sort ? [] : [{ name: labelOf(sortOptions, wish.sort), without: { sort: noWish.sort } }]),
    ...(wish.month === '' ? [] : [{ name: `From ${monthName(wish.month)}`, without: { month: noWish.month } }]),
  ];
  return (
    <ul aria-label="What is asked for" className="flex max-w-full min-w-0 flex-wrap items-center gap-1.5">
      {set.map(({ name, without }) => (
        <li key={Object.keys(without)[0]} className="max-w-full min-w-0">
          <button
            type="button"
            aria-label={`Take off ${name}`}
            className="inline-flex h-8 max-w-full items-center gap-1.5 rounded-full border border-line-strong bg-raised px-3 text-13 text-ink-2 hover:text-ink max-sm:h-11"
            onClick={() => onWish({ ...wish, ...without })}
          >
            <bdi className="truncate">{name}</bdi>
            <X size={13} aria-hidden="true" className="flex-none" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function labelOf(options: readonly { readonly value: string; readonly label: string }[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

/** 'March 2026' of 2026-03. */
function monthName(month: string): string {
  return new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
