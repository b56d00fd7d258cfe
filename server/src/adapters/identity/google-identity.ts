import { createHash } from 'node:crypto';
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
  errors,
  type JSONWebKeySet,
  jwtVerify,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose';
import type { Clock } from '../../kernel/clock.ts';
import { createOutboundClient } from '../../kernel/outbound.ts';
import type { IdentityButton, IdentityProvider, VouchedIdentity } from '../../ports/identity-provider.ts';

/** Google spells itself in two ways. */
export const googleIssuers = ['https://accounts.google.com', 'accounts.google.com'] as const;
export const googleKeysUrl = 'https://www.googleapis.com/oauth2/v3/certs';
export const googleScriptUrl = 'https://accounts.google.com/gsi/client';

export interface GoogleIdentitySettings {
  readonly button: IdentityButton;
  readonly issuers: readonly string[];
  /** Where the keys are fetched, or the keys themselves. */
  readonly keys: { readonly url: string } | { readonly set: JSONWebKeySet };
  readonly clock: Clock;
}

const keysTimeoutMs = 5_000;
const keysMaxBytes = 100_000;
/** Two clocks may disagree by so much. */
const toleranceS = 30;

/** Google's ID tokens, or those of another issuer that speaks OpenID Connect (outside: section Google sign-in). */
export function openGoogleIdentity(settings: GoogleIdentitySettings): IdentityProvider {
  const { button, clock } = settings;
  const keys = 'set' in settings.keys ? createLocalJWKSet(settings.keys.set) : remoteKeys(settings.keys.url);
  return {
    button,
    verify: async (credential) => {
      try {
        const { payload } = await jwtVerify(credential, keys, {
          issuer: [...settings.issuers],
          audience: button.clientId,
          // Named by us, never by the token: 'none', and a public key taken for a shared secret, do not pass.
          algorithms: ['RS256'],
          requiredClaims: ['sub', 'email', 'exp', 'iat'],
          maxTokenAge: '1h',
          clockTolerance: toleranceS,
          currentDate: clock.now(),
        });
        return vouched(credential, payload, button.clientId);
      } catch (error) {
        // A verdict's own text may hold parts of the token, so it goes no further.
        if (isVerdict(error)) return undefined;
        throw new Error('The keys of the identity provider could not be had.', { cause: error });
      }
    },
  };
}

function remoteKeys(url: string): JWTVerifyGetKey {
  const fetchKeys = createOutboundClient({ hosts: [], origins: [new URL(url).origin] });
  return createRemoteJWKSet(new URL(url), {
    timeoutDuration: keysTimeoutMs,
    [customFetch]: async (address, { signal }) => {
      const answer = await fetchKeys(address, { timeoutMs: keysTimeoutMs, maxBytes: keysMaxBytes, signal });
      return new Response(new Uint8Array(answer.body), { status: answer.status, headers: answer.headers });
    },
  });
}

/** True when the token was judged; false when there was nothing to judge it with. */
function isVerdict(error: unknown): boolean {
  return (
    error instanceof errors.JOSEError &&
    !(error instanceof errors.JWKSTimeout) &&
    // The plain class: an answer of the key server that is no key set.
    error.code !== 'ERR_JOSE_GENERIC' &&
    error.code !== 'ERR_JWKS_INVALID'
  );
}

function vouched(credential: string, payload: JWTPayload, clientId: string): VouchedIdentity | undefined {
  const { sub, email, email_verified: emailVerified, name, nonce, iat, aud } = payload;
  // Required above; a list of audiences means that somebody else may hold it as well.
  if (typeof sub !== 'string' || sub === '' || sub.length > 255 || aud !== clientId) return undefined;
  if (typeof email !== 'string' || typeof iat !== 'number') return undefined;
  if (nonce !== undefined && typeof nonce !== 'string') return undefined;
  return {
    subject: sub,
    email,
    emailVerified: emailVerified === true,
    name: typeof name === 'string' ? name : undefined,
    nonce,
    issuedAt: new Date(iat * 1000),
    // Of what was signed, not of the signature: its last character can be spelled in several ways.
    fingerprint: createHash('sha256')
      .update(credential.slice(0, credential.lastIndexOf('.')))
      .digest(),
  };
}
