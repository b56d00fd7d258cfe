import { useEffect } from 'react';
import { siteName } from './site-name.ts';

/** Names the page in the tab of the browser; the home page's own title returns when it is left. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    const before = document.title;
    document.title = `${title} · ${siteName()}`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
