import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { id, singleText, time } from '../schemas.ts';

export const monthTables = ['summary', 'entries', 'orders'] as const;
const check = z.object({ id, at: time, users: z.int(), entries: z.int(), violations: z.int() });

/** The books: how they were found, and a month of them as a table. */
export const books = {
  get: defineEndpoint({
    id: 'desk.books',
    method: 'GET',
    path: '/desk/books',
    access: 'admin',
    rate: 'read',
    summary: 'When the hourly check last found everything right, and the checks that were asked for, the newest fifty',
    status: 200,
    reply: z.object({ found_right_at: z.nullable(time), checks: z.array(check) }),
  }),
  verify: defineEndpoint({
    id: 'desk.verifyBooks',
    method: 'POST',
    path: '/desk/books/verify',
    access: 'admin',
    rate: 'write',
    summary: 'Check every promise of the ledger from its first entry on; adds a line to the history of checks',
    status: 200,
    reply: z.object({ balanced: z.boolean(), lines: z.array(z.string()) }),
  }),
  month: defineEndpoint({
    id: 'desk.exportMonth',
    method: 'GET',
    path: '/desk/export.csv',
    access: 'admin',
    rate: 'write',
    summary:
      'A month of UTC as a table, in a confirmed session: its summary, its entries, or its orders. What went back counts in the month of its payment',
    query: z.object({
      kind: z.pipe(singleText, z.enum(monthTables, `kind is one of ${monthTables.join(', ')}.`)),
      month: z.pipe(
        singleText,
        z
          .string('month is a month such as 2026-01.')
          .check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'month is a month such as 2026-01.')),
      ),
    }),
    status: 200,
    produces: 'text/csv',
    reply: z.unknown(),
  }),
} as const;
