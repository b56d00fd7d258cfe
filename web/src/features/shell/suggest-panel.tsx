import '../../ui/menu.css';
import './suggest.css';
import { type Content, limits, promptTitle } from '@loomlight/contract';
import type { Thumbnail } from '@loomlight/contract/search';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import CornerDownLeft from 'lucide-react/icons/corner-down-left';
import SearchSign from 'lucide-react/icons/search';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { cx } from '../../lib/cx.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { paths } from '../../paths.ts';
import { ProfilePicture } from '../../ui/profile-picture.tsx';
import { keys } from '../../api/queries.ts';
import { rememberSearch } from '../../api/last-searches.ts';
import { atMost } from '../../lib/at-most.ts';
import { suggestionsQuery } from '../../api/suggestions-query.ts';

/** A pause as long as this asks for suggestions. */
const pauseMs = 150;

/**
 * What the words of a field can become, in a list below it (KEEP-19): the focus stays in the field, arrows move, Enter takes what is marked or
 * searches for what is typed, Escape closes. Where suggestions cannot be had, the last row is there all the same.
 */
export function SuggestPanel(props: {
  field: RefObject<HTMLInputElement | null>;
  /** Id of the list, by which the field names it. */
  listId: string;
}) {
  const { field, listId } = props;
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const panel = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const words = typed.trim();
  const settled = useSettled(words, pauseMs);
  const asks = settled.length >= limits.suggestFrom && words.length >= limits.suggestFrom;
  const { data } = useQuery({ ...suggestionsQuery(settled), enabled: asks });
  const found = asks ? data : undefined;
  const go = (to: string, meant?: string) => () => {
    if (meant !== undefined) rememberSearch(meant);
    setOpen(false);
    void navigate(to);
  };
  const items = (found?.generations ?? []).map((item) => ({
    ...item,
    run: go(item.content_type === 'image' ? paths.imageResult(item.id) : paths.videoResult(item.id)),
  }));
  const rows = (found?.words ?? []).map((row) => ({ ...row, run: go(paths.search({ q: row.words }), row.words) }));
  const people = (found?.people ?? []).map((person) => ({ ...person, run: go(paths.profile(person.username)) }));
  const last = { run: go(paths.search({ q: words }), words) };
  const options = [...rows, ...items, ...people, last];
  const shown = open && words !== '';
  const at = Math.min(active, options.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && words !== '') {
      setOpen(true);
      // From the field to the first, from the last back to the field.
      setActive(((at + 1 + step + options.length + 1) % (options.length + 1)) - 1);
    } else if (event.key === 'Enter' && shown && at >= 0) options[at]?.run();
    else if (event.key === 'Enter') {
      rememberSearch(words);
      return;
    } else if (event.key === 'Escape' && shown) setOpen(false);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const take = () => {
      setTyped(input.value);
      setOpen(input.value.trim() !== '');
      setActive(-1);
    };
    const leave = () => setOpen(false);
    // What was typed before this came.
    take();
    input.addEventListener('input', take);
    input.addEventListener('focus', take);
    input.addEventListener('blur', leave);
    input.addEventListener('keydown', onKey);
    return () => {
      input.removeEventListener('input', take);
      input.removeEventListener('focus', take);
      input.removeEventListener('blur', leave);
      input.removeEventListener('keydown', onKey);
    };
  }, [field]);
  useEffect(() => {
    const input = field.current;
    input?.setAttribute('aria-autocomplete', 'list');
    input?.setAttribute('aria-expanded', String(shown));
    if (shown && at >= 0) input?.setAttribute('aria-activedescendant', optionId(at));
    else input?.removeAttribute('aria-activedescendant');
    panel.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  });
  if (!shown) return null;

  const option = (index: number, run: () => void) => ({
    id: optionId(index),
    role: 'option',
    'aria-selected': index === at,
    'data-active': index === at || undefined,
    tabIndex: -1,
    // The field keeps the focus until something is chosen.
    onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onPointerMove: () => setActive(index),
    onClick: run,
  });
  const afterRows = rows.length;
  const afterItems = afterRows + items.length;
  const row = 'menu-item cursor-pointer max-sm:h-13 max-sm:text-16';
  return (
    <div ref={panel} className="menu suggest">
      <div role="listbox" id={listId} aria-label="Suggestions">
        {rows.length > 0 && (
          <div role="group" aria-label="Words">
            {rows.map(({ words: text, count, run }, index) => (
              <div key={text} className={row} {...option(index, run)}>
                <SearchSign size={15} aria-hidden="true" />
                <span dir="auto" className="min-w-0 truncate">
                  {text}
                </span>
                <span className="num ml-auto text-13 text-ink-3">{atMost(count, limits.suggestedCountMax)}</span>
              </div>
            ))}
          </div>
        )}
        {items.length > 0 && (
          <div role="group" aria-label="Pictures" className="suggest-items">
            {items.map(({ run, ...item }, index) => (
              <div
                key={item.id}
                {...option(afterRows + index, run)}
                aria-label={nameOf(
                  item,
                  queryClient.getQueryData(keys.publicContent(item.content_type, item.id)),
                  index,
                )}
              >
                {item.small_url && <img src={item.small_url} alt="" />}
              </div>
            ))}
          </div>
        )}
        {people.length > 0 && (
          <div role="group" aria-label="People" className="suggest-part">
            {people.map(({ username, fullName, profile_pic: face, run }, index) => (
              <div key={username} className={row} {...option(afterItems + index, run)}>
                <ProfilePicture name={fullName} src={face} size={24} />
                <span className="min-w-0 truncate">{fullName}</span>
                <span className="ml-auto text-13 text-ink-3">person</span>
              </div>
            ))}
          </div>
        )}
        <div className={cx(row, options.length > 1 && 'suggest-last')} {...option(options.length - 1, last.run)}>
          <CornerDownLeft size={15} aria-hidden="true" />
          <span dir="auto" className="min-w-0 truncate">
            Search for “{words}”
          </span>
        </div>
      </div>
    </div>
  );
}

/**
 * The answer has no words of anybody's. Where this page has seen the item, its name has the words that everybody may read, or says that they
 * are locked (PEOPLE-18); else it is told from the others by its number.
 */
function nameOf({ content_type: type, username }: Thumbnail, known: Content | undefined, index: number): string {
  const name = `${type === 'image' ? 'Image' : 'Video'} by ${username}`;
  if (!known) return `${name}, ${index + 1}`;
  const isOpen = known.text_prompt !== null && !known.is_prompt_locked;
  return `${name}: ${isOpen ? promptTitle(known.text_prompt ?? '') : 'locked prompt'}`;
}
