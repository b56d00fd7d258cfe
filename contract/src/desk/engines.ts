import * as z from 'zod/mini';
import { contentType } from '../content-type.ts';
import { defineEndpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { id, idParams, singleText, time } from '../schemas.ts';
import { isStorableText } from '../text.ts';
import { actBody, actQuery, actReply } from './acts.ts';
import { text } from './grounds.ts';

const job = z.object({
  id,
  content_type: contentType,
  /** A worker has it; otherwise it waits for one. */
  is_running: z.boolean(),
  /** 0 to 1. */
  progress: z.number(),
  attempt: z.int(),
  engine: z.string(),
  model: z.string(),
  user_id: id,
  username: z.string(),
  credits: z.int(),
  created_at: time,
  deadline_at: time,
});
export type DeskJob = z.output<typeof job>;

const queue = z.object({
  content_type: contentType,
  waiting: z.int(),
  running: z.int(),
  /** How long the oldest of what waits has waited; 0 when nothing does. */
  oldest_seconds: z.number(),
});
export type DeskQueue = z.output<typeof queue>;

const doubtful = z.object({
  id,
  content_type: contentType,
  engine: z.string(),
  model: z.string(),
  submitted_at: time,
});
export type DoubtfulTask = z.output<typeof doubtful>;

/** Money in millionths of its unit: whole numbers, so that a price per item may be a fraction of a cent. */
const micros = z.int();
const enginePrice = z.object({
  /** Empty for every model of the engine that has no price of its own. */
  model: z.string(),
  unit: z.enum(['item', 'second']),
  micros,
  currency: z.string(),
  since: time,
});
export type EnginePrice = z.output<typeof enginePrice>;

const modelCost = z.object({
  model: z.string(),
  items: z.int(),
  /** What their people have paid in the end. */
  credits: z.int(),
  currency: z.nullable(z.string()),
  /** Null where the engine had no price when they were made: not 0. */
  cost_micros: z.nullable(micros),
  /** What the credits are worth at the average price that was paid for one; null where none was sold. */
  income_micros: z.nullable(micros),
  margin_micros: z.nullable(micros),
});
export type ModelCost = z.output<typeof modelCost>;

const engineCosts = z.object({
  engine: z.string(),
  content_type: contentType,
  /** What it costs today; empty for no price. */
  prices: z.array(enginePrice),
  models: z.array(modelCost),
});
export type EngineCosts = z.output<typeof engineCosts>;

/** How long half and 95 of a hundred of what was made in some time took at most; null for nothing, which is not 0. */
const latency = z.nullable(z.object({ items: z.int(), p50_ms: z.int(), p95_ms: z.int() }));
/** How one process finds its line to an engine, or to the classifier. */
export const lineOfProcess = z.object({
  process: z.string(),
  /** Null for one that has not said for a day that it lives. */
  role: z.nullable(z.string()),
  state: z.enum(['well', 'probing', 'left_alone']),
  /** In a row; and of what kind the last of them was, which is a code or a status. */
  failures: z.int(),
  reason: z.nullable(z.string()),
  since: time,
  /** It was killed, or cannot reach the database: how it found the line then says nothing any more. */
  is_silent: z.boolean(),
  seen_at: z.nullable(time),
});
export type LineOfProcess = z.output<typeof lineOfProcess>;
const engineLine = z.object({
  engine: z.string(),
  content_type: contentType,
  /** False where it works in the product itself, which has no line to it; null for one that is not set any more. */
  is_elsewhere: z.nullable(z.boolean()),
  /** How each process finds its line, those that live first. */
  processes: z.array(lineOfProcess),
  models: z.array(z.object({ model: z.string(), hour: latency, day: latency })),
});
export type EngineLine = z.output<typeof engineLine>;
export type Latency = z.output<typeof latency>;

const name = (field: string) =>
  z
    .string(`${field} is a text.`)
    .check(
      z.trim(),
      z.maxLength(200, `${field} has at most 200 characters.`),
      z.refine(isStorableText, `${field} holds characters that cannot be stored.`),
    );

const idsError = `ids is a list of 1 to ${limits.batchActMax} tasks, each named once.`;
/** The tasks that one act settles. */
const taskIds = z.array(z.string(), idsError).check(
  z.minLength(1, idsError),
  z.maxLength(limits.batchActMax, idsError),
  z.refine((ids) => new Set(ids).size === ids.length, idsError),
);

/** An amount of money that is sent, of a thousand units at most. */
const sentMicros = (field: string) =>
  z
    .int(`${field} is a whole number.`)
    .check(z.gte(0, `${field} is at least 0.`), z.lte(1_000_000_000, `${field} is at most 1,000,000,000.`));
const sentCurrency = z
  .string('currency is a text.')
  .check(z.regex(/^[a-z]{3}$/, 'A currency is three small letters, such as usd.'));

/** What is being made, and by which engines. */
export const engines = {
  costs: defineEndpoint({
    id: 'desk.engines',
    method: 'GET',
    path: '/desk/engines',
    access: 'admin',
    rate: 'read',
    summary: 'Engines with what they cost today, and what was made in the last days has cost and brought in',
    query: z.object({
      days: z.pipe(singleText, z._default(z.enum(['1', '7', '30', '90'], 'days is 1, 7, 30 or 90.'), '30')),
    }),
    status: 200,
    reply: z.object({ engines: z.array(engineCosts) }),
  }),
  lines: defineEndpoint({
    id: 'desk.engineLines',
    method: 'GET',
    path: '/desk/engines/lines',
    access: 'admin',
    rate: 'read',
    summary:
      'How every process finds its line to each engine, and how long each model took within the last hour and day',
    status: 200,
    reply: z.object({ lines: z.array(engineLine) }),
  }),
  setPrice: defineEndpoint({
    id: 'desk.setEnginePrice',
    method: 'POST',
    path: '/desk/engines/prices',
    access: 'admin',
    rate: 'write',
    summary: 'Say what an engine costs from now on; what was made before keeps the cost that it had',
    query: actQuery,
    body: z.object({
      ...actBody,
      engine: name('engine').check(z.minLength(1, 'Please name the engine.')),
      content_type: contentType,
      model: z._default(name('model'), ''),
      unit: z.enum(['item', 'second'], 'unit is item or second.'),
      micros: sentMicros('micros'),
      currency: sentCurrency,
    }),
    status: 200,
    mayWait: true,
    reply: actReply,
    idempotent: true,
  }),
  jobs: defineEndpoint({
    id: 'desk.jobs',
    method: 'GET',
    path: '/desk/jobs',
    access: 'admin',
    rate: 'read',
    summary:
      'What is being made or waits, the nearest deadline first, a hundred at most; no prompt. And how much there is of each kind',
    status: 200,
    reply: z.object({
      jobs: z.array(job),
      /** All that there is, of each kind. */
      queues: z.array(queue),
    }),
  }),
  retryJob: defineEndpoint({
    id: 'desk.retryJob',
    method: 'POST',
    path: '/desk/jobs/{id}/retry',
    access: 'admin',
    rate: 'write',
    summary: 'Send what waits to the queue once more; no credit moves. What a worker has and what has ended is 409',
    params: idParams,
    query: actQuery,
    body: z.object(actBody),
    status: 200,
    mayWait: true,
    reply: actReply,
    idempotent: true,
  }),
  cancelJob: defineEndpoint({
    id: 'desk.cancelJob',
    method: 'POST',
    path: '/desk/jobs/{id}/cancel',
    access: 'admin',
    rate: 'write',
    summary: 'End what is being made and give its credits back',
    params: idParams,
    query: actQuery,
    body: z.object(actBody),
    status: 200,
    mayWait: true,
    reply: actReply,
    idempotent: true,
  }),
  possiblyPaid: defineEndpoint({
    id: 'desk.possiblyPaid',
    method: 'GET',
    path: '/desk/engines/possibly-paid',
    access: 'admin',
    rate: 'read',
    summary: 'Tasks that were refunded and that an engine may want to be paid for, the newest first, a hundred at most',
    status: 200,
    reply: z.object({ tasks: z.array(doubtful) }),
  }),
  settleTasks: defineEndpoint({
    id: 'desk.settleTasks',
    method: 'POST',
    path: '/desk/engines/possibly-paid/settle',
    access: 'admin',
    rate: 'write',
    summary:
      'Say what an engine has charged for tasks in the end: their prices, nothing, or for one of them another amount; they leave the list, all or none',
    query: actQuery,
    body: z.object({
      ...actBody,
      ids: taskIds,
      settled_as: z.enum(['paid', 'not_charged'], 'settled_as is paid or not_charged.'),
      /** What a single paid one has cost, where it was not the price of when it was asked. */
      actual_micros: z.optional(sentMicros('actual_micros')),
      /** Of the amount, where the engine had no price then; otherwise it is that of the price. */
      currency: z.optional(sentCurrency),
      /** Stands beside each task and in the audit: such as the number of the invoice. */
      note: text('note', 500),
    }),
    status: 200,
    mayWait: true,
    reply: actReply,
    idempotent: true,
  }),
} as const;
