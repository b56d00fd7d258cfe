import { siteNews } from '@loomlight/contract/site-news';
import type { Binder } from '../../http/bind-endpoint.ts';
import type { SiteReader } from './site-reader.ts';

/** What the desk has set for everybody. */
export function siteContentRoutes(binder: Binder, reader: SiteReader): void {
  binder.bind(siteNews.banner, async ({ reply }) => {
    reply.header('Cache-Control', 'public, max-age=20');
    const banner = await reader.banner();
    return {
      banner: banner
        ? {
            ...{ id: banner.id, text: banner.text, is_dismissible: banner.is_dismissible },
            ...{ tone: banner.tone, link: banner.link },
            until: banner.shown_until.toISOString(),
          }
        : null,
    };
  });
}
