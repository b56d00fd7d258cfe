import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { entered, mailedLink } from './waiting-prompt.ts';

/**
 * What the link of a verification mail can do besides verifying (PEOPLE-21). A door of its own (`@loomlight/contract/arrivals`): one page
 * calls it.
 */
export const arrivals = {
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
