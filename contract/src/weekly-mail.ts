import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { singleText } from './schemas.ts';

/** The way out of the weekly mail (KEEP-80). A door of its own (`@loomlight/contract/weekly-mail`): only a link of that mail leads to it. */
export const weeklyMail = {
  stop: defineEndpoint({
    id: 'weeklyMail.stop',
    method: 'POST',
    path: '/weekly-mail/stop',
    access: 'public',
    rate: 'session',
    summary:
      'Stop the weekly mail with the token of any of them, without signing in; programs for mail call it by themselves (RFC 8058)',
    query: z.object({
      token: z.pipe(singleText, z._default(z.string().check(z.maxLength(200, 'token is that of a mail.')), '')),
    }),
    consumes: 'application/x-www-form-urlencoded',
    status: 204,
    reply: z.void(),
  }),
} as const;
