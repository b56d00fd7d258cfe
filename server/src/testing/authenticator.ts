import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { PasskeyAssertion, PasskeyRegistration } from '@loomlight/contract/factors';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What a page sees of a passkey, and how a test bends it. */
interface Bent {
  /** The site that asks; another one is what a phisher has. */
  readonly origin?: string;
  readonly rpId?: string;
  /** What its counter says. */
  readonly counter?: number;
  /** False: nobody has looked at a finger or a face. */
  readonly isVerified?: boolean;
  readonly userHandle?: string | null;
}

const flags = { present: 0x01, verified: 0x04, attested: 0x40 } as const;

/** A passkey in software, as an authenticator makes it (WebAuthn level 3, ES256, attestation `none`). */
export function createAuthenticator(site: { readonly origin: string; readonly rpId: string }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let counter = 0;

  const authData = (bent: Bent, extra: Buffer = Buffer.alloc(0)): Buffer => {
    const head = Buffer.alloc(5);
    const isVerified = bent.isVerified ?? true;
    head[0] = flags.present | (isVerified ? flags.verified : 0) | (extra.length > 0 ? flags.attested : 0);
    head.writeUInt32BE(bent.counter ?? counter, 1);
    return Buffer.concat([sha256(bent.rpId ?? site.rpId), head, extra]);
  };
  const clientData = (type: string, challenge: string, bent: Bent): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: bent.origin ?? site.origin, crossOrigin: false }));

  return {
    id,
    /** Answers `navigator.credentials.create`. */
    register: ({ challenge }: { readonly challenge: string }, bent: Bent = {}): PasskeyRegistration => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(publicKey)]);
      const object = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData(bent, attested))],
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, bent).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(object as Parameters<typeof isoCBOR.encode>[0])).toString(
            'base64url',
          ),
          transports: ['internal'],
        },
      };
    },
    /** Answers `navigator.credentials.get`; the counter goes on by itself. */
    sign: ({ challenge }: { readonly challenge: string }, bent: Bent = {}): PasskeyAssertion => {
      counter += 1;
      const data = authData(bent);
      const client = clientData('webauthn.get', challenge, bent);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
          ...(bent.userHandle !== undefined && { userHandle: bent.userHandle }),
        },
      };
    },
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;

/** The public key as COSE writes it (RFC 9053): type EC2, ES256, P-256 and its point. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const point = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64url'));
  const parts = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, point(x)],
    [-3, point(y)],
  ]);
  return Buffer.from(isoCBOR.encode(parts as Parameters<typeof isoCBOR.encode>[0]));
}

function sha256(bytes: Buffer | string): Buffer {
  return createHash('sha256').update(bytes).digest();
}
