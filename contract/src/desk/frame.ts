import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { id, idParams, limitQuery, singleText, time } from '../schemas.ts';
import { facts } from './acts.ts';

const auditEntry = z.object({
  id,
  at: time,
  /** Who: the id of an administrator, or a word such as operator. */
  actor: z.string(),
  /** The name of that administrator today; null for a word, and for who has left. */
  actor_name: z.nullable(z.string()),
  action: z.string(),
  subject: z.string(),
  /** The name of the person that it is about; null for everything else. */
  subject_name: z.nullable(z.string()),
  detail: z.string(),
  before: z.nullable(facts),
  after: z.nullable(facts),
  reason: z.string(),
  /** The second person, where one was needed. */
  approved_by: z.nullable(z.string()),
});
export type AuditEntry = z.output<typeof auditEntry>;

const word = (name: string) =>
  z.pipe(singleText, z.optional(z.string().check(z.maxLength(200, `${name} has at most 200 characters.`))));
const moment = (name: string) =>
  z.pipe(
    singleText,
    z.optional(z.iso.datetime({ offset: true, error: `${name} is a time such as 2026-01-31T12:00:00.000Z.` })),
  );
const filter = {
  actor: word('actor'),
  action: word('action'),
  subject: word('subject'),
  from: moment('from'),
  to: moment('to'),
};

const approval = z.object({
  id,
  action: z.string(),
  subject: z.string(),
  subject_name: z.nullable(z.string()),
  before: facts,
  after: facts,
  effects: z.array(z.string()),
  reason: z.string(),
  asked_by: id,
  asked_by_name: z.nullable(z.string()),
  asked_at: time,
  expires_at: time,
  /** open until somebody answers; expired when nobody did in time; overtaken when the rows had changed. */
  state: z.enum(['open', 'approved', 'refused', 'withdrawn', 'overtaken', 'expired']),
  decided_at: z.nullable(time),
});
export type Approval = z.output<typeof approval>;

/** What can wait for an administrator. */
const waitingKind = z.enum([
  'approval',
  'engine',
  'classifier',
  'overdue',
  'report',
  'appeal',
  'payment',
  'dispute',
  /** One that has time: nothing has to be done yet, and it is not forgotten. */
  'open_dispute',
  'review',
  'objection',
  'refusals',
  'bonus',
  'signal',
  'storage',
  'books',
  'backup',
  'mail',
  'possibly_paid',
  'orphans',
  'missing',
]);

/** Something that waits for an administrator. */
const waiting = z.object({
  kind: waitingKind,
  /** What it is about: an approval's or an engine's name. */
  about: z.string(),
  /** How many of it there are; of the storage: per cent of what it may hold. */
  count: z.int(),
  since: z.nullable(time),
  due_at: z.nullable(time),
});
export type Waiting = z.output<typeof waiting>;

/** What surrounds every part of the desk: who one is, what waits, what was done. */
export const frame = {
  confirm: defineEndpoint({
    id: 'desk.confirm',
    method: 'POST',
    path: '/desk/confirm',
    access: 'admin',
    rate: 'login',
    summary: 'Show who one is, for a quarter of an hour: with the password, or by having just signed in',
    body: z.object({ password: z.optional(z.string()) }),
    status: 204,
    reply: z.void(),
  }),
  now: defineEndpoint({
    id: 'desk.now',
    method: 'GET',
    path: '/desk/now',
    access: 'admin',
    rate: 'read',
    summary: 'What waits for an administrator, the most urgent first',
    status: 200,
    reply: z.object({
      waiting: z.array(waiting),
      /** What could not be asked about in time, or not at all: there may be some of it. */
      unread: z.array(waitingKind),
    }),
  }),
  figures: defineEndpoint({
    id: 'desk.figures',
    method: 'GET',
    path: '/desk/figures',
    access: 'admin',
    rate: 'read',
    summary: 'Figures of the last 24 hours, and of those before',
    status: 200,
    reply: z.object({
      figures: z.array(
        z.object({
          name: z.string(),
          /** Of what is money, whose figures are in its smallest unit. */
          currency: z.optional(z.string()),
          last: z.int(),
          before: z.int(),
        }),
      ),
    }),
  }),
  health: defineEndpoint({
    id: 'desk.health',
    method: 'GET',
    path: '/desk/health',
    access: 'admin',
    rate: 'read',
    summary: 'Engines with what waits for each, when the books were last found right, and of when the newest backup is',
    status: 200,
    reply: z.object({
      engines: z.array(
        z.object({ engine: z.string(), content_type: z.string(), state: z.string(), unfinished: z.int() }),
      ),
      books_checked_at: z.nullable(time),
      /** Null where the product's own command has made none. */
      backed_up_at: z.nullable(time),
    }),
  }),
  parts: defineEndpoint({
    id: 'desk.parts',
    method: 'GET',
    path: '/desk/parts',
    access: 'admin',
    rate: 'read',
    summary: 'Database, storage and queue as /readyz sees them; one that does not answer within two seconds is failing',
    status: 200,
    reply: z.object({ parts: z.array(z.object({ name: z.string(), state: z.enum(['ok', 'failing']) })) }),
  }),
  processes: defineEndpoint({
    id: 'desk.processes',
    method: 'GET',
    path: '/desk/processes',
    access: 'admin',
    rate: 'read',
    summary: 'Processes of the product as each says so once a minute, and for a day those that died',
    status: 200,
    reply: z.object({
      processes: z.array(
        z.object({
          /** Host, number and role. */
          process: z.string(),
          role: z.string(),
          version: z.string(),
          started_at: time,
          seen_at: time,
          /** Not seen for so long that it has died, or cannot reach the database. */
          is_silent: z.boolean(),
        }),
      ),
    }),
  }),
  audit: defineEndpoint({
    id: 'desk.audit',
    method: 'GET',
    path: '/desk/audit',
    access: 'admin',
    rate: 'read',
    summary: 'What administrators did, the latest first; by key (before_id)',
    query: z.object({
      ...filter,
      before_id: z.pipe(
        singleText,
        z.optional(z.string().check(z.regex(/^[0-9]{1,18}$/, 'before_id is the id of the last entry seen.'))),
      ),
      limit: limitQuery(limits.pageLimitDefault),
    }),
    status: 200,
    reply: z.object({ entries: z.array(auditEntry), next: z.nullable(id) }),
  }),
  auditTable: defineEndpoint({
    id: 'desk.auditTable',
    method: 'GET',
    path: '/desk/audit.csv',
    access: 'admin',
    rate: 'read',
    summary: 'The same as a table, the latest 50,000 entries at most',
    query: z.object(filter),
    status: 200,
    produces: 'text/csv',
    reply: z.unknown(),
  }),
  approvals: defineEndpoint({
    id: 'desk.approvals',
    method: 'GET',
    path: '/desk/approvals',
    access: 'admin',
    rate: 'read',
    summary: 'Acts that wanted a second administrator, the latest hundred',
    status: 200,
    reply: z.object({ approvals: z.array(approval) }),
  }),
  decideApproval: defineEndpoint({
    id: 'desk.decideApproval',
    method: 'POST',
    path: '/desk/approvals/{id}',
    access: 'admin',
    rate: 'write',
    summary: 'Approve or refuse an act of another administrator, or withdraw an own one',
    params: idParams,
    body: z.object({
      decision: z.enum(['approved', 'refused', 'withdrawn'], 'decision is approved, refused or withdrawn.'),
    }),
    status: 200,
    reply: z.object({ state: z.enum(['approved', 'refused', 'withdrawn']), audit_id: z.nullable(id) }),
  }),
} as const;
