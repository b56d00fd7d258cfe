// @module-tag on-server
import { createHmac } from 'node:crypto';
import { rmSync } from 'node:fs';
import { contract } from '@loomlight/contract';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodPassword } from '../testing/good-password.ts';
import { inTransaction } from '../db/transaction.ts';
import { createPasswords, createVerifiedPerson } from '../features/accounts/index.ts';
import { grantCredits } from '../features/credits/index.ts';
import { claimGeneration } from '../features/content/making.store.ts';
import { completeGeneration, failGenerationRow } from '../features/generation/generation.store.ts';
import { systemClock } from '../kernel/clock.ts';
import { systemIds } from '../kernel/ids.ts';
import { allArrive } from '../testing/all-arrive.ts';
import { callApi, signInAt } from '../testing/http-client.ts';
import { isLong } from '../testing/long.ts';
import { newDataDir } from '../testing/new-data-dir.ts';
import { type ServerProcess, startServer } from '../testing/server-process.ts';
import { ledgerViolations } from '../testing/test-app.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { serverUrl } from '../testing/test-settings.ts';

// Money between two API processes on one PostgreSQL: every race many times.

const rounds = isLong ? 100 : 25;
const tokenSecret = 'one secret for all processes of the test';
const webhookSecret = `whsec_${createHmac('sha256', tokenSecret).update('payment-sandbox').digest('hex')}`;

let database: TestDatabase;
let processes: ServerProcess[] = [];
let dataDir = '';
beforeAll(async () => {
  if (serverUrl === undefined) return;
  database = await openTestDatabase();
  dataDir = newDataDir('races');
  const settings = { ROLE: 'api', DATA_DIR: dataDir, DATABASE_URL: database.url ?? '', TOKEN_SECRET: tokenSecret };
  processes = await Promise.all([startServer(settings), startServer(settings)]);
});
afterAll(async () => {
  for (const server of processes) await server.kill();
  await database?.close();
  if (dataDir !== '') rmSync(dataDir, { recursive: true, force: true });
});

interface Member {
  readonly token: string;
  readonly userId: string;
}

/** A person without a credit; nobody sends mails here, so that the account is made directly. */
async function memberNamed(username: string): Promise<Member> {
  const person = {
    username,
    email: `${username.toLowerCase().replace(' ', '.')}@loomlight.test`,
    password: goodPassword,
  };
  const settings = {
    tokenSecret,
    requireVerification: true,
    passwordMinLength: 6,
    signupBonusCredits: 0,
    adminEmails: [],
  };
  const accounts = { db: database.db, clock: systemClock, ids: systemIds, passwords: createPasswords(), settings };
  const userId = await createVerifiedPerson(accounts, person);
  return { userId, token: await signInAt(addressOf(0), person) };
}

const addressOf = (index: number): string => processes[index % processes.length]?.address ?? '';

/** The same call ten times at once, half of them to each process. */
async function tenTimes<T>(call: (address: string) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: 10 }, (_, index) => call(addressOf(index))));
}

async function balanceOf(userId: string): Promise<number> {
  const { rows } = await database.pool.query<{ balance: number }>('SELECT balance FROM account WHERE user_id = $1', [
    userId,
  ]);
  return rows[0]?.balance ?? -1;
}

/** Brings a balance to exactly this, through the ledger. */
async function setBalance(userId: string, credits: number): Promise<void> {
  const missing = credits - (await balanceOf(userId));
  if (missing < 0) throw new Error(`The balance is ${-missing} too high for this round.`);
  if (missing === 0) return;
  await inTransaction(database, (ctx) =>
    grantCredits(ctx, {
      userId,
      kind: 'promotional_credit',
      credits: missing,
      cause: `race:${systemIds.uuid()}`,
      description: 'Race',
      by: { actor: 'test', action: 'credits.give' },
      now: new Date(),
    }),
  );
}

/** Every running one fails, so that the next round begins with nothing in the air. */
async function failAll(): Promise<void> {
  const rows = await database.db.selectFrom('content').select('id').where('status', '=', 'queued').execute();
  for (const { id } of rows)
    await failGenerationRow(database.db, {
      id,
      attempt: undefined,
      message: 'The round is over',
      code: 'stopped',
      now: new Date(),
    });
}

async function finish(id: string): Promise<void> {
  const now = new Date();
  const claimed = await claimGeneration(database.db, { id, now, leaseUntil: new Date(now.getTime() + 30_000) });
  if (!claimed) throw new Error('Nobody else works here.');
  const media = { mediaKey: id, smallKey: id, mediaType: 'image/png', placeholder: '', width: 64, height: 64, now };
  await completeGeneration(database.db, claimed, media);
}

