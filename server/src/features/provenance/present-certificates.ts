import type { Installation } from '../../ports/media-signer.ts';
import { serialOf } from './certificate-serial.ts';
import type { CertificateRow } from './certificates.store.ts';

/** What is published of an installation's certificates: nothing of it is secret. */
export function presentCertificates(installation: Installation, rows: readonly CertificateRow[]): object {
  return {
    ...installation,
    certificates: rows.map((row) => ({
      fingerprint: row.fingerprint.toString('hex'),
      serial: serialOf(row),
      state: row.state,
      valid_from: row.valid_from.toISOString(),
      valid_to: row.valid_to.toISOString(),
      withdrawn_since: row.withdrawn_since?.toISOString() ?? null,
      reason: row.reason,
      chain: row.chain,
      root: row.root,
    })),
  };
}

/** The roots, each once, as readers of C2PA take them for anchors. */
export function presentRoots(rows: readonly Pick<CertificateRow, 'root'>[]): string {
  return [...new Set(rows.map(({ root }) => root))].join('');
}
