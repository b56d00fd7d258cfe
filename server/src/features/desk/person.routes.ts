import { desk } from '@loomlight/contract/desk';
import type { Binder } from '../../http/bind-endpoint.ts';
import { addNote, listNotes, removeNote } from '../notes/index.ts';
import { actingOf, nextOf, privately } from './act-handler.routes.ts';
import type { DeskContext } from './desk.context.ts';

/** What the page of one person shows below who it is. */
export function deskPersonRoutes(binder: Binder, ctx: DeskContext): void {
  const bind = privately(binder);
  bind(desk.notes, async ({ params, query: { before, limit } }) => {
    const rows = await listNotes(ctx, { userId: params.id, before, limit });
    return { notes: rows.map((row) => ({ ...row, at: row.at.toISOString() })), next: nextOf(rows, limit) };
  });
  bind(desk.addNote, async (call) => ({
    id: await addNote(ctx, { ...actingOf(call), userId: call.params.id, text: call.body.text }),
  }));
  bind(desk.removeNote, (call) => removeNote(ctx, { ...actingOf(call), id: call.params.id }));
}
