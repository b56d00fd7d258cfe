import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import type { Db } from '../../db/transaction.ts';
import {
  type Delivery,
  markDelivered,
  postpone,
  takeDeliveries,
} from '../../stand-ins/payment-sandbox/sandbox.store.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { createRandom } from '../random.ts';

const batch = 100;
const inFlightMax = 48;

/** Carries notifications as a bad network does: lost, late, several times, to both processes at once, the newer before the older. */
export interface Courier {
  /** Notifications that were never carried, that were carried, and how often a process refused one. */
  readonly counts: { lost: number; carried: number; copies: number; refused: number };
  setTime(atMs: number): void;
  /** Waits until nothing is on its way any more. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

export function startCourier(options: {
  readonly db: Db;
  readonly addresses: readonly string[];
  readonly secret: string;
  readonly seed: number;
}): Courier {
  const { db, addresses, secret, seed } = options;
  const counts = { lost: 0, carried: 0, copies: 0, refused: 0 };
  const underWay = new Set<Promise<void>>();
  let nowMs = 0;
  const over = new AbortController();
  const looks = { inVain: 0 };

  const running = (async () => {
    while (!over.signal.aborted) {
      const now = new Date(nowMs);
      const limit = Math.min(batch, inFlightMax - underWay.size);
      const due =
        limit > 0 && nowMs > 0
          ? await takeDeliveries(db, { now, leaseUntil: addSeconds(now, 86_400 * 365), attemptsMax: 1_000, limit })
          : [];
      for (const delivery of due) {
        const way = carry(delivery).finally(() => underWay.delete(way));
        underWay.add(way);
      }
      if (due.length === 0) {
        looks.inVain += 1;
        await sleep(10);
      }
    }
  })();

  let deliveries = 0;
  async function carry({ id, payload }: Delivery): Promise<void> {
    // Of its own, so that what becomes of the nth does not hang on how long the others take.
    const random = createRandom(seed * 1_000_003 + (deliveries += 1));
    const [fate, wait, place] = [random(), random(), Math.floor(random() * addresses.length)];
    if (fate < 0.07) {
      counts.lost += 1;
      return markDelivered(db, id, new Date(nowMs));
    }
    await sleep(wait < 0.6 ? 0 : wait < 0.95 ? wait * 60 : wait * 400);
    // To one after the other, beginning with any of them.
    const copies = fate < 0.2 ? 2 + Math.floor(random() * 2) : 1;
    const targets = Array.from({ length: copies }, (_, copy) => addresses[(place + copy) % addresses.length] ?? '');
    const taken = await Promise.all(targets.map((address) => send(address, payload)));
    counts.carried += 1;
    counts.copies += copies;
    counts.refused += taken.filter((isTaken) => !isTaken).length;
    return taken.every(Boolean) ? markDelivered(db, id, new Date(nowMs)) : postpone(db, id, new Date(nowMs));
  }

  async function send(address: string, payload: string): Promise<boolean> {
    const timestamp = Math.floor(nowMs / 1000);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    const answer = await fetch(address, { method: 'POST', headers: { 'stripe-signature': signature }, body: payload });
    await answer.body?.cancel();
    return answer.status === 200;
  }

  return {
    counts,
    setTime: (atMs) => {
      nowMs = atMs;
    },
    drain: async () => {
      // Two looks in a row that found nothing, and nothing on its way between them.
      for (;;) {
        const before = looks.inVain;
        while (looks.inVain < before + 2) await sleep(5);
        if (underWay.size === 0) return;
        await Promise.allSettled(underWay);
      }
    },
    close: async () => {
      over.abort();
      await running;
      await Promise.allSettled(underWay);
    },
  };
}
