import { contract, defaultPreferences, defaultSettings, type Preferences, type Settings } from '@loomlight/contract';
import * as z from 'zod/mini';

/** What was chosen over what nobody chose; choices that are no longer on offer are as if they had not been made. */
export function readPreferences(chosen: object): Preferences {
  const parsed = z.safeParse(contract.userSettings.preferences.reply, { ...defaultPreferences, ...chosen });
  return parsed.success ? parsed.data : defaultPreferences;
}

/** The same of the settings of an account. */
export function readSettings(chosen: object): Settings {
  const parsed = z.safeParse(contract.userSettings.saveSettings.reply, { ...defaultSettings, ...chosen });
  return parsed.success ? parsed.data : defaultSettings;
}
