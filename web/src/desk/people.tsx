import type { PersonRow } from '@loomlight/contract/desk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { usePageTitle } from '../lib/use-page-title.ts';
import { useSettled } from '../lib/use-settled.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { TextField } from '../ui/text-field.tsx';
import { Block } from './block.tsx';
import { deskPaths } from './desk-paths.ts';
import { peopleQuery } from './desk-queries.ts';
import { countStrikes } from './desk-words.ts';
import { Moment } from './moment.tsx';
import { Person } from './person.tsx';
import { WithheldBonuses } from './withheld-bonuses.tsx';
import { ShowMore } from './show-more.tsx';

const pauseMs = 250;

/** /desk/people: everybody, found by what is at hand, and the one that is open beside the list (DESK-46). */
export function People() {
  usePageTitle('People');
  const { id } = useParams();
  const [search] = useSearchParams();
  const [q, setQ] = useState(search.get('q') ?? '');
  const settled = useSettled(q, pauseMs).trim();
  const list = useInfiniteQuery(peopleQuery(settled));
  const people = list.data?.pages.flatMap((page) => page.people) ?? [];
  return (
    <div className="desk-split" data-open={id === undefined ? undefined : ''}>
      <div>
        <div className="desk-head">
          <h1 className="title-36">People</h1>
        </div>
        <WithheldBonuses />
        <div role="search" className="desk-filters">
          <TextField
            type="search"
            label="Find"
            value={q}
            maxLength={200}
            help="The beginning of a name or address, or the id of a person, an order or an item."
            onChange={({ target }) => setQ(target.value)}
          />
        </div>
        <Block query={list}>
          {people.length === 0 ? (
            <EmptyState title="Nobody by this name." />
          ) : (
            <PeopleTable {...{ people, id, q: settled }} />
          )}
          <ShowMore of={list} />
        </Block>
      </div>
      {id !== undefined && <Person key={id} id={id} q={settled} />}
    </div>
  );
}

function PeopleTable({ people, id, q }: { people: readonly PersonRow[]; id: string | undefined; q: string }) {
  return (
    <table aria-label="People" className="desk-table">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col" className="mid">
            State
          </th>
          {id === undefined && (
            <th scope="col" className="mid">
              Joined
            </th>
          )}
          <th scope="col" className="end">
            Credits
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.id} aria-current={person.id === id || undefined}>
            <td>
              <Link to={deskPaths.person(person.id, q)}>{person.username}</Link>
              <div className="desk-note">
                {person.full_name !== null && (
                  <>
                    <bdi>{person.full_name}</bdi>,{' '}
                  </>
                )}
                {person.email}
              </div>
            </td>
            <td className="mid">
              {person.role === 'admin' ? 'administrator' : person.state}
              {person.strikes > 0 && <div className="desk-note">{countStrikes(person.strikes)}</div>}
            </td>
            {id === undefined && (
              <td className="mid">
                <Moment at={person.joined_at} />
              </td>
            )}
            <td className="end">{person.credits.toLocaleString('en-US')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
