import { Readable } from 'node:stream';
import type { Endpoint, ReplyOf } from '@loomlight/contract';
import { type ActReply, desk } from '@loomlight/contract/desk';
import type { Binder, Call, Handler } from '../../http/bind-endpoint.ts';
import { requireUser } from '../../kernel/actor.ts';
import { confirmSession, deactivateAct, reactivateAct, roleAct, signOutAct } from '../accounts/index.ts';
import type { Act } from '../audit/index.ts';
import { changeCreditsAct } from '../credits/index.ts';
import { idempotencyKeyOf } from '../idempotency/index.ts';
import { countFigures } from './count-figures.ts';
import { decideApproval } from './decide-approval.ts';
import type { Acting, DeskContext } from './desk.context.ts';
import { findPeople, readLedger, readPerson } from './find-people.ts';
import { getHealth } from './get-health.ts';
import { listApprovals } from './list-approvals.ts';
import { listWaiting } from './list-waiting.ts';
import { performAct, previewAct } from './perform-act.ts';
import {
  auditHead,
  presentApproval,
  presentEntry,
  presentEntryLine,
  presentHealth,
  presentLedgerEntry,
  presentPage,
  presentPerformed,
  presentPerson,
  presentPreview,
  presentWaiting,
} from './present-desk.ts';
import { readAudit, readAuditTable } from './read-audit.ts';

/** The operator's desk. Every call of it wants an administrator, whose role is read at each request, and nothing of it is kept by a browser. */
export function deskRoutes(binder: Binder, ctx: DeskContext): void {
  const bind = privately(binder);
  bind(desk.confirm, ({ actor, body }) => confirmSession(ctx, { actor: requireUser(actor), password: body.password }));
  bind(desk.now, async ({ actor }) => ({
    waiting: (await listWaiting(ctx, { actor: requireUser(actor) })).map(presentWaiting),
  }));
  bind(desk.figures, async () => ({ figures: [...(await countFigures(ctx))] }));
  bind(desk.health, async () => presentHealth(await getHealth(ctx)));
  bind(desk.audit, async ({ query }) => {
    const { limit, before_id: beforeId } = query;
    const entries = (await readAudit(ctx, { ...filterOf(query), beforeId, limit })).map(presentEntry);
    return { entries, next: nextOf(entries, limit) };
  });
  bind(desk.auditTable, async ({ query, reply }) => {
    const lines = linesOf(ctx, filterOf(query));
    reply
      .header('Content-Disposition', 'attachment; filename="loomlight-audit.csv"')
      .type('text/csv; charset=utf-8')
      .send(Readable.from(lines));
  });
  bind(desk.approvals, async () => {
    const now = ctx.clock.now();
    return { approvals: (await listApprovals(ctx)).map((approval) => presentApproval(approval, now)) };
  });
  bind(desk.decideApproval, async (call) => {
    const input = { ...actingOf(call), id: call.params.id, decision: call.body.decision };
    const { state, auditId } = await decideApproval(ctx, input);
    return { state, audit_id: auditId ?? null };
  });
  peopleRoutes(binder, ctx);
}

function peopleRoutes(binder: Binder, ctx: DeskContext): void {
  const bind = privately(binder);
  bind(desk.people, async ({ query }) => {
    const people = (await findPeople(ctx, { q: query.q, before: query.before, limit: query.limit })).map(presentPerson);
    return { people, next: nextOf(people, query.limit) };
  });
  bind(desk.person, async ({ actor, params }) =>
    presentPage(await readPerson(ctx, { actor: requireUser(actor), id: params.id })),
  );
  bind(desk.personLedger, async ({ params, query }) => {
    const { limit, before_id: beforeId } = query;
    const entries = (await readLedger(ctx, { id: params.id, beforeId, limit })).map(presentLedgerEntry);
    return { entries, next: nextOf(entries, limit) };
  });
  bind(
    desk.changeCredits,
    actHandler(ctx, desk.changeCredits, changeCreditsAct, ({ params, body }) => ({
      userId: params.id,
      amount: body.amount,
    })),
  );
  bind(
    desk.changeRole,
    actHandler(ctx, desk.changeRole, roleAct, ({ params, body }) => ({ userId: params.id, role: body.role })),
  );
  for (const [endpoint, act] of [
    [desk.deactivate, deactivateAct],
    [desk.reactivate, reactivateAct],
    [desk.signOut, signOutAct],
  ] as const)
    bind(
      endpoint,
      actHandler(ctx, endpoint, act, ({ params }) => ({ userId: params.id })),
    );
}

/** Binds calls whose answers no cache keeps, not even that of the browser. */
function privately({ bind }: Binder): Binder['bind'] {
  return (endpoint, handler) =>
    bind(endpoint, (call) => {
      call.reply.header('Cache-Control', 'private, no-store');
      return handler(call);
    });
}

type ActEndpoint = Endpoint & (typeof desk)['signOut' | 'deactivate' | 'reactivate' | 'changeRole' | 'changeCredits'];

/** How an act is called: `?preview=true` looks, anything else does it. */
function actHandler<E extends ActEndpoint, Input extends object>(
  ctx: DeskContext,
  endpoint: E,
  act: Act<Input>,
  inputOf: (call: Call<E>) => Input,
): Handler<E> {
  const handle = async (call: Call<E>): Promise<ActReply> => {
    const { reason, plan } = call.body as { readonly reason: string; readonly plan?: string | undefined };
    const { preview } = call.query as { readonly preview: 'true' | 'false' };
    const acting = actingOf(call);
    const asked = { ...acting, act, input: inputOf(call), reason };
    if (preview === 'true') return presentPreview(await previewAct(ctx, asked));
    const key = idempotencyKeyOf(endpoint, {
      userId: acting.actor.userId,
      key: call.idempotencyKey,
      body: { params: call.params, body: call.body },
    });
    const performed = await performAct(ctx, { ...asked, mark: plan, idempotencyKey: key });
    // It waits for somebody else.
    if (performed.kind === 'asked') call.reply.code(202);
    return presentPerformed(performed);
  };
  // Each of these calls answers with the one schema of acts.
  return handle as (call: Call<E>) => Promise<ReplyOf<E>>;
}

function actingOf(call: Pick<Call<Endpoint>, 'actor' | 'request'>): Acting {
  return { actor: requireUser(call.actor), requestId: call.request.id };
}

function filterOf(query: {
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
  readonly subject?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}) {
  const { actor, action, subject, from, to } = query;
  const moment = (text: string | undefined) => (text === undefined ? undefined : new Date(text));
  return { actor, action, subject, from: moment(from), to: moment(to) };
}

function nextOf(page: readonly { readonly id: string }[], limit: number): string | null {
  return page.length < limit ? null : (page.at(-1)?.id ?? null);
}

async function* linesOf(ctx: DeskContext, filter: ReturnType<typeof filterOf>): AsyncGenerator<string> {
  yield auditHead;
  for await (const page of readAuditTable(ctx, filter)) yield page.map(presentEntryLine).join('');
}
