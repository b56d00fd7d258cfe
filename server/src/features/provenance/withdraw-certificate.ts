import type { InTx } from '../../db/transaction.ts';
import { withdraw } from './certificates.store.ts';

/** From this moment on, what was signed with the certificate since then is not to be trusted. False when there is none, or it is withdrawn already. */
export function withdrawCertificate(
  ctx: InTx,
  of: { readonly fingerprint: Buffer; readonly since: Date; readonly reason: string },
): Promise<boolean> {
  return withdraw(ctx.tx, of);
}
