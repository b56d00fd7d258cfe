import * as z from 'zod/mini';
import { contentType } from '../content-type.ts';
import { defineEndpoint } from '../endpoint.ts';
import { id, idParams, time } from '../schemas.ts';
import { actBody, actQuery, actReply } from './acts.ts';

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

const doubtful = z.object({
  id,
  content_type: contentType,
  engine: z.string(),
  model: z.string(),
  submitted_at: time,
});
export type DoubtfulTask = z.output<typeof doubtful>;

/** What is being made, and by which engines. */
export const engines = {
  jobs: defineEndpoint({
    id: 'desk.jobs',
    method: 'GET',
    path: '/desk/jobs',
    access: 'admin',
    rate: 'read',
    summary: 'What is being made or waits, the nearest deadline first, a hundred at most; no prompt',
    status: 200,
    reply: z.object({ jobs: z.array(job) }),
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
  settleTask: defineEndpoint({
    id: 'desk.settleTask',
    method: 'POST',
    path: '/desk/engines/possibly-paid/{id}/settle',
    access: 'admin',
    rate: 'write',
    summary: 'Say what an engine has charged for a task in the end; it leaves the list',
    params: idParams,
    query: actQuery,
    body: z.object({
      ...actBody,
      settled_as: z.enum(['paid', 'not_charged'], 'settled_as is paid or not_charged.'),
    }),
    status: 200,
    mayWait: true,
    reply: actReply,
    idempotent: true,
  }),
} as const;
