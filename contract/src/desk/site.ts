import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { time } from '../schemas.ts';
import { isBlank, isStorableText } from '../text.ts';
import { accentPattern } from './accent.ts';
import { bannerFields, bannerTones } from '../site-news.ts';
import { actBody, actQuery, actReply } from './acts.ts';

export const pageSlugs = ['terms', 'privacy', 'imprint', 'rules'] as const;
export type PageSlug = (typeof pageSlugs)[number];

const version = z.object({ version: z.int(), text: z.string(), made_at: time, username: z.string() });
export type PageVersion = z.output<typeof version>;
const banner = z.object({ ...bannerFields, from: time });
export type DeskBanner = z.output<typeof banner>;

const text = (max: number) =>
  z.string('text is a text.').check(
    z.trim(),
    z.maxLength(max, `It has at most ${max.toLocaleString('en-US')} characters.`),
    z.refine((words) => !isBlank(words) && isStorableText(words), 'Please write something.'),
  );
const moment = (name: string) =>
  z.iso.datetime({ offset: true, error: `${name} is a time such as 2026-01-31T12:00:00.000Z.` });
/** An address of the web, or a page of this site. */
const linkPattern = /^(?:https:\/\/[^/\s][^\s]*|\/(?:[^/\\\s][^\s]*)?)$/;
const link = z
  .string('link is an address.')
  .check(
    z.trim(),
    z.maxLength(500, 'link has at most 500 characters.'),
    z.regex(
      linkPattern,
      'link is an address such as https://status.example.org, or a page of this site such as /help.',
    ),
  );
const slugParams = z.object({ slug: z.enum(pageSlugs, `slug is one of ${pageSlugs.join(', ')}.`) });

const act = { method: 'POST', access: 'admin', rate: 'write', query: actQuery } as const;
const answered = { status: 200, mayWait: true, reply: actReply, idempotent: true } as const;

/** What everybody sees: the pages of the footer and the banner. */
export const site = {
  page: defineEndpoint({
    id: 'desk.page',
    method: 'GET',
    path: '/desk/pages/{slug}',
    access: 'admin',
    rate: 'read',
    summary: 'The versions of a page of the footer, the newest first, twenty at most',
    params: slugParams,
    status: 200,
    reply: z.object({ versions: z.array(version) }),
  }),
  savePage: defineEndpoint({
    ...act,
    id: 'desk.savePage',
    path: '/desk/pages/{slug}',
    summary: 'Write a page of the footer: plain text with headings, lists and links; tags and scripts are left out',
    params: slugParams,
    body: z.object({ ...actBody, text: text(50_000) }),
    ...answered,
  }),
  accent: defineEndpoint({
    id: 'desk.accent',
    method: 'GET',
    path: '/desk/accent',
    access: 'admin',
    rate: 'read',
    summary: "The colour of the site; null where it is the product's own",
    status: 200,
    reply: z.object({ colour: z.nullable(z.string()) }),
  }),
  setAccent: defineEndpoint({
    ...act,
    id: 'desk.setAccent',
    path: '/desk/accent',
    summary:
      'Give the site a colour of its own, in which words can be read in both themes, or null for the one it came with',
    body: z.object({
      ...actBody,
      colour: z.nullable(
        z.string('colour is a colour.').check(z.regex(accentPattern, 'colour is a colour such as #7c3aed.')),
      ),
    }),
    ...answered,
  }),
  banner: defineEndpoint({
    id: 'desk.banner',
    method: 'GET',
    path: '/desk/banner',
    access: 'admin',
    rate: 'read',
    summary: 'The banner that was set last and not taken away',
    status: 200,
    reply: z.object({ banner: z.nullable(banner) }),
  }),
  showBanner: defineEndpoint({
    ...act,
    id: 'desk.showBanner',
    path: '/desk/banner',
    summary: 'Put a sentence above the header of every page until a moment, in place of the one before',
    body: z.object({
      ...actBody,
      text: text(200),
      /** Left out for at once. */
      from: z.optional(moment('from')),
      until: moment('until'),
      is_dismissible: z._default(z.boolean('is_dismissible is true or false.'), true),
      tone: z._default(z.enum(bannerTones, 'tone is info or warning.'), 'info'),
      /** Where `Read more` leads; left out for nowhere. */
      link: z.optional(link),
    }),
    ...answered,
  }),
  endBanner: defineEndpoint({
    ...act,
    id: 'desk.endBanner',
    path: '/desk/banner/end',
    summary: 'Take the banner away before its time',
    body: z.object(actBody),
    ...answered,
  }),
} as const;
