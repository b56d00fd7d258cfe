import { desk } from '@loomlight/contract/desk';
import type { FastifyReply } from 'fastify';
import type { Binder } from '../../http/bind-endpoint.ts';
import { requireUser } from '../../kernel/actor.ts';
import { settleItems } from '../content/index.ts';
import {
  answerReporter,
  assignReport,
  countDays,
  decideAppealAct,
  decideReportAct,
  exportEvidenceAct,
  hideReportAct,
  liftDecisionAct,
  listDeskAppeals,
  listDeskReports,
  listItemIds,
  listItemsOfAppeal,
  listItemsOfDecision,
  type ModerationContext,
  presentAppeal,
  presentCopies,
  presentReadReport,
  readCopies,
  readCopyMedia,
  presentReportRow,
  readEvidence,
  readReport,
  showExportPassword,
  takeEvidenceAlong,
} from '../moderation/index.ts';
import type { BannedPrints } from '../rules/index.ts';
import { csvLine } from '../privacy/index.ts';
import { actHandler, actingOf, nextOf, privately } from './act-handler.routes.ts';
import type { DeskContext } from './desk.context.ts';

/** Reports, evidence, decisions and appeals, as administrators see and decide them. */
export function deskReportsRoutes(
  binder: Binder,
  ctx: DeskContext,
  { bannedPrints, ...moderation }: ModerationContext & { readonly bannedPrints: BannedPrints },
): void {
  const bind = privately(binder);
  bind(desk.reports, async ({ actor, query }) => {
    const { state, category, assigned, before, limit } = query;
    const assignedTo = assigned === 'me' ? requireUser(actor).userId : undefined;
    const page = { state, category, assignedTo, before, limit };
    const reports = (await listDeskReports(ctx.db, page)).map(presentReportRow);
    return { reports, next: nextOf(reports, limit) };
  });
  bind(desk.report, async ({ actor, params }) =>
    presentReadReport(await readReport(moderation, { actor: requireUser(actor), id: params.id })),
  );
  bind(desk.reportCopies, async ({ actor, params }) =>
    presentCopies(await readCopies(moderation, { actor: requireUser(actor), id: params.id })),
  );
  bind(desk.copyMedia, async (call) => {
    const { params, query, reply } = call;
    const input = { ...actingOf(call), id: params.id, contentId: params.content_id, reason: query.reason };
    await sendMedia(reply, await readCopyMedia(moderation, input));
  });
  bind(desk.messageReport, ({ actor, params, body }) =>
    answerReporter(moderation, { actor: requireUser(actor), id: params.id, text: body.text }),
  );
  bind(desk.assignReport, (call) =>
    assignReport(moderation, { ...actingOf(call), id: call.params.id, assignedTo: call.body.assigned_to }),
  );
  bind(
    desk.hideReport,
    actHandler(
      ctx,
      desk.hideReport,
      hideReportAct(moderation),
      ({ params }) => ({ reportId: params.id }),
      async ({ reportId }) => settleItems(moderation, await listItemIds(ctx, reportId)),
    ),
  );
  bind(desk.evidence, async (call) => {
    const { params, query, reply } = call;
    const input = { ...actingOf(call), id: params.id, reason: query.reason };
    await sendMedia(reply, await readEvidence(moderation, input));
  });
  bind(
    desk.decideReport,
    actHandler(
      ctx,
      desk.decideReport,
      decideReportAct(moderation),
      ({ params, body }) => ({
        reportId: params.id,
        items: body.items.map(({ content_id: id, action }) => ({ id, action })),
        ground: body.ground ?? null,
        groundRef: body.ground_ref,
        facts: body.facts,
        redress: body.redress,
        answer: body.answer,
        strike: body.strike,
      }),
      async ({ reportId }) => {
        bannedPrints.forget();
        await settleItems(moderation, await listItemIds(ctx, reportId));
      },
    ),
  );
  bind(
    desk.liftDecision,
    actHandler(
      ctx,
      desk.liftDecision,
      liftDecisionAct(moderation),
      ({ params }) => ({ decisionId: params.id }),
      async ({ decisionId }) => {
        bannedPrints.forget();
        await settleItems(moderation, await listItemsOfDecision(ctx, decisionId));
      },
    ),
  );
  bind(
    desk.exportEvidence,
    actHandler(ctx, desk.exportEvidence, exportEvidenceAct, ({ params }) => ({ reportId: params.id })),
  );
  bind(desk.exportPassword, async (call) => {
    const { password, until } = await showExportPassword(ctx, { ...actingOf(call), reportId: call.params.id });
    return { password, until: until.toISOString() };
  });
  bind(desk.exportFile, async (call) => {
    const input = { ...actingOf(call), reportId: call.params.id, password: call.body.password };
    const archive = await takeEvidenceAlong(moderation, input);
    await call.reply
      .type('application/zip')
      .header('Content-Disposition', 'attachment; filename="loomlight-evidence.zip"')
      .send(archive);
  });
  bind(desk.appeals, async ({ actor }) => {
    const { userId } = requireUser(actor);
    return { appeals: (await listDeskAppeals(ctx.db)).map((appeal) => presentAppeal(appeal, userId)) };
  });
  bind(
    desk.decideAppeal,
    actHandler(
      ctx,
      desk.decideAppeal,
      decideAppealAct(moderation),
      ({ params, body }) => ({ appealId: params.id, outcome: body.outcome, answer: body.answer }),
      async ({ appealId }) => {
        bannedPrints.forget();
        await settleItems(moderation, await listItemsOfAppeal(ctx, appealId));
      },
    ),
  );
  bind(desk.transparency, async ({ query, reply }) => {
    const lines = await countDays(ctx, query);
    await reply
      .header('Content-Disposition', 'attachment; filename="loomlight-transparency.csv"')
      .type('text/csv; charset=utf-8')
      .send([['what', 'of', 'count'], ...lines.map((line) => [line.what, line.of, line.count])].map(csvLine).join(''));
  });
}

async function sendMedia(
  reply: FastifyReply,
  { body, mediaType, sizeBytes }: Awaited<ReturnType<typeof readEvidence>>,
): Promise<void> {
  await reply
    .type(mediaType)
    .header('Content-Length', sizeBytes)
    // A file is a file: whatever its bytes say, no browser runs it as a page.
    .header('Content-Security-Policy', "default-src 'none'; sandbox")
    .send(body);
}
