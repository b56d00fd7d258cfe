import * as z from 'zod/mini';
import { contentType } from './content-type.ts';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { limitQuery, offsetQuery, singleText, time } from './schemas.ts';

/** How far back statistics look. */
export const timeframes = ['7d', '30d', '90d', 'all'] as const;
export type Timeframe = (typeof timeframes)[number];

const figures = {
  generations: z.int(),
  images: z.int(),
  videos: z.int(),
  failed: z.int(),
  credits_spent: z.int(),
  credits_refunded: z.int(),
  views: z.int(),
  /** Views by others while the prompt was for sale, each viewer once a day. */
  locked_views: z.int(),
  favorites: z.int(),
  prompts_sold: z.int(),
  credits_earned: z.int(),
};
const dailyFigures = z.object({ date: z.string(), ...figures });
export type DailyFigures = z.output<typeof dailyFigures>;

export const activityTypes = ['generation', 'favorite', 'unlock', 'sale', 'payment'] as const;
const activity = z.object({
  id: z.string(),
  type: z.enum(activityTypes),
  /** The item that it is about, where the caller may (still) see it. */
  content_id: z.nullable(z.string()),
  content_type: z.nullable(contentType),
  created_at: time,
  summary: z.string(),
});
export type Activity = z.output<typeof activity>;

export const statistics = {
  figures: defineEndpoint({
    id: 'statistics.figures',
    method: 'GET',
    path: '/user/statistics',
    access: 'user',
    rate: 'read',
    summary:
      'What the caller has made, spent and earned, in all, by price and by day (UTC), every day of the timeframe in its place',
    query: z.object({
      timeframe: z.pipe(singleText, z._default(z.enum(timeframes, 'timeframe is 7d, 30d, 90d or all.'), '30d')),
    }),
    status: 200,
    reply: z.object({
      timeframe: z.enum(timeframes),
      ...figures,
      /** The same of the time before, which is as long; null for `all`. */
      before: z.nullable(z.object(figures)),
      /** What was sold at which price, the lowest first. */
      prices: z.array(z.object({ price: z.int(), sold: z.int(), earned: z.int() })),
      /** Oldest first; for `all` the newest `limits.statisticsDaysMax` days since the first. */
      daily: z.array(dailyFigures),
    }),
  }),
  activity: defineEndpoint({
    id: 'statistics.activity',
    method: 'GET',
    path: '/user/activity',
    access: 'user',
    rate: 'read',
    summary: 'What the caller has done and sold, newest first; as deep, and counted as far, as 1,000',
    query: z.object({ limit: limitQuery(limits.pageLimitDefault), offset: offsetQuery() }),
    status: 200,
    reply: z.object({ activity: z.array(activity), total: z.int() }),
  }),
} as const;
