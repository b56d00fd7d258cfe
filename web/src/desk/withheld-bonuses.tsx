import { desk, type WithheldBonus } from '@loomlight/contract/desk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../api/client.ts';
import { Button } from '../ui/button.tsx';
import { ActSheet } from './act-sheet.tsx';
import { deskPaths } from './desk-paths.ts';
import { withheldBonusesQuery } from './desk-queries.ts';
import { Moment } from './moment.tsx';

/** Welcome bonuses that were withheld, because of their neighbourhood or of the domain of their address; nothing where none waits (DESK-64, DESK-137). */
export function WithheldBonuses() {
  const bonuses = useQuery(withheldBonusesQuery).data?.bonuses ?? [];
  const [asking, setAsking] = useState<{ bonus: WithheldBonus; decision: 'given' | 'refused' }>();
  return (
    <>
      {bonuses.length > 0 && (
        <section aria-label="Welcome bonuses that wait" className="mb-4">
          <h2 className="title-20 mb-1">Welcome bonuses that wait</h2>
          <p className="desk-note mb-3">
            Too many accounts came from the neighbourhood of these, or their address is of a domain on this site’s list
            of disposable ones. The accounts work.
          </p>
          <ul className="desk-rows">
            {bonuses.map((bonus) => (
              <li key={bonus.user_id}>
                <div>
                  <Link className="font-medium" to={deskPaths.person(bonus.user_id)}>
                    {bonus.username}
                  </Link>{' '}
                  {bonus.credits.toLocaleString('en-US')} credits
                  <p className="desk-note">
                    {bonus.email}, <Moment at={bonus.withheld_at} />
                  </p>
                </div>
                <span className="flex gap-2">
                  <Button tone="line" size="sm" onClick={() => setAsking({ bonus, decision: 'given' })}>
                    Give
                  </Button>
                  <Button tone="line" size="sm" onClick={() => setAsking({ bonus, decision: 'refused' })}>
                    Refuse
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {asking && (
        <ActSheet
          title={asking.decision === 'given' ? 'Give the welcome bonus' : 'Refuse the welcome bonus'}
          input={`${asking.bonus.user_id} ${asking.decision}`}
          send={({ words, ...sent }) =>
            call(desk.decideBonus, {
              ...sent,
              params: { id: asking.bonus.user_id },
              body: { ...words, decision: asking.decision },
            })
          }
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
