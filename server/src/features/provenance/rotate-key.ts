import { inTransaction } from '../../db/transaction.ts';
import type { SigningCertificate, SigningKey } from '../../ports/media-signer.ts';
import { activate } from './certificates.store.ts';
import type { ProvenanceContext } from './provenance.context.ts';

/**
 * Puts a new key under the same root in the place of the one before, which is destroyed. Its certificate is known before anything is signed with
 * it, and that of the one before stays published: what it signed stays valid.
 */
export function rotateKey(ctx: Pick<ProvenanceContext, 'db' | 'clock'>, key: SigningKey): Promise<SigningCertificate> {
  return key.rotate((certificate) => inTransaction(ctx, ({ tx }) => activate(tx, certificate, ctx.clock.now())));
}
