import { setTimeout as sleep } from 'node:timers/promises';
import { verifyLedger } from '../../features/credits/index.ts';
import { rememberFee } from '../../features/prompts/prompts.store.ts';
import { openStripeServer } from '../../stand-ins/payment-sandbox/index.ts';
import { systemIds } from '../../kernel/ids.ts';
import { createRandom } from '../random.ts';
import type { TestDatabase } from '../test-database.ts';
import type { Act, Answer, Deed } from './acts.ts';
import { countHolds, countOpenEnds, prepareDatabase, refreshStatistics, sumPayments } from './books.store.ts';
import { compareAtRest, compareOrders, listOffers } from './compare.ts';
import { type Courier, startCourier } from './courier.ts';
import { forkHands } from './fork-hands.ts';
import { type Hands, middleS, openHands } from './hands.ts';
import { feePercent, Model } from './model.ts';
import { createPlanner } from './plan.ts';
import { publicUrl } from './verbs.ts';

const webhookSecret = 'whsec_crowd';
const ledgerSecret = 'the secret of the crowd';
const dayMs = 86_400_000;
/** What has not come to rest by then never will. */
const settlesMax = 200;

export interface CrowdOptions {
  readonly database: Pick<TestDatabase, 'db' | 'url'>;
  readonly seed: number;
  /** How many people there are at first; more come. */
  readonly people: number;
  /** Acts of people that came true or were refused, at least. */
  readonly operations: number;
  /** Acts between two rests. */
  readonly epoch: number;
  /** Acts under way at once in each of the two processes. */
  readonly inFlight: number;
  /** Weight of what has to do with payments; 1 is one act of 30. Such an act costs as much as thirty others. */
  readonly payments: number;
  readonly onRest?: (soFar: { readonly operations: number; readonly rests: number }) => void | Promise<void>;
}

export interface CrowdReport {
  readonly operations: number;
  readonly rests: number;
  /** Acts and refusals, by what they are. */
  readonly counts: Readonly<Record<string, number>>;
  readonly notifications: Readonly<Courier['counts']>;
  /** Holds of income in the end, by what became of them, and how often something was taken back or given back. */
  readonly holds: Readonly<Record<string, number>>;
  /** What `ledger verify` says in the end. */
  readonly ledger: readonly string[];
}

/**
 * Lives of many people at once in two processes of the product on one database, beside plain arithmetic: they sign up, are given credits, order
 * and pay them, get them back by refund and dispute, make images and videos (also by engines that are paid by the task), sell and buy
 * words (whose income is held for a day) while prices change, hide and remove items, and leave. The payment provider is the sandbox's own server behind the real adapter; its
 * answers come late, its notifications late, twice, overtaken or not at all, and so that both processes have them.
 *
 * Everybody rests now and then: a day passes, in which the product finds by itself what was lost. Then nothing is left to do, and every
 * balance is the arithmetic's, every order the provider's, and the books prove themselves. The arithmetic follows from the answers: where a race
 * decides (two at once for one item, a price that changes) the answer says who won, and what was answered must have been possible.
 *
 * The seed decides what people want, in which order, and how badly the network behaves; two processes and a network decide what comes first, so
 * that a seed replays the same acts and not the same races (with the embedded database both processes are in this one). The verbs are called
 * and not asked for over HTTP (see `openHands`), so that a million acts take minutes. Throws at the first difference, naming seed and rest.
 */
export async function simulateCrowd(options: CrowdOptions): Promise<CrowdReport> {
  const crowd = await openCrowd(options);
  let operations = 0;
  let rests = 0;
  const counts = new Map<string, number>();
  try {
    while (operations < options.operations) {
      rests += 1;
      const touched = await crowd.live(options.epoch).catch((cause: unknown) => {
        throw new Error(`Seed ${options.seed}, rest ${rests}: ${String(cause)}`, { cause });
      });
      for (const [what, times] of touched.counts) {
        counts.set(what, (counts.get(what) ?? 0) + times);
        if (what !== 'sold') operations += times;
      }
      await options.onRest?.({ operations, rests });
    }
    const ledger = await crowd.proveAll();
    const notifications = crowd.courier.counts;
    const holds = await countHolds(options.database.db);
    return { operations, rests, counts: Object.fromEntries([...counts].sort()), notifications, holds, ledger };
  } finally {
    await crowd.close();
  }
}

