// @module-tag slow

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { apiBase, contract } from '@loomlight/contract';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDoor } from '../../testing/door.ts';
import { goodPassword } from '../../testing/good-password.ts';
import { callApi, signInAt, signUp } from '../../testing/http-client.ts';
import { openPostgresPair, type PostgresPair } from '../../testing/parts/postgres-pair.ts';
import { postgresMissing } from '../../testing/parts/postgres-server.ts';
import { runOperator } from '../../testing/run-operator.ts';
import { type ServerProcess, startServer } from '../../testing/server-process.ts';
import { serverUrl } from '../../testing/test-settings.ts';
import { waitFor } from '../../testing/wait-for.ts';

let pair: PostgresPair;
const closing: (() => Promise<unknown>)[] = [];
beforeEach(({ skip }) => {
  skip(serverUrl === undefined, 'a standby needs PostgreSQL, tried in the run on it');
  skip(postgresMissing !== undefined, postgresMissing ?? '');
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

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

/** What people were told meanwhile. */
interface Told {
  readonly people: readonly Person[];
  readonly answers: readonly Answer[];
  /** Addresses whose account was acknowledged. */
  readonly registered: readonly string[];
  /** Prompts whose unlock was acknowledged, by the place of their buyer. */
  readonly unlocked: readonly { readonly buyer: number; readonly item: string }[];
  /** Orders that the card page has said are paid. */
  readonly paid: readonly string[];
  /** Everything that was refused. */
  readonly refused: readonly Refusal[];
  /** From the first refusal to the last, in milliseconds. */
  readonly refusedMs: number;
}

interface Refusal {
  readonly at: number;
  readonly what: string;
  readonly status: number;
  readonly code: string | undefined;
  readonly retryAfter: string | null;
}

const prompts = 30;
const price = 2;

/** A seller's locked prompts, which buyers unlock one after the other. */
async function lockedPrompts(
  api: ServerProcess,
): Promise<{ readonly seller: Person; readonly items: readonly string[] }> {
  const seller = await signUp(api.address, 'Emilie du Chatelet');
  const items: string[] = [];
  for (let index = 0; index < prompts; index += 1) {
    const { status, body } = await callApi(api.address, contract.images.generate, {
      token: seller.token,
      body: { text_prompt: `A secret ${index}`, size: '64x64', is_prompt_locked: true, prompt_price: price },
    });
    // As many as one may have waiting: the next one once there is room.
    if (status === 429) {
      index -= 1;
      await sleep(200);
    } else items.push(body.id);
  }
  for (const id of items)
    await waitFor(
      'the locked prompts',
      async () => {
        const { body } = await callApi(api.address, contract.images.get, { params: { id }, token: seller.token });
        return body.status === 'completed';
      },
      180_000,
    );
  return { seller, items };
}

/**
 * Three people ask for one image after the other and unlock prompts, others register, and one pays for packages, while something happens to the
 * database; answers what they were told.
 */
async function actMeanwhile(
  api: ServerProcess,
  happen: (seen: { refused: () => number; acknowledged: () => number }) => Promise<void>,
): Promise<Told> {
  const { items } = await lockedPrompts(api);
  const people: Person[] = [];
  for (const name of ['Ada Lovelace', 'Grace Hopper', 'Mary Shelley']) people.push(await signUp(api.address, name));
  const payer = await signUp(api.address, 'Jane Austen');
  const answers: Answer[] = [];
  const registered: string[] = [];
  const unlocked: { buyer: number; item: string }[] = [];
  const paid: string[] = [];
  const refused: Refusal[] = [];
  const over = new AbortController();

  /** Undefined for what was refused, which is remembered. */
  async function ask(what: string, path: string, token: string | undefined, payload: object): Promise<unknown> {
    const response = await fetch(api.address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(payload),
    });
    const body = (await response.json()) as { code?: string };
    if (response.ok) return body;
    const { status, headers } = response;
    refused.push({ at: Date.now(), what, status, code: body.code, retryAfter: headers.get('retry-after') });
    return undefined;
  }
  async function again(act: (round: number) => Promise<unknown>): Promise<void> {
    for (let round = 0; !over.signal.aborted; round += 1) {
      await act(round);
      await sleep(50);
    }
  }
  const images = people.map(({ token }, person) =>
    again(async (index) => {
      const answer = await generate(api.address, token, `${person}-${index}`);
      answers.push(answer);
      if (answer.status !== 202 && answer.status !== 429) refused.push({ at: Date.now(), what: 'image', ...answer });
      return sleep(300);
    }),
  );
  const unlocks = people.map(({ token }, buyer) =>
    again(async (round) => {
      const item = items[round];
      if (item === undefined) return sleep(200);
      const path = apiBase + contract.prompts.purchase.path.replace('{id}', item);
      const answer = await ask('unlock', path, token, { content_type: 'image', expected_price: price });
      if (answer !== undefined) unlocked.push({ buyer, item });
      return sleep(250);
    }),
  );
  const signUps = again(async (round) => {
    const email = `newcomer.${round}@loomlight.test`;
    const newcomer = { email, password: goodPassword, username: `Newcomer ${round}` };
    if (await ask('sign-up', apiBase + contract.accounts.register.path, undefined, newcomer)) registered.push(email);
  });
  const payments = again(async () => {
    const order = (await ask('order', apiBase + contract.payments.createLink.path, payer.token, {
      package_id: 'creator',
      success_url: '/payment/success',
      cancel_url: '/credits',
    })) as { payment_id: string; payment_link: { id: string } } | undefined;
    if (!order) return;
    const page = `/sandbox/checkout/${order.payment_link.id}/pay`;
    if (await ask('payment', page, undefined, { card: '4242424242424242' })) paid.push(order.payment_id);
    await sleep(200);
  });

  const count = (status: number): number => answers.filter((answer) => answer.status === status).length;
  const eachKind = (): boolean => registered.length >= 3 && unlocked.length >= 3 && paid.length >= 2;
  const acting = Promise.all([...images, ...unlocks, signUps, payments]);
  try {
    await waitFor('some of each before it', async () => count(202) >= 12 && eachKind(), 240_000);
    await happen({ refused: () => count(503), acknowledged: () => count(202) });
    const before = [count(202), registered.length, paid.length] as const;
    await waitFor(
      'some of each after it',
      async () => count(202) >= before[0] + 6 && registered.length > before[1] && paid.length > before[2],
      120_000,
    );
  } finally {
    over.abort();
    await acting;
  }
  const away = refused.filter(({ status }) => status >= 500);
  const refusedMs = (away.at(-1)?.at ?? 0) - (away[0]?.at ?? 0);
  return { people, answers, registered, unlocked, paid, refused, refusedMs };
}

/** Everything acknowledged is there, each key is charged once, and whoever was refused was told when to ask again. */
async function expectNothingLost(api: ServerProcess, database: string, told: Told): Promise<void> {
  const { people, answers, registered, unlocked, paid, refused } = told;
  // `payments_unavailable`: the provider, a stand-in on the same database, was asked and did not answer.
  const words = refused
    .filter(({ status }) => status !== 429)
    .map(
      ({ what, status, code, retryAfter }) =>
        `${what}: ${status} ${code ?? ''}, Retry-After ${retryAfter ?? 'missing'}`,
    );
  const usual =
    /^(?:image|unlock|sign-up|order|payment): 503 unavailable, Retry-After \d+$|^order: 503 payments_unavailable, Retry-After \d+$/;
  expect(words.filter((word) => !usual.test(word))).toEqual([]);
  await expectThere(database, 'SELECT count(*)::int AS count FROM users WHERE email = ANY($1::text[])', registered);
  for (const buyer of people.keys())
    await expectThere(
      database,
      `SELECT count(*)::int AS count FROM prompt_purchase JOIN users ON users.id = buyer_id
        WHERE content_id = ANY($1::uuid[]) AND users.email = '${people[buyer]?.email ?? ''}'`,
      unlocked.filter((unlock) => unlock.buyer === buyer).map(({ item }) => item),
    );
  // The card page has said so: the product hears of it, also where a notification was lost on the way, and credits it once.
  await waitFor(
    'the credits of what was paid',
    async () => {
      const credited = `SELECT count(DISTINCT payment_order.id)::int AS count FROM payment_order
        JOIN credit_entry ON cause = 'purchase:' || payment_order.id
        WHERE paid_at IS NOT NULL AND payment_order.id = ANY($1::uuid[])`;
      return (await countOf(database, credited, paid)) === paid.length;
    },
    180_000,
  );
  for (const [person, one] of people.entries()) {
    const token = await signInAt(api.address, one);
    const own: string[] = [];
    for (const { key, status, id } of answers.filter((answer) => answer.key.startsWith(`${person}-`))) {
      if (status === 429) continue;
      // What was refused is asked for again under its key: it may have been taken all the same, and is not taken twice.
      const again = await waitFor(
        'room for one more',
        async () => {
          const asked = await generate(api.address, token, key);
          return asked.status !== 429 && asked;
        },
        120_000,
      );
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
        180_000,
      );
    expect(new Set(own).size).toBe(own.length);
    const { body } = await callApi(api.address, contract.credits.balance, { token });
    const bought = await countOf(
      database,
      'SELECT count(*)::int AS count FROM prompt_purchase JOIN users ON users.id = buyer_id WHERE email = ANY($1::text[])',
      [one.email],
    );
    expect(body.credits).toBe(1_000 - own.length - price * bought);
  }
  expect(
    await countOf(database, 'SELECT count(*)::int AS count FROM ledger_violation WHERE $1::text[] IS NOT NULL', []),
  ).toBe(0);
}

async function expectThere(database: string, statement: string, wanted: readonly string[]): Promise<void> {
  expect(await countOf(database, statement, wanted)).toBe(wanted.length);
}

async function countOf(url: string, statement: string, values: readonly string[]): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>(statement, [values]);
    return rows[0]?.count ?? 0;
  } finally {
    await client.end();
  }
}

