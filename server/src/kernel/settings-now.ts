import type { SettingValues } from '@loomlight/contract/desk';

/** How the site is set (DESK-84), for whoever only reads it. */
export interface SettingsNow {
  /** As it holds now; asks nobody, so it may be called wherever something is decided by it. */
  readonly current: () => SettingValues;
  /** As it holds where the desk has set nothing. */
  readonly defaults: SettingValues;
}
