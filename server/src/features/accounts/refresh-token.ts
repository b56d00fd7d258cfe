import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A new refresh token: 256 random bits. */
export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * The one successor of a token. It is computed, not stored, so that every caller that presents the
 * same token within the grace gets the same next one, and the database still holds hashes alone.
 */
export function successorOf(token: string, secret: string): string {
  return createHmac('sha256', secret).update(`refresh-successor\n${token}`).digest('base64url');
}

/** What the database keeps of a refresh token. */
export function refreshTokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
