import type { Actor } from '../../kernel/actor.ts';
import { type CertificateRow, findCertificate } from './certificates.store.ts';
import { type FindItem, findNamedItem, wasSignedBefore } from './named-item.ts';
import type { ProvenanceContext } from './provenance.context.ts';

/** What only this installation knows of a file that somebody has read elsewhere. */
export interface LookedUp {
  /** True where the item is known to have been signed with this certificate, before it was withdrawn where it was. */
  readonly known: boolean;
  /** Undefined for a certificate that is none of ours. */
  readonly state: CertificateRow['state'] | undefined;
  /** Path of the item's page; null where not everybody may see it now. */
  readonly page: string | null;
}

/**
 * Answers the two things that a file cannot say of itself (ORIGIN-31): whether its page may be seen by everybody now, and whether it is older than
 * the withdrawal of its key. An item that nobody knows, one that was removed and one that the asker may not see are answered alike.
 */
export async function lookUpItem(
  ctx: Pick<ProvenanceContext, 'db'> & { readonly findItem: FindItem },
  input: { readonly actor: Actor; readonly item: string; readonly fingerprint: Buffer },
): Promise<LookedUp> {
  const certificate = await findCertificate(ctx.db, input.fingerprint);
  const item = await findNamedItem(ctx, input);
  // Without a key of ours there is no file of ours, and nothing to be told of.
  if (!certificate) return { known: false, state: undefined, page: null };
  const known = wasSignedBefore(certificate, item);
  const isBelieved = certificate.state !== 'withdrawn' || known;
  return { known, state: certificate.state, page: isBelieved ? (item?.page ?? null) : null };
}
