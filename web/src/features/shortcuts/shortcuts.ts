import { paths } from '../../paths.ts';

/** The key that shortcuts begin with: Command on a Mac, Ctrl elsewhere. */
export const modKey = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

/** Pages that G and a letter lead to. */
export const places = [
  { name: 'Home', letter: 'h', to: paths.home(), forGuests: true },
  { name: 'Gallery', letter: 'g', to: paths.gallery(), forGuests: true },
  { name: 'Search', letter: 's', to: paths.search(), forGuests: true },
  { name: 'Your work', letter: 'w', to: paths.dashboard(), forGuests: false },
  { name: 'Collections', letter: 'l', to: paths.collections(), forGuests: false },
  { name: 'Trash', letter: 'x', to: paths.trash(), forGuests: false },
  { name: 'Credits', letter: 'c', to: paths.credits(), forGuests: false },
  { name: 'Notifications', letter: 'n', to: paths.notifications(), forGuests: false },
  { name: 'Statistics', letter: 't', to: paths.statistics(), forGuests: false },
  { name: 'Settings', letter: 'e', to: paths.settings(), forGuests: false },
] as const;
