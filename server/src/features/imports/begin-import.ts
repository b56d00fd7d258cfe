import type { SignedIn } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import { listMissingParts } from './get-latest-import.ts';
import type { ImportsContext } from './imports.context.ts';
import { findOwnImport, type ImportRow, markReceived } from './imports.store.ts';

/** Has an archive imported whose parts are all there; once, however often it is asked. Throws 404 for somebody else's, 409 while parts are missing. */
export async function beginImport(
  ctx: ImportsContext,
  input: { readonly actor: SignedIn; readonly id: string },
): Promise<ImportRow> {
  const row = await findImport(ctx, input);
  if (row.state !== 'waiting') return row;
  if ((await listMissingParts(ctx, row)).length > 0) throw appError('import_not_whole');
  await markReceived(ctx.db, row.id);
  ctx.wakeImports();
  return findImport(ctx, input);
}

/** The person's own import. */
export async function findImport(
  ctx: Pick<ImportsContext, 'db'>,
  { actor, id }: { readonly actor: SignedIn; readonly id: string },
): Promise<ImportRow> {
  const row = isUuid(id) ? await findOwnImport(ctx.db, { id, userId: actor.userId }) : undefined;
  if (!row) throw appError('not_found');
  return row;
}
