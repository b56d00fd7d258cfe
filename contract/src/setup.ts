import * as z from 'zod/mini';
import { newAccount, signedIn } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';

/** The first administrator of an installation (DESK-71, DESK-72). A door of its own (`@loomlight/contract/setup`): one page asks, once. */
export const setup = {
  state: defineEndpoint({
    id: 'setup.state',
    method: 'GET',
    path: '/setup/state',
    access: 'public',
    rate: 'read',
    summary: 'Whether this installation waits for its first administrator',
    status: 200,
    reply: z.object({ open: z.boolean() }),
  }),
  begin: defineEndpoint({
    id: 'setup.begin',
    method: 'POST',
    path: '/setup',
    access: 'public',
    rate: 'register',
    summary:
      'Make the first administrator with the code that the installation has printed, and sign in; 404 once there is one',
    body: z.object({
      code: z
        .string('Please enter the code.')
        .check(z.trim(), z.minLength(1, 'Please enter the code.'), z.maxLength(100)),
      ...newAccount,
    }),
    status: 200,
    reply: signedIn,
  }),
} as const;
