import type { Tab } from '../../paths.ts';

/** The tabs in their order (R-DASH-10); the first and the last are the owner's alone (R-DASH-11). */
export const ownTabs = [
  { value: 'favorites', label: 'Favorites' },
  { value: 'all', label: 'All' },
  { value: 'image', label: 'Images' },
  { value: 'video', label: 'Videos' },
  { value: 'prompt-purchases', label: 'Purchases' },
] as const satisfies readonly { readonly value: Tab; readonly label: string }[];

/** What everybody else may look through. */
export const publicTabs = ownTabs.filter(({ value }) => value !== 'favorites' && value !== 'prompt-purchases');

/** What the first counter counts. */
export const countedAs: Readonly<Record<Tab, string>> = {
  favorites: 'favorited',
  all: 'posts',
  image: 'posts',
  video: 'posts',
  'prompt-purchases': 'purchased',
};

/** What stands where a tab has nothing to list. */
export const emptyWords: Readonly<Record<Tab, { readonly title: string; readonly hint?: string }>> = {
  favorites: { title: 'No favorites yet', hint: 'Press the heart of a picture or film, and you find it here again.' },
  all: { title: 'Nothing here yet' },
  image: { title: 'No images found' },
  video: { title: 'No videos found' },
  'prompt-purchases': {
    title: 'No prompt purchases yet',
    hint: 'When you purchase prompt access to locked content, it will appear here!',
  },
};
