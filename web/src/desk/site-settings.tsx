import { desk, type SettingChanges, type SettingName, type SettingValues } from '@loomlight/contract/desk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { tabStore } from '../lib/local-store.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ActSheet } from './act-sheet.tsx';
import { Block } from './block.tsx';
import { settingsQuery } from './desk-queries.ts';
import { factName } from './desk-words.ts';
import { Field } from './field.tsx';
import { Moment } from './moment.tsx';
import {
  changesOf,
  fieldKey,
  fieldText,
  nameGroup,
  type SettingDraft,
  type SettingField,
  type SettingGroup,
  settingGroups,
} from './setting-fields.ts';

/** What can be set while the product runs, by what it is about (DESK-84). */
export const SiteSettings = () => <Settings groups={settingGroups} />;

/** The name of the site and the line at its bottom (DESK-88). */
export const SiteName = () => <Settings groups={[nameGroup]} />;

/** What was typed and not written survives a reload of this tab. */
const draftKey = 'desk-settings';
function keptDraft(): SettingDraft {
  const kept = tabStore.read(draftKey);
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter(([, text]) => typeof text === 'string'));
}

function Settings({ groups }: { groups: readonly SettingGroup[] }) {
  const found = useQuery(settingsQuery);
  const [draft, setDraft] = useState(keptDraft);
  const [asking, setAsking] = useState<SettingChanges>();
  const write = (next: SettingDraft): void => {
    setDraft(next);
    if (Object.keys(next).length > 0) tabStore.write(draftKey, next);
    else tabStore.remove(draftKey);
  };
  const fields = groups.flatMap((group) => group.fields);
  const without = (gone: (key: string) => boolean): SettingDraft =>
    Object.fromEntries(Object.entries(draft).filter(([key]) => !gone(key)));
  const own = new Set(fields.map(fieldKey));
  const { data } = found;
  const { changes, problems } = data
    ? changesOf(fields, draft, data.values)
    : { changes: undefined, problems: new Map<string, string>() };
  const hasDraft = changes !== undefined || problems.size > 0;
  return (
    <Block query={found}>
      {data && (
        <form
          aria-label="Settings"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (changes) setAsking(changes);
          }}
        >
          {groups.map((group) => (
            <section key={group.title} aria-label={group.title} className="desk-block">
              <h2 className="title-20">{group.title}</h2>
              <p className="desk-note">{group.words}</p>
              <div className="desk-settings">
                {group.fields.map((field) => (
                  <OneSetting
                    key={fieldKey(field)}
                    field={field}
                    defaults={data.defaults}
                    text={draft[fieldKey(field)] ?? fieldText(field, data.values)}
                    problem={problems.get(fieldKey(field))}
                    onChange={(text) => write({ ...draft, [fieldKey(field)]: text })}
                  />
                ))}
              </div>
              <SetHere
                names={[...new Set(group.fields.map(({ setting }) => setting))]}
                changed={data.changed}
                onBack={(name) => setAsking({ [name]: null })}
              />
            </section>
          ))}
          <div className="desk-acts">
            <Button type="submit" size="sm" aria-disabled={changes === undefined}>
              Change the settings
            </Button>
            {hasDraft && (
              <Button tone="line" size="sm" onClick={() => write(without((key) => own.has(key)))}>
                Forget what I typed
              </Button>
            )}
          </div>
        </form>
      )}
      {asking && (
        <ActSheet
          title="Change the settings"
          input={JSON.stringify(asking)}
          send={async ({ words, ...sent }) => {
            const answer = await call(desk.changeSettings, { ...sent, body: { ...words, values: asking } });
            // What is written, or waits for another administrator, is no draft any more.
            if (sent.query.preview === 'false') write(without((key) => (key.split('.')[0] ?? '') in asking));
            return answer;
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Block>
  );
}

function OneSetting({
  field,
  defaults,
  text,
  problem,
  onChange,
}: {
  field: SettingField;
  defaults: SettingValues;
  text: string;
  problem: string | undefined;
  onChange: (text: string) => void;
}) {
  const { label, as, bounds, maxLength, choices = [] } = field;
  const asSetUp = fieldText(field, defaults);
  const words = [
    field.help,
    bounds && `${bounds.min.toLocaleString('en-US')} to ${bounds.max.toLocaleString('en-US')}.`,
    // A choice and a text say by themselves how they are.
    as === 'number' && `As set up: ${Number(asSetUp).toLocaleString('en-US')}.`,
  ].filter((part) => typeof part === 'string');
  if (as === 'choice' || as === 'lines' || as === 'list')
    return (
      <Field
        label={label}
        as={as === 'choice' ? 'select' : 'textarea'}
        value={text}
        error={problem}
        {...(words.length > 0 && { help: words.join(' ') })}
        {...(as === 'list' && { className: 'desk-wide' })}
        onChange={onChange}
      >
        {as === 'choice' &&
          choices.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
      </Field>
    );
  return (
    <TextField
      label={label}
      value={text}
      maxLength={maxLength ?? 12}
      {...(as === 'number' && { inputMode: 'decimal' as const })}
      error={problem}
      help={words.join(' ')}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Which of these were set at the desk, by whom, each with the way back. */
function SetHere({
  names,
  changed,
  onBack,
}: {
  names: readonly SettingName[];
  changed: readonly { readonly name: string; readonly username: string; readonly changed_at: string }[];
  onBack: (name: SettingName) => void;
}) {
  const set = names.flatMap((name) => changed.filter((one) => one.name === name).map((one) => ({ ...one, name })));
  if (set.length === 0) return null;
  return (
    <ul aria-label="Set at the desk" className="desk-rows mt-4">
      {set.map(({ name, username, changed_at: at }) => (
        <li key={name}>
          <span>
            <b>{factName(name)}</b>{' '}
            <span className="desk-note">
              set by {username}, <Moment at={at} />
            </span>
          </span>
          <Button tone="line" size="sm" onClick={() => onBack(name)}>
            As set up
          </Button>
        </li>
      ))}
    </ul>
  );
}
