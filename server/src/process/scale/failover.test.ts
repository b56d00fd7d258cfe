import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { apiBase, contract } from '@loomlight/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDoor } from '../../testing/door.ts';
import { callApi, signInAt, signUp } from '../../testing/http-client.ts';
import { openPostgresPair, type PostgresPair } from '../../testing/parts/postgres-pair.ts';
import { postgresMissing } from '../../testing/parts/postgres-server.ts';
import { runOperator } from '../../testing/run-operator.ts';
import { type ServerProcess, startServer } from '../../testing/server-process.ts';
import { serverUrl } from '../../testing/test-settings.ts';
import { waitFor } from '../../testing/wait-for.ts';

let pair: PostgresPair;
const closing: (() => Promise<unknown>)[] = [];
beforeEach(async ({ skip }) => {
  skip(serverUrl === undefined, 'a standby needs PostgreSQL, tried in the run on it');
  skip(postgresMissing !== undefined, postgresMissing ?? '');
  pair = await openPostgresPair();
  closing.push(() => pair.close());
}, 90_000);
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
}, 60_000);

/** What a person was told when they asked for an image. */
interface Answer {
  readonly key: string;
  readonly status: number;
  readonly code: string | undefined;
  readonly retryAfter: string | null;
  readonly id: string | undefined;
}

