import { type StrikeHolder, strikeProposal } from '@loomlight/contract/desk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { EmptyState } from '../ui/empty-state.tsx';
import { Block } from './block.tsx';
import { deskPaths } from './desk-paths.ts';
import { strikesQuery } from './desk-queries.ts';
import { countStrikes } from './desk-words.ts';
import { Moment } from './moment.tsx';
import { ShowMore } from './show-more.tsx';

/** People over whom strikes stand, and what these propose; what is done is done on the page of the person (DESK-116). */
export function Strikes() {
  const list = useInfiniteQuery(strikesQuery);
  const people = list.data?.pages.flatMap((page) => page.people) ?? [];
  return (
    <Block query={list}>
      {people.length === 0 && <EmptyState title="No strike stands over anybody." />}
      <ul aria-label="Strikes" className="desk-rows">
        {people.map((person) => (
          <li key={person.user_id}>
            <div>
              <Link to={deskPaths.person(person.user_id)}>{person.username}</Link> has {countStrikes(person.strikes)}
              <p className="desk-note">
                The last was counted <Moment at={person.made_at} />. Proposed: {strikeProposal(person.strikes)}
                {standing(person)}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <ShowMore of={list} className="mt-3" />
    </Block>
  );
}

function standing({ restriction }: StrikeHolder): string {
  switch (restriction) {
    case 'inactive':
      return '; deactivated now.';
    case 'suspended':
    case 'muted':
      return `; ${restriction} now.`;
    default:
      return '.';
  }
}
