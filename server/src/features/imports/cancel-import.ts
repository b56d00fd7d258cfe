import type { SignedIn } from '../../kernel/actor.ts';
import { findImport } from './begin-import.ts';
import type { ImportsContext } from './imports.context.ts';
import { endImport, type ImportRow } from './imports.store.ts';
import { removeParts } from './remove-imports.ts';

/** Ends an import (KEEP-52): what was taken stays, the item under way is not stored. One that has ended stays as it is. Throws 404 for somebody else's. */
export async function cancelImport(
  ctx: ImportsContext,
  input: { readonly actor: SignedIn; readonly id: string },
): Promise<ImportRow> {
  const { id, user_id: userId } = await findImport(ctx, input);
  if (await endImport(ctx.db, { id, state: 'cancelled', now: ctx.clock.now() })) await removeParts(ctx, { userId, id });
  return findImport(ctx, input);
}