async function openCrowd(options: CrowdOptions) {
  const { database, seed, inFlight } = options;
  const { db, url } = database;
  let nowMs = Date.UTC(2026, 0, 1);
  const clock = { now: () => new Date(nowMs) };
  await prepareDatabase(db, url !== undefined);
  await rememberFee(db, { percent: feePercent, now: clock.now() });
  const slowness = createRandom(seed + 1);
  const provider = await openStripeServer(
    { db, clock, ids: systemIds, publicUrl, wakeDelivery: () => undefined },
    // An answer that was made before and comes later may be overtaken by the truth.
    { beforeAnswer: async () => (slowness() < 0.12 ? sleep(slowness() * 60) : undefined) },
  );
  const handsOptions = { providerAddress: provider.address, webhookSecret, inFlight };
  const hands: readonly Hands[] = await Promise.all(
    [0, 1].map(() => (url === undefined ? openHands(db, handsOptions) : forkHands(url, handsOptions))),
  );
  const courier = startCourier({
    db,
    addresses: hands.map(({ address }) => address),
    secret: webhookSecret,
    seed: seed + 2,
  });
  const model = new Model();
  model.setOffers(await listOffers(db));
  const planner = createPlanner(options);

  async function live(count: number) {
    // What the processes do in the second half of their acts is due by then; what is signed then is not too early for the first half.
    courier.setTime(nowMs + middleS * 1_000);
    const halves = planner.planEpoch(count).map((acts) => acts.flatMap((act) => model.deedOf(act) ?? []));
    const performed = await Promise.all(hands.map((one, at) => one.perform(halves[at] ?? [], nowMs)));
    refuseFaults(performed);
    const answers = halves.flatMap((deeds, at) => pairs(deeds, performed[at]?.answers ?? []));
    const touched = model.fold(answers);
    await rest();
    await refreshStatistics(db);
    await compareAtRest(db, { model, touched, secret: ledgerSecret, now: clock.now() });
    return touched;
  }

  /** A day later, when everything that was lost has been found. */
  async function rest(): Promise<void> {
    await courier.drain();
    nowMs += dayMs;
    for (let settled = 0; settled < settlesMax; settled += 1) {
      refuseFaults(await Promise.all(hands.map((one) => one.settle(nowMs))));
      courier.setTime(nowMs);
      await courier.drain();
      const left = await countOpenEnds(db, clock.now());
      if (Object.values(left).every((number) => number === 0)) return;
    }
    throw new Error(`It never came to rest: ${JSON.stringify(await countOpenEnds(db, clock.now()))}`);
  }

  async function proveAll(): Promise<readonly string[]> {
    const wrong = await compareOrders(db, [...model.orders.values()], new Set());
    const { provider: theirs, ours, strangers } = await sumPayments(db);
    if (theirs !== ours || strangers > 0)
      wrong.push(`the provider has ${theirs} cents for us, we have ${ours}; ${strangers} pages are of no order`);
    const report = await verifyLedger({ db }, ledgerSecret);
    if (!report.balanced) wrong.push(...report.lines);
    if (wrong.length > 0) throw new Error(`Seed ${seed}, in the end:\n${wrong.slice(0, 20).join('\n')}`);
    return [...report.lines, `payments: ${theirs} cents at the provider and in our books`];
  }

  async function close(): Promise<void> {
    await courier.close();
    await Promise.all(hands.map((one) => one.close()));
    await provider.close();
  }
  return { live, proveAll, close, courier };
}

function pairs(deeds: readonly Deed[], answers: readonly Answer[]): (readonly [Act, Answer])[] {
  return deeds.map(({ act }, at) => [act, answers[at] ?? { kind: 'broken', error: 'It was not answered.' }]);
}

function refuseFaults(performed: readonly { readonly faults: readonly string[] }[]): void {
  const faults = performed.flatMap((one) => one.faults);
  if (faults.length > 0) throw new Error(`The product complained:\n${faults.slice(0, 5).join('\n')}`);
}
