import '../ui/text-field.css';
import { limits, statusMessage } from '@loomlight/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { ItemTile } from '../features/content-tiles/index.ts';
import { picksQuery } from '../features/picks/index.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';

/** Every address that nobody knows: what holds, a field to look for it, ways on, and what is loved most this week (KEEP-76). */
export function NotFoundPage() {
  usePageTitle('Not found');
  const navigate = useNavigate();
  return (
    <section className="m-auto grid w-full max-w-[1240px] justify-items-center gap-3 px-(--page) pt-10 pb-16 text-center">
      <p className="mono text-ink-3">404</p>
      <h1 className="font-serif text-[clamp(36px,4.4vw,60px)]/[1.04] tracking-[-0.025em] text-balance max-sm:text-[38px]/[40px]">
        {statusMessage(404)}
      </h1>
      <p className="max-w-[440px] text-balance text-ink-3">
        It may have been deleted or made private, or the address has a letter too many.
      </p>
      <form
        role="search"
        aria-label="Look for it"
        className="mt-3 flex w-full max-w-[460px] gap-2"
        // Before the app is there, the browser itself asks for the results.
        action={paths.search()}
        onSubmit={(event) => {
          event.preventDefault();
          const words = new FormData(event.currentTarget).get('q');
          void navigate(paths.search({ q: typeof words === 'string' && words.trim() ? words.trim() : undefined }));
        }}
      >
        <input
          type="search"
          name="q"
          className="input min-w-0 flex-1"
          aria-label="Search images and videos"
          placeholder="Search images and videos"
          maxLength={limits.searchMax}
          enterKeyHint="search"
        />
        <Button type="submit" tone="ink" className="h-auto! self-stretch">
          Search
        </Button>
      </form>
      <nav aria-label="Ways on" className="mt-1 flex flex-wrap justify-center gap-2">
        <Link to={paths.home()} className={buttonClass({ tone: 'line' })}>
          Go Home
        </Link>
        <Link to={paths.gallery()} className={buttonClass({ tone: 'line' })}>
          Gallery
        </Link>
        <Link to={paths.help()} className={buttonClass({ tone: 'line' })}>
          Help
        </Link>
      </nav>
      <FewPicks />
    </section>
  );
}

/** What is loved most this week; nothing where there is nothing or it does not come. */
function FewPicks() {
  const { data } = useQuery(picksQuery);
  // One row of a desk, and two of a phone, without a gap.
  const shown = (data?.filter((item) => item.is_public && !item.is_prompt_locked) ?? []).slice(0, 4);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="picks" className="mt-10 w-full min-w-0">
      <h2 id="picks" className="mb-3 text-13 font-medium text-ink-3">
        Picked this week
      </h2>
      <ul className="grid grid-cols-4 gap-3 text-left max-sm:grid-cols-2 max-sm:gap-1.5">
        {shown.map((item) => (
          <li key={item.id} className="min-w-0">
            <ItemTile item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
