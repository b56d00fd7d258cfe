import { countCredits } from '@loomlight/contract';
import { desk, type DeskCampaign } from '@loomlight/contract/desk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ActSheet } from './act-sheet.tsx';
import { Block } from './block.tsx';
import { CampaignSheet } from './campaign-sheet.tsx';
import { campaignsQuery } from './desk-queries.ts';
import { Moment } from './moment.tsx';

const stateWords = { active: 'Running', done: 'Done', stopped: 'Stopped' } as const;

/** Credits for everybody of a filter, with how far each campaign has got (DESK-54). */
export function Campaigns() {
  const list = useQuery(campaignsQuery);
  const [isStarting, setStarting] = useState(false);
  const [stopping, setStopping] = useState<DeskCampaign>();
  const campaigns = list.data?.campaigns ?? [];
  return (
    <Block query={list}>
      {campaigns.length === 0 && <EmptyState title="No campaigns." />}
      <ul aria-label="Campaigns" className="desk-rows">
        {campaigns.map((campaign) => (
          <li key={campaign.id}>
            <div>
              <b>
                <bdi>{campaign.name}</bdi>
              </b>
              <p className="desk-note">
                {countCredits(campaign.credits)} each. {stateWords[campaign.state]}, begun{' '}
                <Moment at={campaign.started_at} />. {progressOf(campaign)}
              </p>
            </div>
            {campaign.state === 'active' && (
              <Button
                tone="line"
                size="sm"
                // The name stands beside it, and may be long.
                aria-label={`Stop ${campaign.name}`}
                onClick={() => setStopping(campaign)}
              >
                Stop
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button tone="line" size="sm" className="mt-4" onClick={() => setStarting(true)}>
        New campaign
      </Button>
      {isStarting && <CampaignSheet onClose={() => setStarting(false)} />}
      {stopping && (
        <ActSheet
          title="Stop the campaign"
          input={stopping.id}
          send={({ words, ...sent }) => call(desk.stopCampaign, { ...sent, params: { id: stopping.id }, body: words })}
          onClose={() => setStopping(undefined)}
        />
      )}
    </Block>
  );
}

/** How many have the credits, and why others have none. */
function progressOf({ people, given, gone, suspended, overfull }: DeskCampaign): string {
  const others = [
    [gone, 'left or deactivated'],
    [suspended, 'suspended'],
    [overfull, 'with a full balance'],
  ] as const;
  const without = others.filter(([count]) => count > 0).map(([count, why]) => `, ${inWords(count)} ${why}`);
  return `${inWords(given)} of ${inWords(people)} people have them${without.join('')}.`;
}

function inWords(count: number): string {
  return count.toLocaleString('en-US');
}
