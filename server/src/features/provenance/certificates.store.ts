import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../db/transaction.ts';
import type { SigningCertificateTable } from '../../db/types.ts';
import type { SigningCertificate } from '../../ports/media-signer.ts';

export type CertificateRow = Selectable<SigningCertificateTable>;

/** All of them, the newest first: there is one for each rotation. */
export function listCertificates(db: Db | Tx): Promise<CertificateRow[]> {
  return db
    .selectFrom('signing_certificate')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('fingerprint')
    .execute();
}

export function findCertificate(db: Db | Tx, fingerprint: Buffer): Promise<CertificateRow | undefined> {
  return db.selectFrom('signing_certificate').selectAll().where('fingerprint', '=', fingerprint).executeTakeFirst();
}

/** Makes this the certificate that is signed with; the one before stays known. A withdrawn one stays withdrawn. */
export async function activate(tx: Tx, certificate: SigningCertificate, now: Date): Promise<void> {
  // One at a time: several processes may start at once, each with a key of its own.
  await sql`LOCK TABLE signing_certificate IN SHARE ROW EXCLUSIVE MODE`.execute(tx);
  await tx
    .updateTable('signing_certificate')
    .set({ state: 'retired' })
    .where('state', '=', 'active')
    .where('fingerprint', '<>', certificate.fingerprint)
    .execute();
  const { fingerprint, chain, root, validFrom, validTo } = certificate;
  await tx
    .insertInto('signing_certificate')
    .values({
      fingerprint,
      chain,
      root,
      state: 'active',
      valid_from: validFrom,
      valid_to: validTo,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .column('fingerprint')
        .doUpdateSet({ state: 'active' })
        .where('signing_certificate.state', '=', 'retired'),
    )
    .execute();
}

/** False when there is no such certificate, or it is withdrawn already. */
export async function withdraw(
  tx: Tx,
  of: { readonly fingerprint: Buffer; readonly since: Date; readonly reason: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('signing_certificate')
    .set({ state: 'withdrawn', withdrawn_since: of.since, reason: of.reason })
    .where('fingerprint', '=', of.fingerprint)
    .where('state', '<>', 'withdrawn')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
