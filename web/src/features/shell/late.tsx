import { ShortcutKeys } from '../shortcuts/index.ts';
import { SiteBanner } from './site-banner.tsx';

/** What every page has, and none needs to be seen. */
export function Late() {
  return (
    <>
      <ShortcutKeys />
      <SiteBanner />
    </>
  );
}
