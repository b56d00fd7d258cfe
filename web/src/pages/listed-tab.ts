import type { Tab } from '../paths.ts';

/** The tabs that list creations; the addresses of Favorites and Purchases show all until those lists can be called. */
export function listedTab(tab: Tab): 'all' | 'image' | 'video' {
  return tab === 'image' || tab === 'video' ? tab : 'all';
}
