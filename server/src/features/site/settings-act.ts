import { type SettingChanges, type SettingName, settingNames, type SettingValues } from '@loomlight/contract/desk';
import { fieldError } from '../../kernel/errors.ts';
import type { Act, Facts } from '../audit/index.ts';
import { findSettings } from './site-settings.ts';
import { holdSettings, saveSetting } from './site.store.ts';

export interface ChangedSettings {
  readonly values: SettingChanges;
}

/** What a change does not reach, since it stands in a row of its own from its beginning on. */
const keeps: Readonly<Partial<Record<SettingName, string>>> = {
  report_clock_hours: 'Reports that are open keep the time that they came with.',
  appeal_days: 'Decisions that were made can be appealed until the day that their statement names.',
  sale_hold_days: 'What was paid for already is held as long as before.',
  copy_same: 'Copies that were found stay listed with their report.',
  copy_near: 'Copies that were found stay listed with their report.',
};
/** Of these a higher number lets one administrator do alone what needed two. */
const aloneUpTo: readonly SettingName[] = ['two_people_credits', 'two_people_cents'];

/**
 * Changes settings of the site (DESK-84), or sets them back to how the installation was set up. Another administrator approves what lets one do alone
 * more than before: otherwise one alone would lift what wants two.
 */
export const changeSettingsAct: Act<ChangedSettings> = {
  action: 'site.settings',
  subject: () => 'settings',
  plan: async (ctx, { input }) => {
    const { defaults } = ctx.siteSettings;
    await holdSettings(ctx.db);
    const { values, rows } = await findSettings(ctx, { defaults });
    const names = namesOf(input.values);
    const after = { ...values, ...wished(input.values, defaults) };
    for (const name of names) {
      const isBack = input.values[name] === null;
      const isSet = rows.some((row) => row.name === name);
      if (isBack ? !isSet : inWords(after[name]) === inWords(values[name]))
        throw fieldError(`values.${name}`, 'It is like this already.');
    }
    if (after.copy_same > after.copy_near)
      throw fieldError(
        `values.${names.includes('copy_same') ? 'copy_same' : 'copy_near'}`,
        'What is the same is also near: copy_same is at most copy_near.',
      );
    const lifted = names.filter((name) => aloneUpTo.includes(name) && Number(after[name]) > Number(values[name]));
    return {
      before: factsOf(values, names),
      after: factsOf(after, names),
      effects: [
        'Every process of the site knows within seconds.',
        ...new Set(names.flatMap((name) => keeps[name] ?? [])),
        ...(lifted.length > 0 ? ['One administrator can then do alone what wanted two.'] : []),
      ],
      needs: lifted.length > 0 ? 'second_person' : 'confirm',
    };
  },
  carryOut: async (ctx, { actorId, input }) => {
    const now = ctx.clock.now();
    for (const name of namesOf(input.values))
      await saveSetting(ctx.tx, { name, value: input.values[name], by: actorId, now });
  },
};

const namesOf = (changes: SettingChanges): SettingName[] => settingNames.filter((name) => changes[name] !== undefined);

function wished(changes: SettingChanges, defaults: SettingValues): Partial<SettingValues> {
  const entries = namesOf(changes).map((name) => [name, changes[name] ?? defaults[name]]);
  // Each value is that of its name.
  return Object.fromEntries(entries) as Partial<SettingValues>;
}

function factsOf(values: SettingValues, names: readonly SettingName[]): Facts {
  return Object.fromEntries(
    names.flatMap((name): [string, string | number][] =>
      // A category for itself, so that the one that is changed is seen among the others.
      name === 'report_clock_hours'
        ? Object.entries(values[name]).map(([category, hours]) => [`${name}.${category}`, hours])
        : [[name, inWords(values[name])]],
    ),
  );
}

/** A value as the audit keeps it: figures and words, and several of them with their names. */
function inWords(value: SettingValues[SettingName]): string | number {
  if (typeof value !== 'object') return value;
  const parts = Object.entries(value).map(([name, part]) => `${name}=${part}`);
  return parts.length === 0 ? 'none' : parts.toSorted().join(', ');
}
