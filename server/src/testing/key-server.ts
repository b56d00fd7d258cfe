import { once } from 'node:events';
import { createServer } from 'node:http';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose';

/** An issuer of credentials with its keys on a real socket: what the product takes for Google in tests. */
export async function openKeyServer(clientId: string) {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const foreign = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' };
  let answer: () => { status: number; body: string } = () => ({ status: 200, body: JSON.stringify({ keys: [jwk] }) });
  const plain = answer;
  const server = createServer((_request, response) => {
    const { status, body } = answer();
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  const origin = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`;
  const issuer = 'https://accounts.google.test';
  return {
    settings: { GOOGLE_CLIENT_ID: clientId, GOOGLE_ISSUER: issuer, GOOGLE_JWKS_URL: `${origin}/jwks` },
    issuer,
    /** A good credential, but for what a test changes; undefined takes a claim away. */
    sign: (
      claims: Readonly<Record<string, unknown>>,
      how: { readonly kid?: string; readonly foreign?: boolean; readonly now?: Date } = {},
    ): Promise<string> => {
      const now = Math.floor((how.now ?? new Date()).getTime() / 1000);
      const all = { iss: issuer, aud: clientId, iat: now, exp: now + 3600, email_verified: true, ...claims };
      return new SignJWT(all)
        .setProtectedHeader({ alg: 'RS256', kid: how.kid ?? 'key-1', typ: 'JWT' })
        .sign(how.foreign ? foreign.privateKey : privateKey);
    },
    publicPem: () => exportSPKI(publicKey),
    /** What the keys' address says from now on; undefined: the keys again. */
    answerWith: (next: typeof answer | undefined): void => {
      answer = next ?? plain;
    },
    close: () => server.close(),
  };
}
