import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import Provider from 'oidc-provider';

/** A certified OpenID provider on a real socket, with the pages where somebody signs in and agrees. */
export async function openOidcPeer(clientId: string) {
  // The provider wants to know its address before it exists.
  const server: Server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  const issuer = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`;
  const redirectUri = 'https://loomlight.test/callback';
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        grant_types: ['implicit'],
        response_types: ['id_token'],
        redirect_uris: [redirectUri],
      },
    ],
    responseTypes: ['id_token'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_context: unknown, sub: string) => ({
      accountId: sub,
      claims: () => ({ sub, email: `${sub}@example.org`, email_verified: true, name: 'Noor Haddad' }),
    }),
    cookies: { keys: ['of this test alone'] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, IdToken: 600 },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => void answer(request, response));
  return {
    settings: { GOOGLE_CLIENT_ID: clientId, GOOGLE_ISSUER: issuer, GOOGLE_JWKS_URL: `${issuer}/jwks` },
    /** Signs a person in on the provider's pages and answers the credential that it sends back. */
    signIn: (login: string, nonce: string) => walk({ issuer, clientId, redirectUri, login, nonce }),
    close: () => server.close(),
  };
}

/** Follows the provider from page to page as a browser does: redirects, cookies, two forms. */
async function walk(input: {
  readonly issuer: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly login: string;
  readonly nonce: string;
}): Promise<string> {
  const cookies = new Map<string, string>();
  const start = new URL('/auth', input.issuer);
  start.search = new URLSearchParams({
    client_id: input.clientId,
    response_type: 'id_token',
    scope: 'openid email profile',
    redirect_uri: input.redirectUri,
    nonce: input.nonce,
  }).toString();
  let next: { readonly url: string; readonly form?: URLSearchParams } = { url: start.href };
  for (let step = 0; step < 20; step += 1) {
    const response = await fetch(next.url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(next.form ? { method: 'POST', body: next.form } : {}),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location?.startsWith(input.redirectUri)) {
      const credential = new URLSearchParams(new URL(location).hash.slice(1)).get('id_token');
      if (credential === null) throw new Error(`The provider refused: ${location}`);
      return credential;
    }
    if (location !== null) {
      next = { url: new URL(location, next.url).href };
      continue;
    }
    const page = await response.text();
    const [, action = ''] = /<form[^>]*action="([^"]+)"/.exec(page) ?? [];
    const [, prompt = ''] = /name="prompt" value="([^"]+)"/.exec(page) ?? [];
    if (action === '') throw new Error(`The provider shows no form: ${response.status}`);
    next = {
      url: new URL(action, next.url).href,
      form: new URLSearchParams({ prompt, ...(prompt === 'login' ? { login: input.login, password: 'any' } : {}) }),
    };
  }
  throw new Error('The provider leads in circles.');
}
