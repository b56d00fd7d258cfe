import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/**
 * Text that nobody reads without the secret of the installation (AES-256-GCM, key by HKDF), for what must be had again and not only
 * compared. It opens for the same `purpose` alone: what is sealed for one person is worth nothing in the row of another.
 */
export function sealText(secret: string, purpose: string, text: string): string {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, keyOf(secret), iv).setAAD(Buffer.from(purpose));
  const body = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), body]).toString('base64url');
}

/** The text again; undefined when it was sealed with another secret or for another purpose, or was changed. */
export function unsealText(secret: string, purpose: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < ivBytes + tagBytes) return undefined;
  const opening = createDecipheriv(cipher, keyOf(secret), bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(purpose))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    return opening.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + opening.final('utf8');
  } catch {
    // The library says with an error what is an answer here: this does not open.
    return undefined;
  }
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'sealed-text', 32));
}
