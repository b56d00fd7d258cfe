import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ObjectStore, SignedQuery, UploadedFile } from '../../ports/object-store.ts';

/** Signs addresses of private media and of uploads with a key derived from the server's secret. */
export type AddressSigner = Pick<ObjectStore, 'signedAddress' | 'isSigned' | 'signedUpload' | 'isSignedUpload'>;

export function createAddressSigner(secret: string): AddressSigner {
  // A purpose of its own, so that no other signature made with the same secret fits here.
  const signingKey = createHmac('sha256', secret).update('media-address').digest();
  const sign = (what: string): Buffer => createHmac('sha256', signingKey).update(what).digest();
  const read = (key: string, expires: string): Buffer => sign(`GET\n${key}\n${expires}`);
  const upload = (key: string, file: UploadedFile, expires: string): Buffer =>
    sign(`PUT\n${key}\n${expires}\n${file.mediaType}\n${file.sizeBytes}`);
  return {
    signedAddress: (key, expiresAt) => addressOf(key, expiresAt, (expires) => read(key, expires)),
    isSigned: (key, query, now) => isFresh(query, now, (expires) => read(key, expires)),
    signedUpload: async (key, file, expiresAt) => addressOf(key, expiresAt, (expires) => upload(key, file, expires)),
    isSignedUpload: (key, file, query, now) => isFresh(query, now, (expires) => upload(key, file, expires)),
  };
}

function addressOf(key: string, expiresAt: Date, sign: (expires: string) => Buffer): string {
  const expires = String(Math.floor(expiresAt.getTime() / 1000));
  return `/media/${key}?expires=${expires}&signature=${sign(expires).toString('base64url')}`;
}

function isFresh({ expires, signature }: SignedQuery, now: Date, sign: (expires: string) => Buffer): boolean {
  if (!expires || !signature || !/^\d{1,12}$/.test(expires) || Number(expires) * 1000 < now.getTime()) return false;
  const expected = sign(expires);
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
