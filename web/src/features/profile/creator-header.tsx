import { countCredits, limits, type PublicUser } from '@loomlight/contract';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { cx } from '../../lib/cx.ts';
import { paths, type Tab } from '../../paths.ts';
import { ProfilePicture } from '../../ui/profile-picture.tsx';
import { BlockMenu } from '../blocks/index.ts';
import { FollowButton } from '../follows/index.ts';
import { TrashCount } from '../trash/index.ts';
import { OwnPicture } from './own-picture.tsx';
import { countsOf } from './profile-queries.ts';
import { countedAs } from './tab-words.ts';
import { usePictureChange } from './use-picture-change.ts';

export interface CreatorHeaderProps {
  user: PublicUser;
  /** What is left, for the owner. */
  ownCredits?: number | undefined;
  tab: Tab;
  /** How many the open tab lists, once that is known. */
  listed: number | undefined;
}

/** Face, name, counters; for the owner also what is left (R-DASH-07 to R-DASH-09). */
export function CreatorHeader({ user, ownCredits, tab, listed }: CreatorHeaderProps) {
  const { change, take } = usePictureChange();
  const other = tab === 'favorites' || tab === 'prompt-purchases';
  const { data } = useQuery({ ...countsOf(tab === 'favorites' ? tab : 'prompt-purchases'), enabled: other });
  const { posts, images, videos } = other
    ? { posts: listed, images: data?.images, videos: data?.videos }
    : { ...user.counts };
  const counters = [
    { name: countedAs[tab], count: posts },
    { name: 'images', count: images },
    { name: 'videos', count: videos },
    ...(other ? [] : [{ name: 'followers', count: user.followers }]),
  ];
  return (
    <section className="mx-auto flex w-full max-sm:flex-wrap max-w-[1240px] items-center gap-[22px] px-(--page) pt-8 pb-7 max-sm:gap-3.5 max-sm:pt-[18px] max-sm:pb-4">
      {ownCredits === undefined ? (
        <ProfilePicture name={displayName(user)} src={user.profile_pic} size={88} className="max-sm:size-16!" />
      ) : (
        <OwnPicture name={displayName(user)} src={user.profile_pic} change={change} onFiles={take} />
      )}
      <div className="min-w-0 max-sm:flex-1">
        <h1 className="title-36 break-words max-sm:text-[28px]/[32px]">{displayName(user)}</h1>
        <p className="num mt-2 flex flex-wrap gap-x-[18px] gap-y-1 text-ink-3 max-sm:mt-1 max-sm:gap-x-3.5 max-sm:text-13">
          {counters.map(({ name, count }) => (
            <span key={name}>
              <b className="mr-1 font-medium text-ink">{count === undefined ? '–' : countText(name, count)}</b>
              {count === 1 ? name.replace(/s$/, '') : name}
            </span>
          ))}
          {ownCredits !== undefined && (
            <Link to={paths.statistics()} className="link">
              Statistics
            </Link>
          )}
          {ownCredits !== undefined && (
            <Link to={paths.collections()} className="link">
              Collections
            </Link>
          )}
          {ownCredits !== undefined && <TrashCount />}
        </p>
        {user.bio && (
          <p dir="auto" className="mt-2 text-pretty break-words whitespace-pre-line text-ink-2">
            {user.bio}
          </p>
        )}
        <p role="status" className={cx('text-13 text-green', change.kind === 'done' && 'mt-1')}>
          {change.kind === 'done' && 'Profile picture updated successfully!'}
        </p>
        {change.kind === 'failed' && (
          <p role="alert" className="mt-1 text-13 text-red">
            {change.problem}
          </p>
        )}
      </div>
      {ownCredits === undefined && (
        <div className="ml-auto flex flex-none items-center gap-2 max-sm:ml-0 max-sm:basis-full">
          {!user.is_blocked && <FollowButton user={user} name={displayName(user)} />}
          <Suspense>
            <BlockMenu user={user} name={displayName(user)} />
          </Suspense>
        </div>
      )}
      {ownCredits !== undefined && (
        <Link to={paths.credits()} className="pill ml-auto h-10 px-4 max-sm:hidden">
          <i className="coin" aria-hidden="true" />
          {countCredits(ownCredits)}
        </Link>
      )}
    </section>
  );
}

/** A number as it is read; of followers it is exact up to `limits.totalMax`. */
function countText(name: string, count: number): string {
  return count.toLocaleString('en-US') + (name === 'followers' && count >= limits.totalMax ? '+' : '');
}

/** The full name where it differs, else the username, else 'User' (R-DASH-07). */
function displayName(user: PublicUser): string {
  return user.fullName || user.username || 'User';
}
