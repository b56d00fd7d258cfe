import * as z from 'zod/mini';
import { email, username } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { messageReply } from './schemas.ts';
import { entered, mailedLink, waitingPrompt } from './waiting-prompt.ts';

/**
 * Accounts that a mailed link opens (PEOPLE-52), and what the link of a verification mail can do besides verifying (PEOPLE-21). A door of
 * its own (`@loomlight/contract/arrivals`): the pages of signing up alone call it.
 */
export const arrivals = {
  register: defineEndpoint({
    id: 'arrivals.register',
    method: 'POST',
    path: '/auth/register/link',
    access: 'public',
    rate: 'register',
    summary: 'Create an account without a password, which the link of its mail opens',
    body: z.object({
      email,
      /** A wish: the account is called something like it where somebody has that name. */
      username: z.optional(username),
      waiting: z.optional(waitingPrompt),
    }),
    status: 201,
    reply: messageReply,
  }),
  link: defineEndpoint({
    id: 'arrivals.link',
    method: 'POST',
    path: '/auth/verify-email/link',
    access: 'public',
    rate: 'login',
    summary: 'Whose verification link this is, as long as it can sign in; does not use it up',
    body: mailedLink,
    status: 200,
    reply: z.object({ username: z.string() }),
  }),
  enter: defineEndpoint({
    id: 'arrivals.enter',
    method: 'POST',
    path: '/auth/verify-email/enter',
    access: 'public',
    rate: 'login',
    summary: 'Sign in with a verification link, once; not for accounts with a second factor',
    body: mailedLink,
    status: 200,
    reply: entered,
  }),
} as const;
