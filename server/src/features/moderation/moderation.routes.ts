import { refusals } from '@loomlight/contract/refusals';
import { reports, statements } from '@loomlight/contract/reports';
import type { FastifyRequest } from 'fastify';
import { type Actor, requireUser } from '../../kernel/actor.ts';
import type { Binder } from '../../http/bind-endpoint.ts';
import { makeChallenge } from './challenge.ts';
import type { ModerationContext } from './moderation.context.ts';
import { objectToRefusal } from './object-to-refusal.ts';
import { addReportersMessage, openReport, withdrawReport } from './open-report.ts';
import { appeal, openStatement } from './open-statement.ts';
import { presentStatement } from './present-desk-reports.ts';
import { presentOpened, presentReceived } from './present-report.ts';
import { sendReport } from './send-report.ts';

/** What everybody may do: report, and see what came of it. */
export function moderationRoutes({ bind }: Binder, ctx: ModerationContext): void {
  bind(reports.challenge, async ({ reply }) => {
    reply.header('Cache-Control', 'no-store');
    return makeChallenge(ctx);
  });
  bind(reports.send, async ({ actor, body, request }) => {
    const { solution, good_faith: _goodFaith, ...report } = body;
    const sent = { ...report, name: body.name, email: body.email, signature: body.signature };
    return presentReceived(await sendReport(ctx, { actor, network: request.ip, report: sent, solution }));
  });
  bind(reports.get, async ({ params, request, reply }) => {
    reply.header('Cache-Control', 'private, no-store');
    return presentOpened(await openReport(ctx, holderOf(params.number, request)));
  });
  bind(reports.message, ({ params, body, request }) =>
    addReportersMessage(ctx, { ...holderOf(params.number, request), text: body.text }),
  );
  bind(statements.get, async ({ actor, params, request, reply }) => {
    reply.header('Cache-Control', 'private, no-store');
    return presentStatement(await openStatement(ctx, readerOf(params.id, actor, request)));
  });
  bind(statements.appeal, async ({ actor, params, body, request }) =>
    presentStatement(await appeal(ctx, { ...readerOf(params.id, actor, request), text: body.text })),
  );
  bind(refusals.object, ({ actor, params, body }) =>
    objectToRefusal(ctx, { actor: requireUser(actor), id: params.id, prompt: body.prompt }),
  );
  bind(reports.withdraw, ({ params, request }) => withdrawReport(ctx, holderOf(params.number, request)));
}

function holderOf(number: string, { headers }: FastifyRequest) {
  const key = headers['x-report-key'];
  return { number, key: typeof key === 'string' ? key : undefined };
}

function readerOf(id: string, viewer: Actor, { headers }: FastifyRequest) {
  const key = headers['x-statement-key'];
  return { id, viewer, key: typeof key === 'string' ? key : undefined };
}
