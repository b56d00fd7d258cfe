import '../../ui/tile.css';
import './search.css';
import { imageStyles } from '@loomlight/contract';
import { type FoundPerson, searchColours, type Thumbnail } from '@loomlight/contract/search';
import { useQuery } from '@tanstack/react-query';
import HistorySign from 'lucide-react/icons/history';
import X from 'lucide-react/icons/x';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { forgetSearch, useLastSearches } from '../../api/last-searches.ts';
import { paths } from '../../paths.ts';
import { ProfilePicture } from '../../ui/profile-picture.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ColourDot } from './colour-dot.tsx';
import { searchStartQuery } from './search-query.ts';

/** Where one may begin: popular words, styles, colours, one's own last searches, people (KEEP-20, KEEP-21). What cannot be had is left out. */
export function SearchStart() {
  const { data: start } = useQuery(searchStartQuery);
  return (
    <div className="mx-auto grid w-full max-w-[1072px] gap-10 px-(--page) pb-16">
      <Popular />
      {start && start.styles.length > 0 && (
        <Part title="Styles">
          <ul className="style-tiles">
            {start.styles.map(({ style, item }) => (
              <li key={style}>
                <Link to={paths.search({ style })} className="tile">
                  <Still item={item} />
                  <span>{imageStyles.find(({ id }) => id === style)?.name ?? style}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <div className="grid gap-10 sm:has-[>:nth-child(2)]:grid-cols-2">
        <Part title="Colours">
          <ul className="flex flex-wrap gap-1" style={{ marginInline: -12 }}>
            {searchColours.map(({ id, name }) => (
              <li key={id}>
                <Link to={paths.search({ colour: id })} className="colour-link">
                  <ColourDot colour={id} />
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </Part>
        <LastSearches />
      </div>
      {start && start.people.length > 0 && (
        <Part title="People">
          <ul className="grid gap-4 sm:grid-cols-3">
            {start.people.map((person) => (
              <Person key={person.username} {...person} />
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}

/** Words that several people have in their open prompts, each with a picture of it. */
export function Popular() {
  const { data: start } = useQuery(searchStartQuery);
  if (!start || start.popular.length === 0) return null;
  return (
    <ul aria-label="Popular searches" className="flex flex-wrap gap-2">
      {start.popular.map(({ words, item }) => (
        <li key={words} className="max-w-full">
          <Link to={paths.search({ q: words })} className="search-chip">
            <Still item={item} />
            <span dir="auto" className="truncate">
              {words}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function LastSearches() {
  const last = useLastSearches();
  if (last.length === 0) return null;
  return (
    <Part title="Your last searches">
      <ul>
        {last.map(({ words, still }) => (
          <li key={words} className="flex items-center gap-1 border-b border-line last:border-0">
            <Link
              to={paths.search({ q: words })}
              className="flex min-h-11 min-w-0 flex-1 items-center gap-3 hover:text-amber-ink"
            >
              <LastStill key={still} address={still} />
              <span dir="auto" className="truncate">
                {words}
              </span>
            </Link>
            <IconButton label={`Forget “${words}”`} onClick={() => forgetSearch(words)}>
              <X size={15} />
            </IconButton>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** The first picture that was found; a sign where there was none, or where it is gone. */
function LastStill({ address }: { address: string | null }) {
  const [isGone, setGone] = useState(false);
  return (
    <span className="grid size-8 flex-none place-items-center">
      {address === null || isGone ? (
        <HistorySign size={15} className="text-ink-3" aria-hidden="true" />
      ) : (
        <img
          src={address}
          alt=""
          loading="lazy"
          className="size-8 rounded-[6px] object-cover"
          onError={() => setGone(true)}
        />
      )}
    </span>
  );
}

function Person({ username, fullName, profile_pic, generations }: FoundPerson & { generations: readonly Thumbnail[] }) {
  return (
    <li>
      <Link to={paths.profile(username)} className="block overflow-hidden rounded-card bg-surface hover:bg-raised">
        <span className="grid grid-cols-3 gap-px" aria-hidden="true">
          {generations.map((item) => (
            <Still key={item.id} item={item} className="aspect-square w-full object-cover" />
          ))}
        </span>
        <span className="flex items-center gap-3 p-3">
          <ProfilePicture name={fullName} src={profile_pic} />
          <span className="min-w-0 truncate font-medium">{fullName}</span>
        </span>
      </Link>
    </li>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="title-26 mb-4">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Still({ item, className }: { item: Thumbnail; className?: string }) {
  const { small_url: address, width, height } = item;
  return address && <img src={address} alt="" width={width} height={height} loading="lazy" className={className} />;
}
