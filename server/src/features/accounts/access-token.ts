import { createHmac } from 'node:crypto';
import { lifetimes } from '@loomlight/contract';
import { jwtVerify, SignJWT } from 'jose';
import { addSeconds, type Clock, earlier } from '../../kernel/clock.ts';
import { isUuid } from '../../kernel/ids.ts';

export interface AccessClaims {
  readonly userId: string;
  readonly sessionId: string;
}

/** Makes and reads access tokens (JWT, 15 minutes). Whether the session still lives is asked of the database. */
export interface AccessTokens {
  /** Good for a quarter of an hour, and never longer than until `notAfter`, when its session ends. */
  issue(claims: AccessClaims, notAfter: Date): Promise<string>;
  /** The claims of a token of ours that has not expired; undefined for anything else. */
  read(token: string): Promise<AccessClaims | undefined>;
}

const issuer = 'loomlight';
const audience = 'loomlight-api';
const type = 'at+jwt';

export function createAccessTokens(ctx: { readonly secret: string; readonly clock: Clock }): AccessTokens {
  // A key of its own, derived from the one secret, so that no other signature of ours passes for a token.
  const key = createHmac('sha256', ctx.secret).update('access-token').digest();
  return {
    issue: ({ userId, sessionId }, notAfter) => {
      const now = ctx.clock.now();
      const expiresAt = earlier(addSeconds(now, lifetimes.accessTokenS), notAfter);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: type })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(userId)
        .setIssuedAt(now)
        .setExpirationTime(expiresAt)
        .sign(key);
    },
    read: async (token) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          issuer,
          audience,
          typ: type,
          algorithms: ['HS256'],
          requiredClaims: ['sub', 'exp', 'iat', 'sid'],
          currentDate: ctx.clock.now(),
        });
        const { sub, sid } = payload;
        return typeof sub === 'string' && isUuid(sub) && typeof sid === 'string' && isUuid(sid)
          ? { userId: sub, sessionId: sid }
          : undefined;
      } catch {
        // Every way a token can be wrong has the same answer: it opens nothing.
        return undefined;
      }
    },
  };
}
