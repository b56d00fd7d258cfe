import type { DeskSetting } from '@loomlight/contract/desk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '../ui/empty-state.tsx';
import { TextField } from '../ui/text-field.tsx';
import { Block } from './block.tsx';
import { installationQuery } from './desk-queries.ts';

const sources: Readonly<Record<DeskSetting['source'], string>> = {
  environment: 'from the environment',
  file: 'from the file .env',
  default: 'as nobody set it',
  made_here: 'made by the product',
};

/** Every setting of the process that answers, what was set first (DESK-59). */
export function Installation() {
  const found = useQuery(installationQuery);
  const [wanted, setWanted] = useState('');
  const { settings = [], is_production: isProduction, only_for_desk: onlyForDesk = [] } = found.data ?? {};
  const word = wanted.trim().toLowerCase();
  const matching = settings.filter(({ name, decides }) => `${name} ${decides}`.toLowerCase().includes(word));
  const [set, others] = [
    matching.filter(({ source }) => source !== 'default'),
    matching.filter(({ source }) => source === 'default'),
  ];
  return (
    <Block query={found}>
      <p className="my-3">
        {isProduction
          ? 'Others than the people of its machine can reach this installation.'
          : 'Only its own machine can reach this installation.'}
        {onlyForDesk.length > 0 && ' Where others can, it would not start like this:'}
      </p>
      {onlyForDesk.length > 0 && (
        <ul aria-label="Only fit for a desk" className="desk-rows">
          {onlyForDesk.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <p className="desk-note my-3">
        As the process that answered was started. Settings are changed where it is started, and hold from its next start
        on.
      </p>
      <TextField
        label="Find a setting"
        className="desk-wide"
        value={wanted}
        maxLength={60}
        onChange={({ target }) => setWanted(target.value)}
      />
      {matching.length === 0 && <EmptyState title="No setting has these words." />}
      <Settings title="Set here" list={set} />
      <Settings title="As they come" list={others} />
    </Block>
  );
}

function Settings({ title, list }: { title: string; list: readonly DeskSetting[] }) {
  if (list.length === 0) return null;
  return (
    <section aria-label={title} className="desk-block">
      <h2 className="title-20">{title}</h2>
      <ul className="desk-rows">
        {list.map((setting) => (
          <li key={setting.name}>
            <span>
              <code>{setting.name}</code> <b dir="auto">{wordsOf(setting)}</b>
              <span className="desk-note block">{setting.decides}</span>
            </span>
            <span className="desk-note">{sources[setting.source]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function wordsOf({ value, is_secret: isSecret, is_set: isSet }: DeskSetting): string {
  if (!isSet) return 'not set';
  return isSecret || value === null ? 'set' : value;
}
