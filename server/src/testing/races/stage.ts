import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@loomlight/contract';
import { openMemoryObjectStore } from '../../adapters/object-store/memory-object-store.ts';
import { openMemoryPayments } from '../../adapters/payments/memory-payments.ts';
import { localSignals } from '../../db/signals.ts';
import { type Db, inTransaction } from '../../db/transaction.ts';
import { insertSession } from '../../features/accounts/accounts.store.ts';
import { createAccessTokens, createPasswords, createVerifiedPerson } from '../../features/accounts/index.ts';
import { grantCredits } from '../../features/credits/index.ts';
import { claimGeneration } from '../../features/content/making.store.ts';
import { completeGeneration, failGenerationRow } from '../../features/generation/generation.store.ts';
import { runDeletions } from '../../features/privacy/index.ts';
import { addSeconds, systemClock } from '../../kernel/clock.ts';
import { systemIds } from '../../kernel/ids.ts';
import { callApi } from '../http-client.ts';
import { type ServerProcess, startServer } from '../server-process.ts';

const tokenSecret = 'one secret for all processes of the races';
/** The signing secret of the sandbox of these processes. */
export const webhookSecret = `whsec_${createHmac('sha256', tokenSecret).update('payment-sandbox').digest('hex')}`;

export interface Member {
  readonly token: string;
  readonly userId: string;
}

/** Two API processes of the product on one database, and what their races need around them. */
export type Stage = Awaited<ReturnType<typeof openStage>>;

export async function openStage(database: { readonly db: Db; readonly url: string }) {
  const { db, url } = database;
  const dataDir = mkdtempSync(join(tmpdir(), 'loomlight-races-'));
  const settings = { ROLE: 'api', DATA_DIR: dataDir, DATABASE_URL: url, TOKEN_SECRET: tokenSecret };
  const processes: readonly ServerProcess[] = await Promise.all([startServer(settings), startServer(settings)]);
  const tokens = createAccessTokens({ secret: tokenSecret, clock: systemClock });
  const addressOf = (index: number): string => processes[index % processes.length]?.address ?? '';
  const objectStore = openMemoryObjectStore({ secret: 'races' });
  let members = 0;
  let grants = 0;

  /** Credits, less what is owed. */
  async function worthOf(userId: string): Promise<number> {
    const row = await db
      .selectFrom('account')
      .select(['balance', 'debt'])
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row ? row.balance - row.debt : Number.NaN;
  }

  async function give(userId: string, credits: number): Promise<void> {
    grants += 1;
    await inTransaction({ db }, (ctx) =>
      grantCredits(ctx, {
        ...{ userId, kind: 'promotional_credit', credits, cause: `race:${userId}:${grants}`, description: 'Race' },
        ...{ by: { actor: 'test', action: 'credits.give' }, now: new Date() },
      }),
    );
  }

  return {
    db,
    settings,
    processes,
    addressOf,
    worthOf,
    give,
    /** Somebody who has just signed in with Google, without a credit: an account without a password, whose token is made here. */
    member: async (): Promise<Member> => {
      members += 1;
      const accounts = {
        ...{ db, clock: systemClock, ids: systemIds, passwords: createPasswords() },
        settings: { signupBonusCredits: 0 },
      };
      const person = { username: `Racer ${members}`, email: `racer${members}@loomlight.test`, password: undefined };
      const userId = await createVerifiedPerson(accounts, person);
      const sessionId = systemIds.uuid();
      const now = new Date();
      await inTransaction({ db }, ({ tx }) =>
        insertSession(tx, { id: sessionId, userId, device: 'race', method: 'google', now }),
      );
      return { userId, token: await tokens.issue({ userId, sessionId }, addSeconds(now, 3_600)) };
    },
    /** Brings what somebody has to exactly this, through the ledger, from whatever is not more. */
    raiseTo: async (userId: string, credits: number): Promise<void> => {
      const missing = credits - (await worthOf(userId));
      if (missing < 0) throw new Error(`${-missing} credits too many for this round.`);
      if (missing > 0) await give(userId, missing);
    },
    /** A finished image of somebody with credits, on sale. */
    onSale: async (owner: Member, price: number): Promise<string> => {
      const { status, body } = await callApi(addressOf(members + grants), contract.images.generate, {
        token: owner.token,
        body: { text_prompt: 'x', size: '64x64', is_prompt_locked: true, prompt_price: price },
      });
      if (status !== 202) throw new Error(`A picture was answered with ${status}.`);
      const now = new Date();
      const claimed = await claimGeneration(db, { id: body.id, now, leaseUntil: addSeconds(now, 30) });
      if (!claimed) throw new Error('Nobody else works here.');
      const media = { mediaKey: body.id, smallKey: body.id, mediaType: 'image/png', placeholder: '' };
      await completeGeneration(db, claimed, { ...media, width: 64, height: 64, now });
      return body.id;
    },
    /** What somebody paid for the words of an item; undefined for who has not bought them. */
    paidFor: async (buyerId: string, contentId: string): Promise<number | undefined> => {
      const row = await db
        .selectFrom('prompt_purchase')
        .select('price')
        .where('buyer_id', '=', buyerId)
        .where('content_id', '=', contentId)
        .executeTakeFirst();
      return row?.price;
    },
    /** What a worker does for those who have left. */
    removeLeavers: () =>
      runDeletions({
        ...{ db, clock: systemClock, objectStore, signals: localSignals(), provider: openMemoryPayments() },
        endGeneration: async (id) => {
          await failGenerationRow(db, {
            id,
            attempt: undefined,
            message: 'The account was deleted.',
            code: 'stopped',
            now: new Date(),
          });
        },
      }),
    violations: async (): Promise<string[]> => {
      const rows = await db.selectFrom('ledger_violation').selectAll().limit(20).execute();
      return rows.map(({ promise, detail }) => `${promise}: ${detail}`);
    },
    close: async (): Promise<void> => {
      for (const server of processes) await server.kill();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
