import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, time } from './schemas.ts';

export const bannerTones = ['info', 'warning'] as const;
export const bannerFields = {
  ...{ id, text: z.string(), until: time, is_dismissible: z.boolean() },
  tone: z.enum(bannerTones),
  /** An address of the web, or a page of this site; null for none. */
  link: z.nullable(z.string()),
};
const banner = z.object(bannerFields);
export type Banner = z.output<typeof banner>;

/** What whoever runs the installation says to everybody (DESK-62). A door of its own (`@loomlight/contract/site-news`): it is asked for when a page has come to rest. */
export const siteNews = {
  banner: defineEndpoint({
    id: 'siteNews.banner',
    method: 'GET',
    path: '/site/banner',
    access: 'public',
    rate: 'read',
    summary: 'The sentence above the header of every page, where there is one',
    status: 200,
    reply: z.object({ banner: z.nullable(banner) }),
  }),
} as const;
