import { lazy } from 'react';

export { AccountFacts } from './account-facts.tsx';
export { SettingsIndex } from './settings-index.tsx';
export { Security } from './security.tsx';
export { ThemeChoice } from './theme-choice.tsx';
/** Comes a moment later, as its lists do. */
export const PreferencesSection = lazy(async () => ({
  default: (await import('./preferences.tsx')).PreferencesSection,
}));
/** Comes a moment later: the page is read from its top. */
export const Billing = lazy(async () => ({ default: (await import('./billing.tsx')).Billing }));
/** The last of the page: a copy of one's data, and the way out. */
export const YourData = lazy(async () => ({ default: (await import('./your-data.tsx')).YourData }));
