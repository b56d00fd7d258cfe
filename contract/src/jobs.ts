import * as z from 'zod/mini';
import { content } from './content.ts';
import { defineEndpoint } from './endpoint.ts';
import { idParams } from './schemas.ts';

/** What stands on an item that its person took back (MAKE-1). */
export const cancelledMessage = 'Cancelled.';

/** A generation as the list of jobs tells it (MAKE-5). */
const job = z.extend(content, {
  /** How many that wait will begin before it, while it waits itself; null where the line is too long to tell. */
  waiting_before: z.nullable(z.int()),
  /** Seconds that the newest of the same kind, engine and model took from asking to the end, at the median; null where none was measured. */
  estimate_s: z.nullable(z.int()),
  /** Its owner has taken it back. */
  cancelled: z.boolean(),
});
export type Job = z.output<typeof job>;

/** A door of its own, `@loomlight/contract/jobs`: the first visit carries none of it. */
export const jobs = {
  list: defineEndpoint({
    id: 'jobs.list',
    method: 'GET',
    path: '/generations',
    access: 'user',
    rate: 'read',
    summary:
      'Own generations that are running or waiting, and those that ended in the last 24 hours, newest first; 20 at most',
    status: 200,
    reply: z.object({
      generations: z.array(job),
      /** Of all of them, also those beyond the rows. */
      running: z.int(),
      waiting: z.int(),
    }),
  }),
  cancel: defineEndpoint({
    id: 'jobs.cancel',
    method: 'POST',
    path: '/generations/{id}/cancel',
    access: 'user',
    rate: 'write',
    summary:
      'Take an own generation back and get its credits back, as long as no engine has to be paid for it; one that has ended stays as it is',
    params: idParams,
    status: 200,
    reply: z.object({
      generation: content,
      /** 0 where it had ended before. */
      refunded_credits: z.int(),
    }),
  }),
} as const;
