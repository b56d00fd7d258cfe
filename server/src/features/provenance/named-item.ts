import type { Actor } from '../../kernel/actor.ts';
import { isUuid } from '../../kernel/ids.ts';
import type { CertificateRow } from './certificates.store.ts';

/** What is known here of the item that a file names. */
export interface KnownItem {
  readonly signedBy: Buffer | null;
  readonly signedAt: Date | null;
  /** Path of its page; null where not everybody may see it. */
  readonly page: string | null;
}

/** Undefined for an item that the asker may not know of, as for one that never was. */
export type FindItem = (id: string, actor: Actor) => Promise<KnownItem | undefined>;

/** The item that a file names, whatever it may say there. */
export async function findNamedItem(
  ctx: { readonly findItem: FindItem },
  input: { readonly item: string | null; readonly actor: Actor },
): Promise<KnownItem | undefined> {
  const { item, actor } = input;
  return item !== null && isUuid(item) ? ctx.findItem(item, actor) : undefined;
}

/** Whether an item is known to have been signed with a certificate, and before it was withdrawn where it was (ORIGIN-19). */
export function wasSignedBefore(
  { fingerprint, withdrawn_since: withdrawnSince }: Pick<CertificateRow, 'fingerprint' | 'withdrawn_since'>,
  item: KnownItem | undefined,
): boolean {
  if (!item?.signedBy?.equals(fingerprint) || item.signedAt === null) return false;
  return withdrawnSince === null || item.signedAt < withdrawnSince;
}
