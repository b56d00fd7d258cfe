import type { SettingValues } from '@loomlight/contract/desk';
import { reportClockHours } from '@loomlight/contract/reports';
import { apartMax } from '../features/content/index.ts';
import type { SettingsNow } from '../kernel/settings-now.ts';

const defaults: SettingValues = {
  ...{ site_name: 'Loomlight', footer_line: '' },
  report_clock_hours: { ...reportClockHours },
  ...{ appeal_days: 183, sale_hold_days: 0, copy_same: apartMax.same, copy_near: apartMax.near },
  ...{ classifier_thresholds: {}, classifier_failure: 'review', two_people_credits: 500, two_people_cents: 10_000 },
  ...{ bonus_per_network_day: 20, bonus_per_network_hour: 0, storage_alarm_bytes: 0 },
  alarm_mails: [],
};

/** A site as it is set where nobody has set anything. */
export const usualSettings: SettingsNow = { current: () => defaults, defaults };