/** How long people may be refused around a failover, besides the time until somebody decided. */
const refusedAtMostMs = 10_000;

describe('a primary with a standby that confirms', () => {
  beforeEach(async () => {
    pair = await openPostgresPair();
    closing.push(() => pair.close());
  });

  it('dies, and no sign-up, image, unlock or payment that was acknowledged is lost, charged twice or answered with anything but 503 [SCALE-12, SCALE-13, SCALE-14, SCALE-16]', async () => {
    const door = await openDoor(pair.primaryUrl);
    closing.push(async () => door.close());
    const { api, servers, settings } = await startAll(door.url);
    let awayMs = 0;
    let after = '';
    const told = await actMeanwhile(api, async ({ refused }) => {
      const from = Date.now();
      await pair.killPrimary();
      await waitFor('people to be told', async () => refused() >= 3, 60_000);
      after = await pair.promote();
      door.leadTo(after);
      awayMs = Date.now() - from;
    });
    await expectNothingLost(api, after, told);
    expect(told.refusedMs).toBeLessThan(awayMs + refusedAtMostMs);
    expect(servers.map(({ child }) => child.exitCode)).toEqual([null, null]);
    const { code, output } = await runOperator({ ...settings, DATABASE_URL: door.url }, 'ledger', 'verify');
    expect([code, output]).toEqual([0, expect.stringContaining('all balanced')]);
  }, 600_000);

  it('is started again, in good order and as after a crash, and nothing that was acknowledged is lost [SCALE-17, SCALE-18]', async () => {
    const { api, servers } = await startAll(pair.primaryUrl);
    const told = await actMeanwhile(api, async ({ acknowledged }) => {
      await pair.restartPrimary('fast');
      const between = acknowledged();
      await waitFor('images between', async () => acknowledged() >= between + 6, 120_000);
      await pair.restartPrimary('immediate');
    });
    await expectNothingLost(api, pair.primaryUrl, told);
    expect(servers.map(({ child }) => child.exitCode)).toEqual([null, null]);
  }, 600_000);

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
  });
});

describe('a primary with two standbys of which any one confirms', () => {
  it('goes on without one of them, and dies without losing anything: the one that has received the most takes over [SCALE-25, SCALE-56]', async () => {
    pair = await openPostgresPair({ standbys: 2 });
    closing.push(() => pair.close());
    const door = await openDoor(pair.primaryUrl);
    closing.push(async () => door.close());
    const { api } = await startAll(door.url);
    let refusedBefore = 0;
    let after = '';
    const told = await actMeanwhile(api, async ({ refused, acknowledged }) => {
      await pair.stopStandby(0);
      const alone = acknowledged();
      await waitFor('images with one of them', async () => acknowledged() >= alone + 6, 120_000);
      await pair.startStandby(0);
      await pair.stopStandby(1);
      const other = acknowledged();
      await waitFor('images with the other', async () => acknowledged() >= other + 6, 120_000);
      await pair.startStandby(1);
      refusedBefore = refused();
      await pair.killPrimary();
      await waitFor('people to be told', async () => refused() >= 3, 60_000);
      after = await pair.promote();
      door.leadTo(after);
    });
    expect(refusedBefore).toBe(0);
    await expectNothingLost(api, after, told);
  }, 600_000);
});
