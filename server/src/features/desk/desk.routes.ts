import { Readable } from 'node:stream';
import { desk } from '@loomlight/contract/desk';
import type { Binder } from '../../http/bind-endpoint.ts';
import { requireUser } from '../../kernel/actor.ts';
import {
  confirmSession,
  deactivateAct,
  listWithheld,
  resetMailAct,
  roleAct,
  signOutAct,
  verifyEmailAct,
  withheldBonusAct,
} from '../accounts/index.ts';
import { changeCreditsAct } from '../credits/index.ts';
import { deleteAccountAct, deletionAction } from '../privacy/index.ts';
import { actHandler, actingOf, nextOf, privately } from './act-handler.routes.ts';
import { countFigures } from './count-figures.ts';
import { decideApproval } from './decide-approval.ts';
import type { DeskContext } from './desk.context.ts';
import { findPeople, readLedger, readPerson } from './find-people.ts';
import { getHealth } from './get-health.ts';
import { blockMs, readBlock } from './read-block.ts';
import { listApprovals } from './list-approvals.ts';
import { listProcesses } from './list-processes.ts';
import { listWaiting } from './list-waiting.ts';
import {
  auditHead,
  presentApproval,
  presentEntry,
  presentEntryLine,
  presentHealth,
  presentInstallation,
  presentLedgerEntry,
  presentPage,
  presentParts,
  presentPerson,
  presentProcess,
  presentWaiting,
} from './present-desk.ts';
import { readAudit, readAuditTable } from './read-audit.ts';

/** The operator's desk. Every call of it wants an administrator, whose role is read at each request, and nothing of it is kept by a browser. */
export function deskRoutes(
  binder: Binder,
  ctx: DeskContext,
  /** Tells that somebody has left, after the commit. */
  onLeave: (userId: string) => Promise<void>,
): void {
  const bind = privately(binder);
  bind(desk.confirm, ({ actor, body }) => confirmSession(ctx, { actor: requireUser(actor), password: body.password }));
  bind(desk.now, async ({ actor, reply }) => {
    const { things, unread } = await readBlock(ctx, (ctx) => listWaiting(ctx, { actor: requireUser(actor) }));
    for (const { kind, error: err } of unread) reply.log.error({ err, kind }, 'a part of what waits could not be read');
    return { waiting: things.map(presentWaiting), unread: unread.map(({ kind }) => kind) };
  });
  bind(desk.figures, async () => ({ figures: [...(await readBlock(ctx, countFigures))] }));
  bind(desk.health, async () => presentHealth(await readBlock(ctx, getHealth)));
  bind(desk.parts, async () => ({ parts: presentParts(await ctx.checkParts(blockMs)) }));
  bind(desk.processes, async () => ({ processes: (await readBlock(ctx, listProcesses)).map(presentProcess) }));
  bind(desk.installation, async () => presentInstallation(ctx.installation));
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
    const { state, auditId, done } = await decideApproval(ctx, input);
    // It may have been a change of the settings.
    if (auditId !== undefined) await ctx.siteSettings.announce();
    if (done) ctx.onAct(done.action, 'done');
    if (done?.action === deletionAction) await onLeave(done.subject);
    return { state, audit_id: auditId ?? null };
  });
  peopleRoutes(binder, ctx);
}

const bonusesShown = 100;

function peopleRoutes(binder: Binder, ctx: DeskContext): void {
  const bind = privately(binder);
  bind(desk.people, async ({ query }) => {
    const { people: rows, strikes } = await findPeople(ctx, { ...query, before: query.before });
    const people = rows.map((row) => presentPerson(row, { now: ctx.clock.now(), strikes }));
    return { people, next: nextOf(people, query.limit) };
  });
  bind(desk.person, async ({ actor, params }) =>
    presentPage(await readPerson(ctx, { actor: requireUser(actor), id: params.id }), ctx.clock.now()),
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
  bind(desk.withheldBonuses, async () => ({
    bonuses: (await listWithheld(ctx.db, bonusesShown)).map(({ withheld_at: at, ...bonus }) => ({
      ...bonus,
      withheld_at: at.toISOString(),
    })),
  }));
  bind(
    desk.decideBonus,
    actHandler(ctx, desk.decideBonus, withheldBonusAct(ctx.settings), ({ params, body }) => ({
      userId: params.id,
      decision: body.decision,
    })),
  );
  for (const [endpoint, act] of [
    [desk.deactivate, deactivateAct],
    [desk.signOut, signOutAct],
    // Always approved by somebody else first: what comes after the commit comes with that.
    [desk.deletePerson, deleteAccountAct(ctx.settings)],
  ] as const)
    bind(
      endpoint,
      actHandler(ctx, endpoint, act, ({ params }) => ({ userId: params.id })),
    );
  for (const [endpoint, act] of [
    [desk.verifyEmail, verifyEmailAct],
    [desk.sendMail, resetMailAct],
  ] as const)
    bind(
      endpoint,
      actHandler<typeof endpoint, { readonly userId: string }>(
        ctx,
        endpoint,
        act,
        ({ params }) => ({ userId: params.id }),
        async () => ctx.wakeMail(),
      ),
    );
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

async function* linesOf(ctx: DeskContext, filter: ReturnType<typeof filterOf>): AsyncGenerator<string> {
  yield auditHead;
  for await (const page of readAuditTable(ctx, filter)) yield page.map(presentEntryLine).join('');
}
