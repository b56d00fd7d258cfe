import { inTransaction } from '../../db/transaction.ts';
import { KeyRefusedError } from '../../kernel/key-refused.ts';
import type { SigningCertificate } from '../../ports/media-signer.ts';
import { activate, findCertificate } from './certificates.store.ts';
import type { ProvenanceContext } from './provenance.context.ts';

/**
 * Writes down what this process signs with, before it signs anything: what it signs can be checked here for ever. Throws `KeyRefusedError` for a
 * certificate that was withdrawn.
 */
export async function keepCertificate(
  ctx: Pick<ProvenanceContext, 'db' | 'clock'>,
  certificate: SigningCertificate,
): Promise<void> {
  const known = await findCertificate(ctx.db, certificate.fingerprint);
  if (known?.state === 'active') return;
  if (known?.state === 'withdrawn')
    throw new KeyRefusedError(
      'The certificate of the signing key was withdrawn. Take the key away (a new one is made in its place), or give another one.',
    );
  await inTransaction(ctx, ({ tx }) => activate(tx, certificate, ctx.clock.now()));
}
