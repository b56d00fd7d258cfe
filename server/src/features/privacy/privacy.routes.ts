import { privacy } from '@loomlight/contract/privacy';
import type { Binder } from '../../http/bind-endpoint.ts';
import { requireUser } from '../../kernel/actor.ts';
import { deleteAccount, type LeavingContext } from './delete-account.ts';
import { exportData, type ExportContext } from './export-data.ts';

const types = { json: 'application/json; charset=utf-8', zip: 'application/zip' } as const;

export function privacyRoutes(binder: Binder, ctx: ExportContext & LeavingContext): void {
  const { bind } = binder;
  bind(privacy.exportData, async ({ actor, query, reply }) => {
    const { format } = query;
    const stream = await exportData(ctx, { actor: requireUser(actor), format });
    const day = ctx.clock.now().toISOString().slice(0, 10);
    await reply
      .type(types[format])
      .header('Content-Disposition', `attachment; filename="loomlight-${day}.${format}"`)
      .header('Cache-Control', 'private, no-store')
      .send(stream);
  });
  bind(privacy.deleteAccount, async ({ actor, body }) => {
    await deleteAccount(ctx, { actor: requireUser(actor), password: body.password });
    return { message: 'Your account has been deleted. We are sorry to see you go.' };
  });
}
