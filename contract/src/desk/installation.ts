import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

/** Where the value of a setting comes from: the environment, the file `.env`, what it is when nobody sets it, or the product itself. */
export const settingSources = ['environment', 'file', 'default', 'made_here'] as const;

const setting = z.object({
  name: z.string(),
  /** Null for a secret, and where nothing is set; an address without a log-in or query. */
  value: z.nullable(z.string()),
  is_secret: z.boolean(),
  is_set: z.boolean(),
  source: z.enum(settingSources),
  /** What it decides. */
  decides: z.string(),
});
export type DeskSetting = z.output<typeof setting>;

/** How the process that answers was set up. */
export const installation = {
  get: defineEndpoint({
    id: 'desk.installation',
    method: 'GET',
    path: '/desk/installation',
    access: 'admin',
    rate: 'read',
    summary: 'Every setting of the process that answers, with its source; no secret',
    status: 200,
    reply: z.object({
      /** Others than the people of its machine can reach it. */
      is_production: z.boolean(),
      settings: z.array(setting),
      /** A sentence for each setting that is only fit for a desk, and would be refused in production. */
      only_for_desk: z.array(z.string()),
    }),
  }),
} as const;
