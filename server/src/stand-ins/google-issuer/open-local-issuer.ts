import { createHash } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, type JSONWebKeySet, type JWK, SignJWT } from 'jose';
import type { Db } from '../../db/transaction.ts';
import { addSeconds, type Clock } from '../../kernel/clock.ts';
import { keepInstallationValue } from '../../features/installation/index.ts';

/** A stand-in for Google's sign-in on this installation alone: the same tokens, signed with a key of its own. */
export interface LocalIssuer {
  readonly issuer: string;
  readonly clientId: string;
  readonly keys: JSONWebKeySet;
  /** A credential for one of the made-up accounts. */
  sign(account: LocalAccount, nonce: string | undefined): Promise<string>;
}

export interface LocalAccount {
  readonly email: string;
  readonly name: string;
  readonly emailVerified: boolean;
}

const lifetimeS = 3600;
const algorithm = 'RS256';
const keyId = 'local';

/** Opens the issuer with the key of this installation, which is made at the first start. */
export async function openLocalIssuer(ctx: {
  readonly db: Db;
  readonly clock: Clock;
  readonly publicUrl: string;
}): Promise<LocalIssuer> {
  const pair = await generateKeyPair(algorithm, { extractable: true });
  const proposed = JSON.stringify(await exportJWK(pair.privateKey));
  // Written above, by this process or another one of the same build.
  const secret = JSON.parse(await keepInstallationValue(ctx.db, { name: 'local_issuer_key', value: proposed })) as JWK;
  const key = await importJWK(secret, algorithm);
  const { kty, n, e } = secret;
  const issuer = `${ctx.publicUrl}/dev/google`;
  const clientId = 'loomlight-local-test';
  return {
    issuer,
    clientId,
    keys: { keys: [{ kty: kty ?? 'RSA', n: n ?? '', e: e ?? '', kid: keyId, alg: algorithm, use: 'sig' }] },
    sign: (account, nonce) => {
      const now = ctx.clock.now();
      return new SignJWT({
        email: account.email,
        email_verified: account.emailVerified,
        name: account.name,
        ...(nonce === undefined ? {} : { nonce }),
      })
        .setProtectedHeader({ alg: algorithm, kid: keyId, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(clientId)
        .setSubject(createHash('sha256').update(account.email.toLowerCase()).digest('hex').slice(0, 21))
        .setIssuedAt(now)
        .setExpirationTime(addSeconds(now, lifetimeS))
        .sign(key);
    },
  };
}
