import { apiBase, contract } from '@loomlight/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { deviceWords } from './device-words.rules.ts';

const { accounts } = contract;
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

async function signInFrom(who: TestPerson, userAgent: string): Promise<{ token: string; refreshToken: string }> {
  const answer = await test.app.http.inject({
    method: 'POST',
    url: `${apiBase}/auth/login`,
    headers: { 'user-agent': userAgent },
    payload: { email: who.email, password: test.password },
  });
  return answer.json();
}
const list = async (token: string) => (await test.call(accounts.sessions, { token })).body.sessions;
const lives = async (token: string) => (await test.call(accounts.profile, { token })).status === 200;

describe('sessions', () => {
  it('are listed with their devices, the last used first, and say which one asks', async () => {
    const ada = await test.person();
    test.clock.advanceSeconds(60);
    const phone = await signInFrom(ada, iphone);
    test.clock.advanceSeconds(60);
    const desk = await signInFrom(ada, firefox);
    expect((await list(desk.token)).map(({ device, is_current, method }) => [device, is_current, method])).toEqual([
      ['Firefox on Linux', true, 'password'],
      ['Safari on iPhone', false, 'password'],
      ['Unknown device', false, 'password'],
    ]);
    test.clock.advanceSeconds(60);
    await test.call(accounts.refresh, { body: { refresh_token: phone.refreshToken } });
    const [first] = await list(desk.token);
    expect(first?.device).toBe('Safari on iPhone');
    expect(Date.parse(first?.last_used_at ?? '') - Date.parse(first?.created_at ?? '')).toBeGreaterThanOrEqual(119_000);
  });

  it('end one by one, at once, with everything they could renew', { tags: 'on-server' }, async () => {
    const ada = await test.person();
    const phone = await signInFrom(ada, iphone);
    const other = (await list(ada.token)).find(({ is_current: isCurrent }) => !isCurrent);
    const end = (id: string, token = ada.token) => test.call(accounts.endSession, { params: { id }, token });
    expect((await end(other?.id ?? '')).status).toBe(204);
    expect(await lives(phone.token)).toBe(false);
    expect((await test.call(accounts.refresh, { body: { refresh_token: phone.refreshToken } })).status).toBe(401);
    expect(await lives(ada.token)).toBe(true);
    expect((await end(other?.id ?? '')).status).toBe(404);
    expect((await end('no-id')).status).toBe(404);
    const [own] = await list(ada.token);
    expect((await end(own?.id ?? '')).status).toBe(204);
    expect(await lives(ada.token)).toBe(false);
  });

  it('end all at once but the one that asks', { tags: 'on-server' }, async () => {
    const ada = await test.person();
    const others = [await signInFrom(ada, iphone), await signInFrom(ada, firefox)];
    expect((await test.call(accounts.endOtherSessions, { token: ada.token })).body.message).toBe(
      'Every other device has been signed out.',
    );
    for (const { token } of others) expect(await lives(token)).toBe(false);
    expect(await list(ada.token)).toHaveLength(1);
  });

  it('belong to their person alone', async () => {
    const [ada, bob] = [await test.person(), await test.person()];
    const [own] = await list(ada.token);
    const answer = await test.call(accounts.endSession, { params: { id: own?.id ?? '' }, token: bob.token });
    expect(answer.status).toBe(404);
    await test.call(accounts.endOtherSessions, { token: bob.token });
    expect(await lives(ada.token)).toBe(true);
    expect((await test.call(accounts.sessions)).status).toBe(401);
  });

  it('that nobody has used for a month are not listed any more', async () => {
    const ada = await test.person();
    test.clock.advanceSeconds(31 * 86_400);
    const later = await test.signInAgain(ada);
    expect(await list(later.token)).toHaveLength(1);
  });
});

describe('the words for a device', () => {
  it.each([
    [firefox, 'Firefox on Linux'],
    [iphone, 'Safari on iPhone'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0 Safari/537.36 Edg/139.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
      'Safari on macOS',
    ],
    ['curl/8.0', 'curl on another system'],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/139.0 Safari/537.36', 'Chrome on Linux'],
    ['Mozilla/5.0 (X11; Linux x86_64) Something/1.0', 'Another browser on Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Mobile Safari/605.1',
      'Safari on iPhone',
    ],
    ['<script>alert(1)</script>', 'Unknown device'],
    [undefined, 'Unknown device'],
  ])('are made of %j [PEOPLE-43]', (userAgent, words) => {
    expect(deviceWords(userAgent)).toBe(words);
  });
});

describe('a page that a mailed link leads to', () => {
  it.each(['/verify-email?token=x', '/reset-password?token=x'])(
    'tells nobody where its reader came from: %s',
    async (url) => {
      const { headers } = await test.app.http.inject(url);
      expect(headers['referrer-policy']).toBe('no-referrer');
    },
  );

  it('is told apart from the others', async () => {
    const { headers } = await test.app.http.inject('/credits');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });
});

describe('the end of a session', () => {
  it('comes 90 days after its sign-in, however often it is prolonged [GROUND-25]', async () => {
    let { refreshToken } = await test.person();
    const day = 86_400;
    for (let days = 0; days < 89; days += 1) {
      test.clock.advanceSeconds(day);
      const { body } = await test.call(accounts.refresh, { body: { refresh_token: refreshToken } });
      ({ refreshToken } = body);
    }
    // Ten minutes before the end there is nothing to be had that lasts longer.
    test.clock.advanceSeconds(day - 600);
    const last = await test.call(accounts.refresh, { body: { refresh_token: refreshToken } });
    expect(last.status).toBe(200);
    expect((await test.call(accounts.profile, { token: last.body.token })).status).toBe(200);
    test.clock.advanceSeconds(601);
    expect((await test.call(accounts.profile, { token: last.body.token })).status).toBe(401);
    const refused = await test.call(accounts.refresh, { body: { refresh_token: last.body.refreshToken } });
    expect([refused.status, refused.error.message]).toEqual([401, 'Your session has expired. Please sign in again.']);
  });

  it('comes to those of earlier releases too, whose tokens say nothing of it [GROUND-25]', async () => {
    const ada = await test.person();
    await test.database.pool.query("UPDATE sessions SET created_at = created_at - interval '91 days'");
    expect((await test.call(accounts.refresh, { body: { refresh_token: ada.refreshToken } })).status).toBe(401);
  });
});
