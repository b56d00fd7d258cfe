import * as z from 'zod/mini';
import { currentPassword } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { messageReply, singleText } from './schemas.ts';

/** What a person may ask for all of their data: to take it along, and to have it removed (R-API-35). */
export const privacy = {
  deleteAccount: defineEndpoint({
    id: 'privacy.deleteAccount',
    method: 'POST',
    path: '/user/delete-account',
    access: 'user',
    rate: 'login',
    summary:
      'Delete the account: signed out and out of sight at once, everything else soon after; 403 proof_needed until a second factor was shown',
    body: z.object({
      /** Left out by accounts that have none: they must have signed in within ten minutes. */
      password: z.optional(currentPassword),
      confirm: z.literal('DELETE', 'Please type DELETE to confirm.'),
    }),
    status: 200,
    reply: messageReply,
  }),
  exportData: defineEndpoint({
    id: 'privacy.exportData',
    method: 'GET',
    path: '/user/export',
    access: 'user',
    rate: 'mail',
    summary:
      'All data of the caller as JSON, or as a ZIP with the ledger as a table and every own file; a mail tells of it',
    query: z.object({
      format: z.pipe(singleText, z._default(z.enum(['json', 'zip'], 'format is json or zip.'), 'json')),
    }),
    status: 200,
    reply: z.void(),
    produces: 'application/octet-stream',
  }),
} as const;
