import { type SettingName, settingNames, settingValues, type SettingValues } from '@loomlight/contract/desk';
import type { Signals } from '../../db/signals.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import type { SettingsNow } from '../../kernel/settings-now.ts';
import { listSettings } from './site.store.ts';

/** Where processes tell each other that a setting was changed. */
const channel = 'loomlight_settings';

/** The settings of the site as this process knows them (DESK-84). */
export interface SiteSettings extends SettingsNow {
  /** Reads them anew. Throws where the database is away; what was known stands. */
  readonly read: () => Promise<void>;
  /** Reads them anew and has every other process do so. Called after the commit of a change. */
  readonly announce: () => Promise<void>;
  /** Hears no more of what others change. */
  readonly close: () => void;
}

/**
 * One copy of the settings for the whole process, read when it starts and whenever another process says so. A signal can be lost, so `read` is called
 * every few seconds besides (decision 180): nobody who asks waits for the database.
 */
export async function openSiteSettings(ctx: {
  readonly db: Db;
  readonly signals: Pick<Signals, 'publish' | 'subscribe'>;
  readonly defaults: SettingValues;
  readonly onError: (error: unknown) => void;
}): Promise<SiteSettings> {
  const { db, signals, defaults } = ctx;
  let current = defaults;
  let started = 0;
  let newest = 0;
  const read = async (): Promise<void> => {
    const turn = (started += 1);
    const found = settingsOf(defaults, await listSettings(db));
    // Of two that read at once the one that began later has seen more.
    if (turn < newest) return;
    newest = turn;
    current = found;
  };
  await read();
  const close = signals.subscribe(channel, () => void read().catch(ctx.onError));
  return {
    current: () => current,
    defaults,
    read,
    announce: async () => {
      await read();
      await signals.publish(channel, '');
    },
    close,
  };
}

/** How the settings stand in the database itself, for whoever is about to change one. */
export async function findSettings(ctx: { readonly db: Db | Tx }, input: { readonly defaults: SettingValues }) {
  const rows = await listSettings(ctx.db);
  return { values: settingsOf(input.defaults, rows), rows };
}

/** What is set, over what holds otherwise. What another release has written, and this one would not take, is as if it were not set. */
function settingsOf(
  defaults: SettingValues,
  rows: readonly { readonly name: string; readonly value: unknown }[],
): SettingValues {
  const set = rows.flatMap(({ name, value }) => {
    const known = settingNames.find((one) => one === name);
    const parsed = known && settingValues.shape[known].safeParse(value);
    return known && parsed?.success ? [[known, parsed.data] as [SettingName, unknown]] : [];
  });
  // Each value has been read by the schema of its name.
  return Object.freeze({ ...defaults, ...(Object.fromEntries(set) as Partial<SettingValues>) });
}