async function generate(address: string, token: string, key: string): Promise<Answer> {
  const response = await fetch(`${address}${apiBase}${contract.images.generate.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key },
    body: JSON.stringify({ text_prompt: `A lake ${key}`, size: '64x64' }),
  });
  const body = (await response.json()) as { id?: string; code?: string };
  return {
    key,
    status: response.status,
    code: body.code,
    retryAfter: response.headers.get('retry-after'),
    id: body.id,
  };
}

async function startAll(url: string) {
  const settings = {
    DATA_DIR: mkdtempSync(join(tmpdir(), 'loomlight-failover-')),
    DATABASE_URL: url,
    TOKEN_SECRET: 'one secret for all processes of the test',
    SIGNUP_BONUS_CREDITS: '1000',
  };
  // One after the other: the first brings the tables up to date.
  const servers: ServerProcess[] = [];
  for (const role of ['api', 'worker']) {
    const server = await startServer({ ...settings, ROLE: role });
    servers.push(server);
    closing.push(async () => {
      if (server.child.exitCode === null && server.child.signalCode === null) await server.kill();
    });
  }
  const [api] = servers;
  if (!api) throw new Error('No process was started.');
  return { settings, api, servers };
}

interface Person {
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

/** Three people ask for one image after the other while something happens to the database; answers what they were told. */
async function askMeanwhile(
  api: ServerProcess,
  happen: (seen: { refused: () => number; acknowledged: () => number }) => Promise<void>,
): Promise<{ readonly people: readonly Person[]; readonly answers: readonly Answer[] }> {
  const people: Person[] = [];
  for (const name of ['Ada Lovelace', 'Grace Hopper', 'Mary Shelley']) people.push(await signUp(api.address, name));
  const answers: Answer[] = [];
  const over = new AbortController();
  const asking = people.map(async ({ token }, person) => {
    for (let index = 0; !over.signal.aborted; index += 1) {
      answers.push(await generate(api.address, token, `${person}-${index}`));
      await sleep(30);
    }
  });
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  await waitFor('images before it', async () => count(202) >= 20, 60_000);
  await happen({ refused: () => count(503), acknowledged: () => count(202) });
  const before = count(202);
  await waitFor('images after it', async () => count(202) >= before + 10, 60_000);
  over.abort();
  await Promise.all(asking);
  return { people, answers };
}

/** Everything acknowledged is there and comes to its end, each key is charged once, and whoever was refused was told when to ask again. */
async function expectNothingLost(
  api: ServerProcess,
  { people, answers }: { readonly people: readonly Person[]; readonly answers: readonly Answer[] },
): Promise<void> {
  for (const answer of answers.filter(({ status }) => status >= 500))
    expect(answer).toMatchObject({ status: 503, code: 'unavailable', retryAfter: expect.stringMatching(/^\d+$/) });
  for (const [person, one] of people.entries()) {
    const token = await signInAt(api.address, one);
    const own: string[] = [];
    for (const { key, status, id } of answers.filter((answer) => answer.key.startsWith(`${person}-`))) {
      // What was refused is asked for again under its key: it may have been taken all the same, and is not taken twice.
      const again = await generate(api.address, token, key);
      expect(again.status).toBe(202);
      if (status === 202) expect(again.id).toBe(id);
      if (again.id !== undefined) own.push(again.id);
    }
    for (const id of own)
      await waitFor(
        'the end of each image',
        async () => {
          const { status, body } = await callApi(api.address, contract.images.get, { params: { id }, token });
          expect(status).toBe(200);
          return body.status === 'completed';
        },
        120_000,
      );
    expect(new Set(own).size).toBe(own.length);
    const { body } = await callApi(api.address, contract.credits.balance, { token });
    expect(body.credits).toBe(1_000 - own.length);
  }
}

describe('a primary with a standby that confirms', () => {
  it('dies, and nothing that was acknowledged is lost, charged twice or answered with anything but 503 [SCALE-12, SCALE-13, SCALE-14, SCALE-16]', async () => {
    const door = await openDoor(pair.primaryUrl);
    closing.push(async () => door.close());
    const { api, servers, settings } = await startAll(door.url);
    const told = await askMeanwhile(api, async ({ refused }) => {
      await pair.killPrimary();
      await waitFor('people to be told', async () => refused() >= 3, 60_000);
      await pair.promote();
      door.leadTo(pair.standbyUrl);
    });
    await expectNothingLost(api, told);
    expect(servers.map(({ child }) => child.exitCode)).toEqual([null, null]);
    const { code, output } = await runOperator({ ...settings, DATABASE_URL: door.url }, 'ledger', 'verify');
    expect([code, output]).toEqual([0, expect.stringContaining('all balanced')]);
  }, 240_000);

  it('is started again, in good order and as after a crash, and nothing that was acknowledged is lost [SCALE-17, SCALE-18]', async () => {
    const { api, servers } = await startAll(pair.primaryUrl);
    const told = await askMeanwhile(api, async ({ acknowledged }) => {
      await pair.restartPrimary('fast');
      const between = acknowledged();
      await waitFor('images between', async () => acknowledged() >= between + 10, 60_000);
      await pair.restartPrimary('immediate');
    });
    await expectNothingLost(api, told);
    expect(servers.map(({ child }) => child.exitCode)).toEqual([null, null]);
  }, 240_000);

  it('acknowledges nothing without it, is read from, and goes on by itself once it is back [SCALE-26]', async () => {
    const { api } = await startAll(pair.primaryUrl);
    const { token } = await signUp(api.address, 'Ada Lovelace');
    expect((await generate(api.address, token, 'before')).status).toBe(202);
    await pair.stopStandby();
    const held = generate(api.address, token, 'meanwhile');
    const listing = await callApi(api.address, contract.gallery.publicImages);
    expect(listing.status).toBe(200);
    const answer = await held;
    expect([answer.status, answer.retryAfter]).toEqual([503, expect.stringMatching(/^\d+$/)]);
    await pair.startStandby();
    const again = await waitFor(
      'an answer',
      async () => {
        const asked = await generate(api.address, token, 'meanwhile');
        return asked.status === 202 && asked;
      },
      60_000,
    );
    expect(again.id).toBeDefined();
    const once = await generate(api.address, token, 'meanwhile');
    expect(once.id).toBe(again.id);
    expect((await callApi(api.address, contract.credits.balance, { token })).body.credits).toBe(998);
  }, 180_000);
});
