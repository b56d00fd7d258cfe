import { desk } from '@loomlight/contract/desk';
import type { Binder } from '../../http/bind-endpoint.ts';
import { presentReportRow, readItemWords } from '../moderation/index.ts';
import { addNote, listNotes, removeNote } from '../notes/index.ts';
import { type ExportContext, exportForRequest } from '../privacy/index.ts';
import { actingOf, nextOf, privately } from './act-handler.routes.ts';
import type { DeskContext } from './desk.context.ts';
import { readItems, readReportsAround } from './find-people.ts';
import { presentPersonItem } from './present-desk.ts';

const lowestId = '00000000-0000-0000-0000-000000000000';

/** What the page of one person shows below who it is. */
export function deskPersonRoutes(
  binder: Binder,
  ctx: DeskContext,
  copies: Pick<ExportContext, 'objectStore' | 'spoolDir'>,
): void {
  const bind = privately(binder);
  bind(desk.personItems, async ({ params, query }) => {
    const { show, before_at: at, before, limit } = query;
    // The time of the last item seen without its id: whatever is of that time has been seen.
    const seen = at === undefined ? undefined : { at: new Date(at), id: before ?? lowestId };
    const rows = await readItems(ctx, { userId: params.id, show, before: seen, limit });
    const last = rows.length < limit ? undefined : rows.at(-1);
    return {
      items: rows.map(presentPersonItem),
      next: last ? { before_at: last.listed_at.toISOString(), before: last.id } : null,
    };
  });
  bind(desk.personReports, async ({ params, query }) => {
    const rows = await readReportsAround(ctx, { userId: params.id, ...query, before: query.before });
    return { reports: rows.map(presentReportRow), next: nextOf(rows, query.limit) };
  });
  bind(desk.itemWords, async (call) => {
    const { prompt, negative_prompt } = await readItemWords(ctx, {
      ...actingOf(call),
      ...{ id: call.params.id, reason: call.query.reason },
    });
    return { text_prompt: prompt, negative_prompt };
  });
  bind(desk.notes, async ({ params, query: { before, limit } }) => {
    const rows = await listNotes(ctx, { userId: params.id, before, limit });
    return { notes: rows.map((row) => ({ ...row, at: row.at.toISOString() })), next: nextOf(rows, limit) };
  });
  bind(desk.addNote, async (call) => ({
    id: await addNote(ctx, { ...actingOf(call), userId: call.params.id, text: call.body.text }),
  }));
  bind(desk.exportPerson, async (call) => {
    const input = { ...actingOf(call), userId: call.params.id, reason: call.query.reason };
    const stream = await exportForRequest({ ...ctx, ...copies }, input);
    const day = ctx.clock.now().toISOString().slice(0, 10);
    await call.reply
      .type('application/zip')
      .header('Content-Disposition', `attachment; filename="loomlight-${day}.zip"`)
      .send(stream);
  });
  bind(desk.removeNote, (call) => removeNote(ctx, { ...actingOf(call), id: call.params.id }));
}