describe.skipIf(serverUrl === undefined)('races between two API processes, in many rounds', () => {
  it('accept one of ten generations when the balance is for one', async () => {
    const ada = await memberNamed('Ada Race');
    for (let round = 0; round < rounds; round += 1) {
      await setBalance(ada.userId, 1);
      const answers = await tenTimes((address) =>
        callApi(address, contract.images.generate, { token: ada.token, body: { text_prompt: 'x', size: '64x64' } }),
      );
      expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 400)).toHaveLength(9);
      expect(await balanceOf(ada.userId)).toBe(0);
      await failAll();
    }
    expect(await ledgerViolations(database)).toEqual([]);
  });

  it('make one generation of ten requests with one key', async () => {
    const ada = await memberNamed('Bea Race');
    for (let round = 0; round < rounds; round += 1) {
      await setBalance(ada.userId, 2);
      const before = await balanceOf(ada.userId);
      const answers = await tenTimes((address) =>
        callApi(address, contract.images.generate, {
          token: ada.token,
          key: `round ${round}`,
          body: { text_prompt: 'x', size: '64x64' },
        }),
      );
      expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
      expect(await balanceOf(ada.userId)).toBe(before - 1);
      await failAll();
    }
    expect(await ledgerViolations(database)).toEqual([]);
  });

  it('charge one of ten unlocks, and the owner earns once', async () => {
    const [owner, buyer] = [await memberNamed('Cleo Race'), await memberNamed('Dora Race')];
    for (let round = 0; round < rounds; round += 1) {
      await setBalance(owner.userId, Math.max(1, await balanceOf(owner.userId)));
      const { body } = await callApi(addressOf(round), contract.images.generate, {
        token: owner.token,
        body: { text_prompt: 'x', size: '64x64', is_prompt_locked: true, prompt_price: 5 },
      });
      await finish(body.id);
      await setBalance(buyer.userId, Math.max(5, await balanceOf(buyer.userId)));
      const [paid, earned] = [await balanceOf(buyer.userId), await balanceOf(owner.userId)];
      const answers = await tenTimes((address) =>
        callApi(address, contract.prompts.purchase, {
          params: { id: body.id },
          token: buyer.token,
          body: { content_type: 'image', expected_price: 5 },
        }),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      await allArrive({ db: database.db, clock: systemClock });
      expect([await balanceOf(buyer.userId), await balanceOf(owner.userId)]).toEqual([paid - 5, earned + 4]);
    }
    expect(await ledgerViolations(database)).toEqual([]);
  });

  it('say that a prompt is unlocked to nobody who has not bought it, while its price changes [BOOKS-5]', async () => {
    const [owner, buyer] = [await memberNamed('Fay Race'), await memberNamed('Gil Race')];
    for (let round = 0; round < rounds; round += 1) {
      await setBalance(owner.userId, Math.max(1, await balanceOf(owner.userId)));
      const { body } = await callApi(addressOf(round), contract.images.generate, {
        token: owner.token,
        body: { text_prompt: 'x', size: '64x64', is_prompt_locked: true, prompt_price: 5 },
      });
      await finish(body.id);
      await setBalance(buyer.userId, Math.max(5, await balanceOf(buyer.userId)));
      const paid = await balanceOf(buyer.userId);
      const unlock = (address: string) =>
        callApi(address, contract.prompts.purchase, {
          params: { id: body.id },
          token: buyer.token,
          key: `round ${round}`,
          body: { content_type: 'image', expected_price: 5 },
        });
      const [answers] = await Promise.all([
        tenTimes(unlock),
        callApi(addressOf(round), contract.images.lock, {
          params: { id: body.id },
          token: owner.token,
          body: { is_prompt_locked: true, prompt_price: 6 },
        }),
      ]);
      // The same key again, after everything: bought is bought, and refused is refused.
      const statuses = new Set([...answers, await unlock(addressOf(round + 1))].map(({ status }) => status));
      const isBought = (await balanceOf(buyer.userId)) === paid - 5;
      expect([...statuses], `round ${round}`).toEqual([isBought ? 200 : 409]);
    }
    expect(await ledgerViolations(database)).toEqual([]);
  });

  it('credit one of ten equal notifications', async () => {
    const ada = await memberNamed('Ella Race');
    for (let round = 0; round < rounds; round += 1) {
      const before = await balanceOf(ada.userId);
      const link = await callApi(addressOf(round), contract.payments.purchase, {
        token: ada.token,
        body: { packageId: 'starter' },
      });
      const object = {
        id: link.body.payment_link.id,
        object: 'checkout.session',
        mode: 'payment',
        status: 'complete',
        payment_status: 'paid',
        amount_total: 499,
        currency: 'usd',
        metadata: { order_id: link.body.payment_id },
      };
      const payload = JSON.stringify({
        id: `evt_race_${round}`,
        object: 'event',
        type: 'checkout.session.completed',
        livemode: false,
        data: { object },
      });
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
      const statuses = await tenTimes(async (address) => {
        const answer = await fetch(`${address}/api/v1/webhooks/stripe`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'stripe-signature': signature },
          body: payload,
          signal: AbortSignal.timeout(20_000),
        });
        await answer.body?.cancel();
        return answer.status;
      });
      expect(new Set(statuses)).toEqual(new Set([200]));
      expect(await balanceOf(ada.userId)).toBe(before + 100);
    }
    expect(await ledgerViolations(database)).toEqual([]);
  });
});
