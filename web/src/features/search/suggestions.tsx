import '../../ui/chip.css';
import { imageStyles, limits } from '@loomlight/contract';
import { useQuery } from '@tanstack/react-query';
import Heart from 'lucide-react/icons/heart';
import SearchSign from 'lucide-react/icons/search';
import { useId } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { popularPromptsQuery, trendingStylesQuery } from './search-query.ts';

const shownPrompts = 6;

/** Where one may begin: words that others have liked, and styles of now. What cannot be had is left out. */
export function Suggestions() {
  const promptsId = useId();
  const stylesId = useId();
  const prompts = useQuery(popularPromptsQuery);
  const styles = useQuery(trendingStylesQuery);
  const named = (styles.data ?? []).flatMap(({ style, count }) => {
    const known = imageStyles.find(({ id }) => id === style && id !== 'none');
    return known ? [{ ...known, count }] : [];
  });
  return (
    <div className="mx-auto grid w-full max-w-[820px] gap-9 px-(--page) pb-16">
      {named.length > 0 && (
        <section aria-labelledby={stylesId}>
          <h2 id={stylesId} className="mb-3 text-13 font-medium text-ink-3">
            Trending styles
          </h2>
          <ul className="flex flex-wrap gap-2">
            {named.map(({ id, name, count }) => (
              <li key={id}>
                <Link to={paths.search({ style: id })} className="chip">
                  {name}
                  <span className="sub">{count}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {(prompts.isPending || (prompts.data?.length ?? 0) > 0) && (
        <section aria-labelledby={promptsId} className="min-w-0" aria-busy={prompts.isPending}>
          <h2 id={promptsId} className="mb-1 text-13 font-medium text-ink-3">
            Popular prompts
          </h2>
          <ul>
            {prompts.isPending &&
              Array.from({ length: shownPrompts }, (_, index) => (
                <li key={index} className="border-b border-line py-4">
                  <Skeleton className="h-3.5 w-4/5" />
                </li>
              ))}
            {prompts.data?.slice(0, shownPrompts).map(({ text_prompt, content_id, favorite_count }) => (
              <li key={content_id} className="border-b border-line last:border-0">
                <Link
                  to={paths.search({ q: cutAtWord(text_prompt) })}
                  className="group -mx-3 flex items-center gap-3 rounded-input px-3 py-3 hover:bg-raised"
                >
                  <SearchSign size={15} className="flex-none text-ink-3" aria-hidden="true" />
                  <span dir="auto" className="line-clamp-2 min-w-0 flex-1 text-15 break-words">
                    {text_prompt}
                  </span>
                  <span className="num inline-flex items-center gap-1 text-12 text-ink-3">
                    <Heart size={13} aria-hidden="true" />
                    <span className="sr-only">Favorites:</span>
                    {favorite_count}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** A search is shorter than a prompt may be, and every one of its words is looked for: the last stays whole. */
function cutAtWord(text: string): string {
  if (text.length <= limits.searchMax) return text;
  const cut = text.slice(0, limits.searchMax);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).trim();
}
