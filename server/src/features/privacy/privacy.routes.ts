import { contract } from '@loomlight/contract';
import type { Binder } from '../../http/bind-endpoint.ts';
import { requireUser } from '../../kernel/actor.ts';
import { exportData, type ExportContext } from './export-data.ts';

const types = { json: 'application/json; charset=utf-8', zip: 'application/zip' } as const;

export function privacyRoutes(binder: Binder, ctx: ExportContext): void {
  const { bind } = binder;
  bind(contract.privacy.exportData, async ({ actor, query, reply }) => {
    const { format } = query;
    const stream = await exportData(ctx, { actor: requireUser(actor), format });
    const day = ctx.clock.now().toISOString().slice(0, 10);
    await reply
      .type(types[format])
      .header('Content-Disposition', `attachment; filename="loomlight-${day}.${format}"`)
      .header('Cache-Control', 'private, no-store')
      .send(stream);
  });
}
