import { createHmac, timingSafeEqual } from 'node:crypto';
import { isUuid } from './ids.ts';

/**
 * A token that can be made again from the id it stands for: `id.signature`.
 * The database keeps the id alone, so what it holds, a dump or an outbox row opens nothing.
 */
export function signToken(secret: string, purpose: string, id: string): string {
  return `${id}.${signature(secret, purpose, id).toString('base64url')}`;
}

/** The id inside a token made for this purpose; undefined for anything else. */
export function readToken(secret: string, purpose: string, token: string): string | undefined {
  const [id, given, ...rest] = token.split('.');
  if (!id || !given || rest.length > 0 || !isUuid(id)) return undefined;
  const expected = signature(secret, purpose, id);
  const bytes = Buffer.from(given, 'base64url');
  return bytes.length === expected.length && timingSafeEqual(bytes, expected) ? id : undefined;
}

function signature(secret: string, purpose: string, id: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}\n${id}`).digest();
}
