import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { openMemoryImageEngine } from '../../adapters/engines/lib/memory-image-engine.ts';
import { openMemoryObjectStore } from '../../adapters/object-store/memory-object-store.ts';
import { openStripePayments } from '../../adapters/payments/stripe-payments.ts';
import { openMemoryVideoEngine } from '../../adapters/engines/lib/memory-video-engine.ts';
import { localSignals } from '../../db/signals.ts';
import type { Db } from '../../db/transaction.ts';
import { closeSignals } from '../close-signals.ts';
import { releaseHeldIncome } from '../../features/credits/index.ts';
import { failGeneration } from '../../features/generation/index.ts';
import { sweepGenerations } from '../../features/generation/sweep-generations.ts';
import { compareBalance, type PaymentsContext, reconcileOrders } from '../../features/payments/index.ts';
import { receiveWebhook } from '../../features/payments/receive-webhook.ts';
import { runDeletions } from '../../features/privacy/index.ts';
import { systemIds } from '../../kernel/ids.ts';
import type { Answer, Deed } from './acts.ts';
import { answerTo, openVerbs, publicUrl } from './verbs.ts';
import { oneEngine } from '../../kernel/open-engines.ts';

/** How far the time goes on in the middle of acting: open orders are asked about, and what was begun before is over its deadline. */
export const middleS = 250;
/** How long income is held for a payment that may be taken back, where a rest is a day: through what is planned to be taken back. */
const saleHoldDays = 3;
/** Pause between two rounds of what the product does by itself. */
const roundMs = 250;

/** What one process of the product is told. */
export interface HandsOptions {
  /** Where the stand-in of the payment provider listens. */
  readonly providerAddress: string;
  readonly webhookSecret: string;
  /** Acts under way at once. */
  readonly inFlight: number;
}

export interface Performed {
  readonly answers: readonly Answer[];
  /** What the product itself complained of meanwhile. */
  readonly faults: readonly string[];
}

/** One process of the product, as far as money goes. */
export interface Hands {
  /** Where it takes in notifications. */
  readonly address: string;
  /** Does all of it, many at once, from this moment on (milliseconds); one answer for each. */
  perform(deeds: readonly Deed[], atMs: number): Promise<Performed>;
  /** Does what the product does by itself, once, at this moment. */
  settle(atMs: number): Promise<Performed>;
  close(): Promise<void>;
}

/**
 * Opens one process of the product: its verbs on the real stores, the real adapter of the payment provider, and a door for notifications
 * in front of the real intake. The verbs are called and not asked for over HTTP: a million requests would measure the HTTP server, and what
 * decides about money lies behind it. What the provider is asked and what it tells goes over HTTP, because its delays are the point.
 */
export async function openHands(db: Db, options: HandsOptions): Promise<Hands> {
  let nowMs = 0;
  const faults: string[] = [];
  const clock = { now: () => new Date(nowMs) };
  const shared = {
    db,
    clock,
    ids: systemIds,
    objectStore: openMemoryObjectStore({ secret: 'crowd' }),
    signals: localSignals(),
  };
  const onError = (error: unknown): void => {
    faults.push(String(error instanceof Error ? error.stack : error));
  };
  const payments: PaymentsContext = {
    ...shared,
    provider: openStripePayments({
      secretKey: 'sk_test_sandbox',
      webhookSecrets: [options.webhookSecret],
      apiBase: options.providerAddress,
    }),
    publicUrl,
    pausesPayments: false,
    saleHoldDays: () => saleHoldDays,
    wakeMail: () => undefined,
    onTold: () => undefined,
    onSuspicious: (event) => {
      // Who has left may still have paid; nothing else is suspicious here.
      if (event.outcome !== 'deleted_account') onError(`A notification did not fit: ${JSON.stringify(event)}`);
    },
  };
  const engines = {
    imageEngines: oneEngine(openMemoryImageEngine()),
    videoEngines: oneEngine(openMemoryVideoEngine()),
  };
  const run = { ...shared, ...engines };
  const own = {
    ...run,
    onFinal: () => undefined,
    onError,
    queue: { send: async () => undefined, wake: () => undefined },
  };
  const verbs = openVerbs({ ...shared, payments, run });
  const intake = await openIntake(payments, onError);

  /** What a worker of the product does every so often, apart from the sweep of generations. */
  async function goRound(): Promise<void> {
    const endGeneration = (id: string): Promise<void> =>
      failGeneration(own, { id, message: 'The account was deleted.', code: 'stopped' });
    await runDeletions({ ...shared, provider: payments.provider, endGeneration });
    await reconcileOrders({ ...payments, onError });
    // Among so few people many trade in circles: somebody looks at once.
    await closeSignals(shared);
    await releaseHeldIncome(shared);
  }

  const result = (answers: readonly Answer[]): Performed => ({ answers, faults: faults.splice(0) });
  return {
    address: intake.address,
    perform: async (deeds, atMs) => {
      nowMs = atMs;
      const answers: Answer[] = [];
      let next = 0;
      const over = new AbortController();
      const rounds = (async () => {
        while (!over.signal.aborted) {
          await sweepGenerations(own).catch(onError);
          await goRound().catch(onError);
          await sleep(roundMs);
        }
      })();
      await Promise.all(
        Array.from({ length: options.inFlight }, async () => {
          for (let at = next++; at < deeds.length; at = next++) {
            if (at === deeds.length >> 1) nowMs = atMs + middleS * 1_000;
            const deed = deeds[at];
            if (deed) answers[at] = await answerTo(verbs, deed);
          }
        }),
      );
      over.abort();
      await rounds;
      return result(answers);
    },
    settle: async (atMs) => {
      nowMs = atMs;
      await compareBalance(payments);
      await sweepGenerations(own);
      // As many as processes of a real installation would be: each takes what no other has.
      await Promise.all(Array.from({ length: 6 }, () => goRound()));
      return result([]);
    },
    close: () => intake.close(),
  };
}

/** Where notifications come in: what the product's route does, without the rest of the server. */
async function openIntake(
  ctx: PaymentsContext,
  onError: (error: unknown) => void,
): Promise<{ address: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const answer = (status: number): void => {
      response.writeHead(status).end();
    };
    buffer(request)
      .then((body) => receiveWebhook(ctx, { body, signature: String(request.headers['stripe-signature']) }))
      .then(
        () => answer(200),
        (error: unknown) => {
          onError(error);
          answer(500);
        },
      );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('It listens nowhere.');
  return {
    address: `http://127.0.0.1:${place.port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
