// @module-tag on-server
import { apiBase, contract } from '@loomlight/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const streamsPerPerson = 20;

interface Listening {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly code: string | undefined;
  /** Resolves when the stream has ended, from whichever side. */
  readonly ended: Promise<unknown>;
  hangUp(): void;
}

async function listen(token: string): Promise<Listening> {
  const listener = new AbortController();
  const response = await fetch(`${test.app.address}${apiBase}${contract.notifications.events.path}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: listener.signal,
  });
  const isStream = response.status === 200;
  const answer = isStream ? undefined : ((await response.json()) as { code: string });
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    code: answer?.code,
    ended: isStream ? response.arrayBuffer().catch(() => undefined) : Promise.resolve(),
    hangUp: () => listener.abort(),
  };
}

it('are twenty a person at most; the next is told when to come back, and somebody else is not kept out [GROUND-13]', async () => {
  const [ada, bob] = [await test.person(), await test.person()];
  const all = await Promise.all(Array.from({ length: streamsPerPerson + 10 }, () => listen(ada.token)));
  const open = all.filter(({ status }) => status === 200);
  const refused = all.filter(({ status }) => status === 429);
  expect([open.length, refused.length]).toEqual([streamsPerPerson, 10]);
  expect(refused[0]).toMatchObject({ retryAfter: '30', code: 'too_many_streams' });
  const bobs = await listen(bob.token);
  expect(bobs.status).toBe(200);
  // A place that is given back can be taken again.
  open[0]?.hangUp();
  await open[0]?.ended;
  await expect.poll(async () => (await listen(ada.token)).status).toBe(200);
  for (const { hangUp } of [...open, bobs]) hangUp();
});

it('end with their session and leave the others of the person open [GROUND-13]', async () => {
  const ada = await test.person();
  const other = await test.call(contract.accounts.login, { body: { email: ada.email, password: test.password } });
  const [mine, elsewhere] = [await listen(ada.token), await listen(other.body.token)];
  await test.call(contract.accounts.logout, { token: ada.token });
  await mine.ended;
  expect(await Promise.race([elsewhere.ended.then(() => 'ended'), Promise.resolve('open')])).toBe('open');
  elsewhere.hangUp();
});

it('end when the account is deactivated, whichever process did it [GROUND-13]', async () => {
  const ada = await test.person();
  const streams = await Promise.all([listen(ada.token), listen(ada.token)]);
  await test.database.db.updateTable('users').set({ is_active: false }).where('id', '=', ada.userId).execute();
  await Promise.all(streams.map(({ ended }) => ended));
  expect((await listen(ada.token)).status).toBe(401);
});
