import { type CertificateRow, listCertificates } from './certificates.store.ts';
import type { ProvenanceContext } from './provenance.context.ts';

/** Everything that this installation has ever signed with, the newest first. */
export function listCertificatesOf(ctx: Pick<ProvenanceContext, 'db'>): Promise<CertificateRow[]> {
  return listCertificates(ctx.db);
}
