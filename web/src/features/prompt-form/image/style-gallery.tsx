import '../../../ui/text-field.css';
import Check from 'lucide-react/icons/check';
import Search from 'lucide-react/icons/search';
import { imageStyles, isBlank } from '@loomlight/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cx } from '../../../lib/cx.ts';
import type { DrawnList } from '../../../ui/picker.tsx';
import { useViewer } from '../../account/index.ts';
import { wireSeed } from '../form/form-state.ts';
import { usePromptForm } from '../form/form-store.ts';
import { imageOptionsQuery } from '../form/image-options.ts';
import { type SketchBook, type SketchWish, useSketches } from './use-sketches.ts';

/** Each style on the subject that it does best, painted by `engine/tools/paint-thumbnails.ts` from `web/tools/style-thumbnails.json`. */
const thumbs = import.meta.glob<string>('./style-thumbs/*.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

export interface StyleGalleryProps {
  list: DrawnList;
  /** Those whose names have what is sought. */
  styles: readonly { readonly id: string; readonly name: string }[];
  sought: string;
  onSeek: (text: string) => void;
}

/** The styles as tiles, with a field that narrows them (MAKE-51), on pictures of their own or on the words in the form (MAKE-70). */
export function StyleGallery({ list, styles, sought, onSeek }: StyleGalleryProps) {
  const { activeIndex, setActiveIndex } = list;
  const wish = useSketchWish();
  const [isOwn, setOwn] = useState(false);
  const book = useSketches(isOwn ? wish : undefined);
  const seek = (text: string) => {
    onSeek(text);
    setActiveIndex(0);
  };
  return (
    <>
      <div className="flex items-center gap-3 p-2 pb-3 max-sm:px-3">
        <p aria-hidden="true" className="font-serif text-20 max-sm:hidden">
          Style
        </p>
        <span className="relative max-sm:flex-1">
          <Search
            size={15}
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-3"
          />
          <input
            type="search"
            aria-label="Find a style"
            placeholder="Find a style"
            autoComplete="off"
            aria-controls={list.id}
            aria-activedescendant={styles[activeIndex] && list.optionId(activeIndex)}
            className="input h-9 w-full pl-9 sm:w-44 sm:text-13 max-sm:h-11"
            value={sought}
            onChange={({ target }) => seek(target.value)}
            onKeyDown={list.onKeyDown}
          />
        </span>
        {wish && (
          <button
            type="button"
            aria-pressed={isOwn}
            className={cx('btn btn-sm ml-auto shrink-0', isOwn ? 'btn-ink' : 'btn-line')}
            onClick={() => setOwn(!isOwn)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              event.preventDefault();
              event.stopPropagation();
              list.close();
            }}
          >
            Your picture
          </button>
        )}
      </div>
      {isOwn && wish && <Progress book={book} />}
      {styles.length === 0 && (
        <p role="status" className="px-2 pb-4 text-ink-3 max-sm:px-3">
          No style has “{sought.trim()}” in its name.
        </p>
      )}
      <ul
        role="listbox"
        id={list.id}
        aria-label="Style"
        className="grid min-h-0 grid-cols-[repeat(6,100px)] content-start gap-x-2.5 gap-y-3 overflow-auto p-2 pt-1 sm:min-h-[244px] max-sm:min-h-[40dvh] max-sm:grid-cols-3 max-sm:px-3"
      >
        {styles.map(({ id, name }, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are heard by the chip or the field, which keep the focus
          <li
            key={id}
            id={list.optionId(index)}
            ref={index === activeIndex ? intoView : null}
            role="option"
            aria-selected={index === list.chosenIndex}
            data-active={index === activeIndex || undefined}
            className="group grid cursor-pointer content-start gap-1.5 text-center text-12 text-ink-2 select-none aria-selected:font-medium aria-selected:text-ink data-active:text-ink"
            onPointerMove={() => setActiveIndex(index)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => list.choose(index)}
          >
            <StyleThumb
              id={id}
              isChosen={index === list.chosenIndex}
              isAwaited={isOwn && wish !== undefined}
              sketch={book.images[id]}
            />
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the form would have sketched; undefined for guests, without words, and where no engine sketches. */
function useSketchWish(): SketchWish | undefined {
  const viewer = useViewer();
  const { prompt, negative, seed } = usePromptForm();
  const { data } = useQuery(imageOptionsQuery);
  if (viewer.kind !== 'member' || !data?.sketches || isBlank(prompt)) return undefined;
  return { words: prompt, negative: data.takes_negative_prompt ? negative.trim() : '', seed: wireSeed(seed) };
}

/** How many sketches have come, told to readers of the screen once, when it is over. */
function Progress({ book }: { book: SketchBook }) {
  const done = Object.keys(book.images).length;
  const isOver = done + book.failed === imageStyles.length;
  const told = book.failed > 0 ? `${book.failed} could not be sketched just now.` : '';
  return (
    <p className="px-2 pb-2 text-12 text-ink-3 max-sm:px-3">
      Small sketches of your words, free. Your picture may be composed differently.{' '}
      {!isOver && <span aria-hidden="true">{`${done} of ${imageStyles.length}`}</span>}
      <span role="status">{isOver ? told || <span className="sr-only">All styles are sketched.</span> : ''}</span>
    </p>
  );
}

interface StyleThumbProps {
  id: string;
  isChosen: boolean;
  /** A sketch takes the place of the style's own picture as soon as it is there. */
  isAwaited: boolean;
  sketch: string | undefined;
}

function StyleThumb({ id, isChosen, isAwaited, sketch }: StyleThumbProps) {
  const address = sketch ?? thumbs[`./style-thumbs/${id}.webp`];
  return (
    <span
      className={cx(
        'relative block aspect-[25/23] rounded-[10px] bg-raised ring-ink ring-offset-2 ring-offset-overlay',
        // The chosen one is ringed in ink, and what the keys or the pointer are at a shade below.
        isChosen ? 'ring-2' : 'group-data-active:ring-2 group-data-active:ring-ink-3',
      )}
    >
      {address && (
        <img
          src={address}
          alt=""
          width={208}
          height={208}
          className={cx('size-full rounded-[10px] object-cover', isAwaited && !sketch && 'opacity-40')}
        />
      )}
      {isChosen && (
        <span className="absolute right-1.5 bottom-1.5 grid size-5 place-items-center rounded-full bg-ink text-overlay">
          <Check size={13} strokeWidth={2.5} aria-hidden="true" />
        </span>
      )}
    </span>
  );
}

/** A long list follows the keys. */
function intoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
