import * as z from 'zod/mini';
import { email } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { time } from './schemas.ts';

const invalidLink = 'This link is cut off. Please open it from the mail again.';
const link = z.object({ token: z.string(invalidLink).check(z.minLength(1, invalidLink), z.maxLength(512)) });

/** An address that waits to be confirmed at both mailboxes. */
const emailChange = z.object({
  new_email: z.string(),
  asked_at: time,
  /** Until when the link to the new address works; it means nothing once that one was confirmed. */
  expires_at: time,
  /** When it changes without the present address, provided that the new one was confirmed. */
  changes_at: time,
  new_confirmed: z.boolean(),
  old_confirmed: z.boolean(),
});
export type EmailChange = z.output<typeof emailChange>;

/**
 * Another address for an account (PEOPLE-47). A door of its own (`@loomlight/contract/email-changes`): the settings and the page of the
 * mailed links call it.
 */
export const emailChanges = {
  ask: defineEndpoint({
    id: 'emailChanges.ask',
    method: 'POST',
    path: '/auth/change-email',
    access: 'user',
    rate: 'mail',
    summary:
      'Mail links to the new and to the present address; the answer never tells whether the new one has an account',
    body: z.object({ email }),
    status: 200,
    reply: emailChange,
  }),
  find: defineEndpoint({
    id: 'emailChanges.find',
    method: 'GET',
    path: '/auth/change-email',
    access: 'user',
    rate: 'read',
    summary: 'The change of the own address that waits, if one does',
    status: 200,
    reply: z.object({ change: z.nullable(emailChange) }),
  }),
  cancel: defineEndpoint({
    id: 'emailChanges.cancel',
    method: 'DELETE',
    path: '/auth/change-email',
    access: 'user',
    rate: 'write',
    summary: 'Leave the own address as it is; its links are void',
    status: 204,
    reply: z.void(),
  }),
  link: defineEndpoint({
    id: 'emailChanges.link',
    method: 'POST',
    path: '/auth/change-email/link',
    access: 'public',
    rate: 'login',
    summary: 'What a mailed link would confirm; does not use it up',
    body: link,
    status: 200,
    reply: z.object({
      /** Which of the two mailboxes the link was mailed to. */
      side: z.enum(['new', 'old']),
      username: z.string(),
      new_email: z.string(),
      changes_at: time,
    }),
  }),
  confirm: defineEndpoint({
    id: 'emailChanges.confirm',
    method: 'POST',
    path: '/auth/change-email/confirm',
    access: 'public',
    rate: 'login',
    summary: 'Confirm a new address from one of the two mailboxes; every other session ends with the change itself',
    body: link,
    status: 200,
    reply: z.object({
      /** `waiting`: the other mailbox is still to confirm, or its time to pass. */
      state: z.enum(['waiting', 'changed']),
      changes_at: time,
    }),
  }),
  stop: defineEndpoint({
    id: 'emailChanges.stop',
    method: 'POST',
    path: '/auth/change-email/stop',
    access: 'public',
    rate: 'login',
    summary: 'Stop the change with the link in the present mailbox; the session that asked for it ends',
    body: link,
    status: 204,
    reply: z.void(),
  }),
} as const;
