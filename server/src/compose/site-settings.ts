import type { SettingValues } from '@loomlight/contract/desk';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { apartMax, type Bands } from '../features/content/index.ts';
import { findSettings, openSiteSettings, type SiteSettings } from '../features/site/index.ts';
import { productName } from '../http/brand-sheet.ts';
import type { Metrics } from '../http/metrics.ts';
import { startRound } from '../jobs/rounds.ts';
import type { Lifecycle } from '../kernel/lifecycle.ts';
import type { SettingsNow } from '../kernel/settings-now.ts';

/** A signal that was lost is made good so soon. */
const readAgainMs = 5_000;

/** The settings of the site for as long as the process runs: read at its start, at each signal, and every few seconds besides. */
export async function keepSettings(parts: {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly logger: Logger;
  readonly lifecycle: Lifecycle;
  readonly metrics: Metrics;
}): Promise<SiteSettings> {
  const { config, database, logger, lifecycle, metrics } = parts;
  const onError = (error: unknown): void => {
    metrics.errors.inc({ where: 'settings' });
    logger.warn({ err: error }, 'the settings of the site are not read yet');
  };
  const { db, signals } = database;
  const settings = await openSiteSettings({ db, signals, defaults: defaultsOf(config), onError });
  lifecycle.onStop('settings', async () => settings.close());
  const round = { name: 'settings', everyMs: readAgainMs, work: settings.read };
  startRound({ lifecycle, onError: () => onError }, round);
  return settings;
}

/** The same for a command, which is over before anything changes; before the tables are there it is what the installation was set up with. */
export async function settingsOnce(parts: {
  readonly config: Config;
  readonly database: Pick<OpenDatabase, 'db'>;
  readonly isThere: boolean;
}): Promise<SettingsNow> {
  const defaults = defaultsOf(parts.config);
  const values = parts.isThere ? (await findSettings(parts.database, { defaults })).values : defaults;
  return { current: () => values, defaults };
}

/** How the site is set where the desk has set nothing: by the environment, and by the product itself. */
function defaultsOf(config: Config): SettingValues {
  return {
    site_name: productName,
    footer_line: '',
    report_clock_hours: config.REPORT_CLOCK,
    appeal_days: config.APPEAL_DAYS,
    copy_same: apartMax.same,
    copy_near: apartMax.near,
    classifier_thresholds: {},
    classifier_failure: 'review',
    two_people_credits: 500,
    two_people_cents: 10_000,
    sale_hold_days: config.SALE_HOLD_DAYS,
    bonus_per_network_day: config.SIGNUP_BONUSES_PER_NETWORK,
    bonus_per_network_hour: 0,
    storage_alarm_bytes: 0,
    alarm_mails: [],
  };
}

export function bandsOf(settings: SettingsNow): Bands {
  const { copy_same: same, copy_near: near } = settings.current();
  return { same, near };
}
