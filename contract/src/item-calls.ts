import * as z from 'zod/mini';
import { content } from './content.ts';
import { defineEndpoint } from './endpoint.ts';
import { promptPrice } from './generation-fields.ts';
import { limits } from './limits.ts';
import { idParams, limitQuery, pageQuery, singleText, waitQuery } from './schemas.ts';

/** Counts of one day in UTC; days on which nothing happened are left out. */
const daily = z.object({ date: z.string(), views: z.int(), favorites: z.int(), downloads: z.int() });

/** A page of own items. `plural` is the field that they stand in. */
export function pageOf<const Plural extends string>(plural: Plural) {
  // A computed key widens to `string`; the object has exactly this one.
  const items = { [plural]: z.array(content) } as Record<Plural, z.ZodMiniArray<typeof content>>;
  return z.object({ ...items, page: z.int(), limit: z.int(), total: z.int(), has_more: z.boolean() });
}

/**
 * The calls that images and videos have in common: reading one, and what its owner may do with it
 * (R-API-12, R-API-14, R-API-18 and R-API-21 for images, R-API-24 and R-API-25 for videos).
 */
export function itemCalls<const Area extends 'images' | 'videos', const Formats extends readonly [string, ...string[]]>(
  area: Area,
  formats: Formats,
) {
  const noun = area === 'images' ? 'picture' : 'film';
  return {
    get: defineEndpoint({
      id: `${area}.get`,
      method: 'GET',
      path: `/${area}/{id}`,
      access: 'public',
      rate: 'read',
      summary: `One ${noun} as the caller may see it; with wait (or Prefer: wait=N) an own one that is being made is answered when it has ended, after so many seconds at the latest`,
      params: idParams,
      /** Seconds, 60 at most. */
      query: z.object({ wait: waitQuery() }),
      status: 200,
      reply: content,
    }),
    change: defineEndpoint({
      id: `${area}.change`,
      method: 'PATCH',
      path: `/${area}/{id}`,
      access: 'user',
      rate: 'write',
      summary: 'Changes visibility, lock and price of an own item, all together or not at all',
      params: idParams,
      body: z
        .object({
          is_public: z.optional(z.boolean('Public is either true or false.')),
          is_prompt_locked: z.optional(z.boolean('Locked is either true or false.')),
          prompt_price: z.optional(promptPrice),
        })
        .check(
          z.refine(
            (body) => Object.values(body).some((value) => value !== undefined),
            'Please say what to change: is_public, is_prompt_locked or prompt_price.',
          ),
        ),
      status: 200,
      reply: content,
    }),
    lock: defineEndpoint({
      id: `${area}.lock`,
      method: 'PATCH',
      path: `/${area}/{id}/prompt-lock`,
      access: 'user',
      rate: 'write',
      summary: 'Locks the prompt of an own public item behind a price, changes the price, or opens it for everyone',
      params: idParams,
      body: z.object({
        is_prompt_locked: z.boolean('Locked is either true or false.'),
        prompt_price: z.optional(promptPrice),
      }),
      status: 200,
      reply: content,
    }),
    visibility: defineEndpoint({
      id: `${area}.visibility`,
      method: 'PATCH',
      path: `/${area}/{id}/visibility`,
      access: 'user',
      rate: 'write',
      summary: 'Makes an own item public or private; private ones lose their lock, and their old address is dead',
      params: idParams,
      body: z.object({ is_public: z.boolean('Public is either true or false.') }),
      status: 200,
      reply: content,
    }),
    remove: defineEndpoint({
      id: `${area}.remove`,
      method: 'DELETE',
      path: `/${area}/{id}`,
      access: 'user',
      rate: 'write',
      summary: `Removes an own ${noun} and its media for good`,
      params: idParams,
      status: 204,
      reply: z.void(),
    }),
    download: defineEndpoint({
      id: `${area}.download`,
      method: 'GET',
      path: `/${area}/{id}/download`,
      access: 'public',
      // It counts, and another format is encoded for this one caller: a second of work where a read is a millisecond.
      rate: 'write',
      summary: 'The bytes as an attachment; counts a download at most once per viewer and day (UTC)',
      params: idParams,
      query: z.object({
        format: z.pipe(
          singleText,
          z.optional(z.enum(formats, `A ${noun} can be downloaded as ${formats.join(', ')}.`)),
        ),
      }),
      status: 200,
      reply: z.unknown(),
      produces: area === 'images' ? 'image/*' : 'video/*',
    }),
    share: defineEndpoint({
      id: `${area}.share`,
      method: 'POST',
      path: `/${area}/{id}/share`,
      access: 'public',
      rate: 'write',
      summary: `The address to share; private ${noun}s have none`,
      params: idParams,
      status: 200,
      reply: z.object({ url: z.string() }),
    }),
    view: defineEndpoint({
      id: `${area}.view`,
      method: 'POST',
      path: `/${area}/{id}/view`,
      access: 'public',
      rate: 'read',
      summary: `Says that a public ${noun} was opened; counts once per viewer and day (UTC), its owner never`,
      params: idParams,
      status: 204,
      reply: z.void(),
    }),
    analytics: defineEndpoint({
      id: `${area}.analytics`,
      method: 'GET',
      path: `/${area}/{id}/analytics`,
      access: 'user',
      rate: 'read',
      summary: 'How an own item is doing, in all and by day (UTC), the newest 90 days',
      params: idParams,
      status: 200,
      reply: z.object({
        views: z.int(),
        favorites: z.int(),
        downloads: z.int(),
        shares: z.int(),
        unlocks: z.int(),
        credits_earned: z.int(),
        daily: z.array(daily),
      }),
    }),
  } as const;
}

/** Query of the lists that are paged by number. */
export const pageQueryOf = (defaultLimit: number = limits.historyPageSize) =>
  z.object({ page: pageQuery(), limit: limitQuery(defaultLimit) });
