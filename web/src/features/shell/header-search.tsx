import './header-search.css';
import { limits } from '@loomlight/contract';
import SearchSign from 'lucide-react/icons/search';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useTypedBefore } from '../../lib/use-typed-before.ts';
import { paths } from '../../paths.ts';

const SuggestPanel = lazy(async () => ({ default: (await import('./suggest-panel.tsx')).SuggestPanel }));

/**
 * The search of every page but its own: a field that works by itself, with suggestions that come with the first letter; on a phone a sign that
 * leads to that page, where a field waits (KEEP-19).
 */
export function HeaderSearch() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [used, setUsed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  useTypedBefore(field, () => setUsed(true));
  if (pathname === paths.search()) return null;
  return (
    <>
      <form
        role="search"
        className="header-search max-lg:hidden"
        // Before the app is there, the browser itself asks for the results.
        action={paths.search()}
        onSubmit={(event) => {
          event.preventDefault();
          void navigate(paths.search({ q: field.current?.value.trim() || undefined }));
        }}
      >
        <SearchSign size={15} aria-hidden="true" />
        <input
          ref={field}
          type="search"
          name="q"
          role="combobox"
          aria-label="Search"
          aria-expanded="false"
          aria-controls={listId}
          aria-keyshortcuts="/"
          data-search-field
          onInput={() => setUsed(true)}
          placeholder="Search images and videos"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={limits.searchMax}
        />
        {used && (
          <Suspense>
            <SuggestPanel field={field} listId={listId} />
          </Suspense>
        )}
      </form>
      <Link to={paths.search()} aria-label="Search" className="icon-btn lg:hidden">
        <SearchSign size={18} strokeWidth={1.75} />
      </Link>
    </>
  );
}
