import { contract } from '@loomlight/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOidcPeer } from '../../testing/peers/oidc-peer.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const { accounts } = contract;
let test: TestApp;
let peer: Awaited<ReturnType<typeof openOidcPeer>>;
beforeAll(async () => {
  peer = await openOidcPeer('loomlight');
  test = await openTestApp(peer.settings);
  test.clock.showRealTime();
});
afterAll(async () => {
  await test.close();
  peer.close();
});

describe('a certified OpenID provider', () => {
  it('signs somebody in with our nonce, and its credential opens one session [R-API-07]', async () => {
    const credential = await peer.signIn('noor', await test.googleNonce());
    const { status, body } = await test.googleSignIn(credential);
    expect(status).toBe(200);
    expect((await test.call(accounts.profile, { token: body.token })).body).toMatchObject({
      email: 'noor@example.org',
      username: 'Noor Haddad',
      email_verified: true,
    });
    expect((await test.googleSignIn(credential)).error.code).toBe('google_failed');
  });

  it('does not sign in with a nonce that we did not hand out', async () => {
    const credential = await peer.signIn('mallory', 'a-nonce-of-another-site');
    expect((await test.googleSignIn(credential)).error.code).toBe('google_failed');
  });
});
