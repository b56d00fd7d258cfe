import { type BlockedPerson, blocks } from '@loomlight/contract/blocks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router';
import { call } from '../../api/client.ts';
import { errorText } from '../../api/error-words.ts';
import { keys } from '../../api/queries.ts';
import { relativeTime } from '../../lib/relative-time.ts';
import { paths } from '../../paths.ts';
import { ProfilePicture } from '../../ui/profile-picture.tsx';
import { Button } from '../../ui/button.tsx';
import { LoadedSection } from '../../ui/loaded-section.tsx';
import { useBlock } from './use-block.ts';

type PageStart = { last_since: string; before: string } | undefined;

/** Whom one has blocked, the latest first, each with the way back (KEEP-68). */
export function BlockedPeople() {
  const list = useRef<HTMLDivElement>(null);
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, refetch, fetchNextPage } = useInfiniteQuery({
    queryKey: keys.blocked,
    queryFn: ({ pageParam, signal }) => call(blocks.list, { query: { ...pageParam }, signal }),
    initialPageParam: undefined as PageStart,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const people = data?.pages.flatMap((page) => page.people);
  return (
    <LoadedSection
      id="blocked"
      title="Blocked people"
      problem={error && !data ? errorText(error) : undefined}
      retrying={isFetching}
      onRetry={() => void refetch()}
    >
      {people && (
        <div ref={list} tabIndex={-1} className="mt-3 outline-none">
          <p className="text-13 text-pretty text-ink-3">
            {people.length === 0
              ? 'Nobody is blocked. On the profile of a person you can block them: what they make is in no list that you see.'
              : 'What they make is in no list that you see, and neither of you follows the other. They are not told.'}
          </p>
          <ul aria-label="Blocked people" className="mt-2">
            {people.map((person) => (
              <BlockedRow key={person.id} person={person} onGone={() => list.current?.focus()} />
            ))}
          </ul>
          {hasNextPage && (
            <Button
              tone="line"
              size="sm"
              className="mt-3"
              loading={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
              Show more
            </Button>
          )}
        </div>
      )}
    </LoadedSection>
  );
}

function BlockedRow({ person, onGone }: { person: BlockedPerson; onGone: () => void }) {
  const { username, fullName, profile_pic: face, since } = person;
  const { mutate, isPending } = useBlock(person);
  return (
    <li className="flex min-h-13 items-center gap-3 border-b border-line py-2">
      <ProfilePicture name={fullName} src={face} size={32} />
      <p className="min-w-0 flex-1">
        <Link to={paths.profile(username)} dir="auto" className="block truncate font-medium hover:underline">
          {fullName}
        </Link>
        <span className="text-12 text-ink-3">{`Blocked ${relativeTime(since)}`}</span>
      </p>
      <Button
        tone="quiet"
        size="sm"
        loading={isPending}
        aria-label={`Unblock ${fullName}`}
        // The button goes with its row.
        onClick={() => mutate(false, { onSuccess: onGone })}
      >
        Unblock
      </Button>
    </li>
  );
}
