import '../../ui/text-field.css';
import './search-field.css';
import { limits } from '@loomlight/contract';
import SearchSign from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTypedBefore } from '../../lib/use-typed-before.ts';
import { paths } from '../../paths.ts';
import { IconButton } from '../../ui/icon-button.tsx';

/** A pause as long as this ends a word. */
const pauseMs = 250;

export interface SearchFieldProps {
  /** What the address says. */
  words: string;
  /** Nothing is looked for yet: who comes, comes to type. */
  fresh: boolean;
  onWords: (words: string) => void;
  /** Enter says that these words are meant. */
  onMeant: (words: string) => void;
  /** The arrow down leads out of the field. */
  onDown: () => void;
}

/** The field: results follow the typing, Enter asks at once, Escape empties it. */
export function SearchField({ words, fresh, onWords, onMeant, onDown }: SearchFieldProps) {
  const [typed, setTyped] = useState(words);
  const [known, setKnown] = useState(words);
  const [sent, setSent] = useState(words);
  const field = useRef<HTMLInputElement>(null);
  useTypedBefore(field, setTyped);
  if (words !== known) {
    setKnown(words);
    setSent(words);
    // The address has changed by itself: a suggestion, the browser's Back. What the field has asked for comes back to it when letters have
    // been typed after it, and those stay.
    if (words !== sent) setTyped(words);
  }

  const ask = (text: string) => {
    setSent(text);
    onWords(text);
  };
  const send = useEffectEvent(ask);
  useEffect(() => {
    const text = typed.trim();
    if (text === words) return;
    const timer = setTimeout(() => send(text), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, words]);
  const begin = useEffectEvent(() => {
    if (fresh) field.current?.focus({ preventScroll: true });
  });
  useEffect(() => begin(), []);

  const clear = () => {
    setTyped('');
    ask('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && typed !== '') clear();
    else if (event.key === 'ArrowDown') onDown();
    else return;
    event.preventDefault();
  };

  return (
    <search>
      <form
        className="relative"
        // Before the app is there, the browser itself asks for the results.
        action={paths.search()}
        onSubmit={(event) => {
          event.preventDefault();
          ask(typed.trim());
          onMeant(typed.trim());
        }}
      >
        <SearchSign
          size={18}
          className="pointer-events-none absolute top-[19px] left-4 text-ink-3"
          aria-hidden="true"
        />
        <input
          ref={field}
          type="search"
          name="q"
          aria-label="Search"
          placeholder="A word, a place, a mood"
          autoComplete="off"
          enterKeyHint="search"
          data-search-field
          maxLength={limits.searchMax}
          className="input search-field"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {typed !== '' && (
          <IconButton
            label="Clear search"
            className="absolute top-2.5 right-2.5 max-sm:top-1.5 max-sm:right-1.5"
            onClick={clear}
          >
            <X size={17} />
          </IconButton>
        )}
      </form>
    </search>
  );
}
