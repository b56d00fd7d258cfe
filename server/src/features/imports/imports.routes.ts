import { imports } from '@loomlight/contract/imports';
import type { Binder } from '../../http/bind-endpoint.ts';
import { requireUser } from '../../kernel/actor.ts';
import { announceImport } from './announce-import.ts';
import { beginImport } from './begin-import.ts';
import { cancelImport } from './cancel-import.ts';
import { getLatestImport } from './get-latest-import.ts';
import type { ImportsContext } from './imports.context.ts';
import { presentImport } from './present-import.ts';

/** Bringing an archive along (KEEP-48 to KEEP-52). */
export function importsRoutes({ bind }: Binder, ctx: ImportsContext): void {
  bind(imports.announce, async ({ actor, body }) => {
    const { name, size_bytes: sizeBytes } = body;
    const row = await announceImport(ctx, { actor: requireUser(actor), name, sizeBytes });
    return { import: await presentImport(ctx, row) };
  });
  bind(imports.latest, async ({ actor }) => {
    const row = await getLatestImport(ctx, { actor: requireUser(actor) });
    return { import: row ? await presentImport(ctx, row) : null };
  });
  bind(imports.begin, async ({ actor, params }) => {
    const row = await beginImport(ctx, { actor: requireUser(actor), id: params.id });
    return { import: await presentImport(ctx, row) };
  });
  bind(imports.cancel, async ({ actor, params }) => {
    const row = await cancelImport(ctx, { actor: requireUser(actor), id: params.id });
    return { import: await presentImport(ctx, row) };
  });
}
