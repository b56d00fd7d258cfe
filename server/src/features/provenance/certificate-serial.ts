import { X509Certificate } from 'node:crypto';
import type { CertificateRow } from './certificates.store.ts';

/** The number of a certificate in decimal digits, as readers of C2PA say it. */
export function serialOf({ chain }: Pick<CertificateRow, 'chain'>): string {
  return BigInt(`0x${new X509Certificate(chain).serialNumber}`).toString();
}
