import {
  addressKey,
  type SettingChanges,
  type SettingName,
  settingNames,
  type SettingValues,
} from '@loomlight/contract/desk';
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
      if (isBack ? !isSet : sameKey(after[name]) === sameKey(values[name]))
        throw fieldError(`values.${name}`, 'It is like this already.');
    }
    if (after.copy_same > after.copy_near)
      throw fieldError(
        `values.${names.includes('copy_same') ? 'copy_same' : 'copy_near'}`,
        'What is the same is also near: copy_same is at most copy_near.',
      );
    const lifted = names.filter((name) => aloneUpTo.includes(name) && Number(after[name]) > Number(values[name]));
    // What waits for another administrator is kept for good, with what was asked for.
    if (lifted.length > 0 && names.includes('alarm_mails'))
      throw fieldError('values.alarm_mails', 'Please change the addresses for alarms by themselves.');
    return {
      before: factsOf(values, values, names),
      after: factsOf(after, values, names),
      ...(names.includes('alarm_mails') && { basis: sameKey(values.alarm_mails) }),
      effects: [
        'Every process of the site knows within seconds.',
        ...new Set(names.flatMap((name) => keeps[name] ?? [])),
        ...(names.includes('alarm_mails') ? [alarmEffect(after.alarm_mails)] : []),
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

/** How some of the settings are, beside how they were. */
function factsOf(values: SettingValues, were: SettingValues, names: readonly SettingName[]): Facts {
  return Object.fromEntries(
    names.flatMap((name): [string, string | number][] => {
      // A category for itself, so that the one that is changed is seen among the others.
      if (name === 'report_clock_hours')
        return Object.entries(values[name]).map(([category, hours]) => [`${name}.${category}`, hours]);
      if (name === 'alarm_mails') return [[name, addressesInWords(values[name], were[name])]];
      return [[name, inWords(values[name])]];
    }),
  );
}

/** A value as the audit keeps it: figures and words, and several of them with their names. */
function inWords(value: Exclude<SettingValues[SettingName], readonly string[]>): string | number {
  if (typeof value !== 'object') return value;
  const parts = Object.entries(value).map(([name, part]) => `${name}=${part}`);
  return parts.length === 0 ? 'none' : parts.toSorted().join(', ');
}

/** How many addresses there are and how many of them came and went: no audit holds an address (decision 184). */
function addressesInWords(addresses: readonly string[], were: readonly string[]): string {
  const missingIn = (others: readonly string[], some: readonly string[]): number => {
    const keys = new Set(others.map(addressKey));
    return some.filter((address) => !keys.has(addressKey(address))).length;
  };
  const [added, gone] = [missingIn(were, addresses), missingIn(addresses, were)];
  const changes = [...(added > 0 ? [`${added} added`] : []), ...(gone > 0 ? [`${gone} taken out`] : [])];
  const count = `${addresses.length} ${addresses.length === 1 ? 'address' : 'addresses'}`;
  return [count, ...(changes.length > 0 ? [changes.join(', ')] : [])].join(': ');
}

/** The same for two values that mean the same; addresses in another order do. Never kept: it may hold addresses. */
function sameKey(value: SettingValues[SettingName]): string {
  return Array.isArray(value) ? JSON.stringify(value.map(addressKey).toSorted()) : String(inWords(value));
}

function alarmEffect(addresses: readonly string[]): string {
  return addresses.length === 0
    ? 'Nobody is mailed an alarm any more, and those that wait are not sent.'
    : 'What stands over already is mailed to new addresses within a minute; what waits for others is not sent.';
}
