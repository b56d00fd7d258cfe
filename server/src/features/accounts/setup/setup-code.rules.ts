import { createHash, timingSafeEqual } from 'node:crypto';

/** Crockford's letters: none is taken for another one. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const bytesOfCode = 16;

/** A code of 128 bits as people type it, in groups of four. `bytes` are 16 bytes of chance. */
export function setupCode(bytes: Uint8Array): string {
  let bits = 0n;
  for (const byte of bytes.subarray(0, bytesOfCode)) bits = (bits << 8n) | BigInt(byte);
  let code = '';
  for (let rest = 0; rest < Math.ceil((bytesOfCode * 8) / 5); rest += 1) {
    code = (letters[Number(bits & 31n)] ?? '') + code;
    bits >>= 5n;
  }
  return (code.match(/.{1,4}/g) ?? []).join('-');
}

/** What is kept of a code: nobody who reads it can enter it. Small letters, spaces and letters that look like a digit are forgiven. */
export function setupCodeHash(typed: string): Buffer {
  const code = typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return createHash('sha256').update(`setup ${code}`).digest();
}

/** A code that is kept: its hash, and until when it may be entered. */
export interface KeptCode {
  readonly hash: Buffer;
  readonly expiresAt: Date;
}

/** As one line of text. */
export function writeKeptCode({ hash, expiresAt }: KeptCode): string {
  return `${hash.toString('hex')} ${expiresAt.toISOString()}`;
}

/** Undefined for what `writeKeptCode` has not written. */
export function readKeptCode(text: string | undefined): KeptCode | undefined {
  const [hash = '', expires = ''] = text?.split(' ') ?? [];
  const expiresAt = new Date(expires);
  if (!/^[0-9a-f]{64}$/.test(hash) || Number.isNaN(expiresAt.getTime())) return undefined;
  return { hash: Buffer.from(hash, 'hex'), expiresAt };
}

/** Whether the typed code is the kept one, and in time; it takes as long for any other. */
export function isKeptCode(kept: KeptCode | undefined, typed: string, now: Date): boolean {
  const hash = setupCodeHash(typed);
  const isSame = timingSafeEqual(hash, kept?.hash ?? Buffer.alloc(hash.length));
  return isSame && kept !== undefined && now < kept.expiresAt;
}
