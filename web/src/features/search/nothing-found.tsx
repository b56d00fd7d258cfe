import Sparkles from 'lucide-react/icons/sparkles';
import { Link } from 'react-router';
import { limits } from '@loomlight/contract';
import { atMost } from '../../lib/at-most.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { countFilters, noFilters, type Search } from './search-address.ts';
import type { FoundPage } from './search-query.ts';
import { Popular } from './search-start.tsx';

/** Nothing has all of it: what each word finds by itself where it finds something, the way without filters, and the way to make it (KEEP-22). */
export function NothingFound(props: {
  search: Search;
  eachWord: FoundPage['eachWord'];
  change: (part: Partial<Search>) => void;
}) {
  const { search, eachWord, change } = props;
  const { words } = search;
  const filtered = countFilters(search) > 0;
  const found = eachWord.filter(({ count }) => count > 0);
  return (
    <>
      <EmptyState title={sentence(words, filtered)} hint="Words of locked prompts are nobody’s to find.">
        {filtered && (
          <Button tone="line" onClick={() => change({ ...noFilters, kinds: 'all' })}>
            Search without filters
          </Button>
        )}
        {words !== '' && (
          <Link to={paths.home({ prompt: words })} className={buttonClass({ tone: 'amber' })}>
            <Sparkles size={16} aria-hidden="true" />
            Generate Image
          </Link>
        )}
      </EmptyState>
      {/* Of one alone the sentence above has said all, but where filters kept it out. */}
      {eachWord.length > (filtered ? 0 : 1) && found.length > 0 && (
        <ul
          aria-label="Each word by itself"
          className="mx-auto flex max-w-[720px] flex-wrap justify-center gap-2 px-(--page)"
        >
          {found.map(({ words: word, count }) => (
            <li key={word} className="max-w-full">
              <Link to={paths.search({ q: word })} className="search-chip pl-3.5">
                <span dir="auto" className="truncate">
                  {word}
                </span>
                <span className="num text-ink-3">{atMost(count, limits.totalMax)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className="mx-auto flex max-w-[1072px] justify-center px-(--page) py-12">
        <Popular />
      </div>
    </>
  );
}

function sentence(words: string, filtered: boolean): string {
  if (words === '') return 'No picture has all of this';
  const many = /\s/.test(words) ? 'all of these words' : `“${words}”`;
  return filtered ? `No picture has ${many} and these filters` : `No picture has ${many}`;
}
