import '../../../ui/text-field.css';
import Check from 'lucide-react/icons/check';
import Search from 'lucide-react/icons/search';
import { cx } from '../../../lib/cx.ts';
import type { DrawnList } from '../../../ui/picker.tsx';

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

/** The styles as tiles, with a field that narrows them (MAKE-51). */
export function StyleGallery({ list, styles, sought, onSeek }: StyleGalleryProps) {
  const { activeIndex, setActiveIndex } = list;
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
      </div>
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
            <StyleThumb id={id} isChosen={index === list.chosenIndex} />
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}

function StyleThumb({ id, isChosen }: { id: string; isChosen: boolean }) {
  const address = thumbs[`./style-thumbs/${id}.webp`];
  return (
    <span
      className={cx(
        'relative block aspect-[25/23] rounded-[10px] bg-raised ring-ink ring-offset-2 ring-offset-overlay group-data-active:ring-2 group-data-active:ring-amber',
        isChosen && 'ring-2',
      )}
    >
      {address && (
        <img src={address} alt="" width={208} height={208} className="size-full rounded-[10px] object-cover" />
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
