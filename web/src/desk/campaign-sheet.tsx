import { desk } from '@loomlight/contract/desk';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { TextField } from '../ui/text-field.tsx';
import { ActSheet } from './act-sheet.tsx';
import { Field } from './field.tsx';

const buyers = { any: 'Everybody', yes: 'Who has bought something', no: 'Who has bought nothing yet' } as const;

/** Gives everybody of a filter the same credits; another administrator approves. */
export function CampaignSheet({ onClose }: { onClose: () => void }) {
  const [wish, setWish] = useState({ name: '', credits: '', budget: '', from: '', before: '', active: '' });
  const [bought, setBought] = useState<keyof typeof buyers>('any');
  const field = (name: keyof typeof wish) => ({
    value: wish[name],
    onChange: ({ target }: { target: { value: string } }) => setWish({ ...wish, [name]: target.value }),
  });
  const body = {
    ...{ name: wish.name, credits: Number(wish.credits), budget: Number(wish.budget), bought },
    ...(wish.from !== '' && { joined_from: startOf(wish.from) }),
    ...(wish.before !== '' && { joined_before: startOf(wish.before) }),
    ...(wish.active !== '' && { active_since: startOf(wish.active) }),
  };
  const isWhole = [wish.name, wish.credits, wish.budget].every((text) => text.trim() !== '');
  return (
    <ActSheet
      title="New campaign"
      fields={
        <>
          <TextField label="Name" help="People read it in their history." maxLength={60} {...field('name')} />
          <TextField label="Credits each" inputMode="numeric" {...field('credits')} />
          <TextField label="Budget" help="The most in all, in credits." inputMode="numeric" {...field('budget')} />
          <TextField type="date" label="Joined from" help="In UTC. Empty for any day." {...field('from')} />
          <TextField type="date" label="Joined before" help="In UTC. Empty for any day." {...field('before')} />
          <Field
            label="Who"
            as="select"
            value={bought}
            onChange={(value) => setBought(value === 'yes' || value === 'no' ? value : 'any')}
          >
            {Object.entries(buyers).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </Field>
          <TextField type="date" label="Active since" help="In UTC. Empty for any day." {...field('active')} />
        </>
      }
      input={isWhole ? JSON.stringify(body) : undefined}
      send={({ words, ...sent }) => call(desk.startCampaign, { ...sent, body: { ...words, ...body } })}
      onClose={onClose}
    />
  );
}

function startOf(day: string): string {
  return `${day}T00:00:00.000Z`;
}
