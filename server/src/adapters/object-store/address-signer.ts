import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs addresses of private media with a key derived from the server's secret. */
export interface AddressSigner {
  signedAddress(key: string, expiresAt: Date): string;
  isSigned(key: string, query: { readonly expires?: string; readonly signature?: string }, now: Date): boolean;
}

export function createAddressSigner(secret: string): AddressSigner {
  // A purpose of its own, so that no other signature made with the same secret fits here.
  const signingKey = createHmac('sha256', secret).update('media-address').digest();
  const sign = (key: string, expires: string): Buffer =>
    createHmac('sha256', signingKey).update(`GET\n${key}\n${expires}`).digest();
  return {
    signedAddress: (key, expiresAt) => {
      const expires = String(Math.floor(expiresAt.getTime() / 1000));
      return `/media/${key}?expires=${expires}&signature=${sign(key, expires).toString('base64url')}`;
    },
    isSigned: (key, { expires, signature }, now) => {
      if (!expires || !signature || !/^\d{1,12}$/.test(expires) || Number(expires) * 1000 < now.getTime()) return false;
      const expected = sign(key, expires);
      const given = Buffer.from(signature, 'base64url');
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
