import { createSignal } from './create-store.ts';

export const themes = ['system', 'dark', 'light'] as const;
/** What the person has chosen; `system` follows the device. */
export type Theme = (typeof themes)[number];

/** Also read by public/early.js before the first paint. */
const storageKey = 'loomlight:theme';
const changed = createSignal();

/** The stored choice. */
export function chosenTheme(): Theme {
  const shown = document.documentElement.dataset['theme'];
  return shown === 'dark' || shown === 'light' ? shown : 'system';
}

/** What is on the screen now. */
export function shownTheme(): 'dark' | 'light' {
  const chosen = chosenTheme();
  if (chosen !== 'system') return chosen;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

/** Shows a theme at once and remembers it. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  try {
    if (theme === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    // Storage is switched off: the choice lasts as long as the page.
  }
  changed.tell();
}

/** Hears every choice made on this page. Gives the way to stop. */
export const onThemeChange = changed.listen;
