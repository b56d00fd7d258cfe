import { contract, imageCost, parseImageSize, videoCost } from '@loomlight/contract';
import { sql } from 'kysely';
import * as z from 'zod';
import { openMemoryImageEngine } from '../adapters/image-engine/memory-image-engine.ts';
import { openMemoryObjectStore } from '../adapters/object-store/memory-object-store.ts';
import { openMemoryPayments } from '../adapters/payments/memory-payments.ts';
import { openMemoryVideoEngine } from '../adapters/video-engine/memory-video-engine.ts';
import { inTransaction } from '../db/transaction.ts';
import { changeContent } from '../features/content/change-content.ts';
import { removeContent } from '../features/content/remove-content.ts';
import { createVerifiedPerson } from '../features/accounts/index.ts';
import { grantCredits } from '../features/credits/index.ts';
import { failGeneration } from '../features/generation/fail-generation.ts';
import {
  claimGeneration,
  completeGeneration,
  releaseAllLeases,
  releaseGeneration,
} from '../features/generation/generation.store.ts';
import { startImage } from '../features/generation/start-image.ts';
import { startVideo } from '../features/generation/start-video.ts';
import { sweepGenerations } from '../features/generation/sweep-generations.ts';
import { createPaymentLink } from '../features/payments/create-payment-link.ts';
import type { PaymentsContext } from '../features/payments/index.ts';
import { takeInNotice } from '../features/payments/take-in-notice.ts';
import { ownersShare } from '../features/prompts/prompts.rules.ts';
import { unlockPrompt } from '../features/prompts/unlock-prompt.ts';
import { requestKeyOf } from '../features/request-keys/index.ts';
import type { SignedIn } from '../kernel/actor.ts';
import { AppError } from '../kernel/errors.ts';
import { systemIds } from '../kernel/ids.ts';
import type { PaymentFact } from '../ports/payment-provider.ts';
import { createRandom } from './random.ts';
import type { TestDatabase } from './test-database.ts';

/** What the simulation knows of a person without asking the database: plain arithmetic. */
interface Person {
  readonly actor: SignedIn;
  balance: number;
  debt: number;
  active: number;
}

interface Item {
  readonly id: string;
  readonly owner: Person;
  readonly kind: 'image' | 'video';
  readonly cost: number;
  state: 'running' | 'done' | 'over';
  price: number | undefined;
  readonly buyers: Set<Person>;
}

interface Order {
  readonly id: string;
  readonly session: string;
  readonly buyer: Person;
  readonly credits: number;
  readonly cents: number;
  paid: boolean;
  refunded: number;
  dispute: 'none' | 'open' | 'won' | 'lost';
  reclaimed: number;
}

export interface SimulationOptions {
  readonly database: TestDatabase;
  readonly seed: number;
  readonly steps: number;
  /** Every so many steps all promises are checked; and once more at the end. */
  readonly checkEvery: number;
}

const feePercent = 20;
const activeMax = 50;
const prompt = { text_prompt: 'A lake' };
const nothing = { orderId: undefined, sessionId: undefined, paymentIntent: undefined, receiptUrl: undefined };

/**
 * Random lives of people and their money, by the product's own verbs on a real database, beside plain arithmetic: after
 * every step the acting person's balance, in samples and at the end everybody's balance and every promise of the books.
 * The same seed lives the same lives. Throws at the first difference, naming seed and step.
 */
export async function simulateMoney(options: SimulationOptions): Promise<Readonly<Record<string, number>>> {
  const world = openWorld(options);
  const counts: Record<string, number> = {};
  for (let step = 1; step <= options.steps; step += 1) {
    world.clock.tick();
    const [name, act] = world.choose();
    try {
      await act();
      counts[name] = (counts[name] ?? 0) + 1;
      if (step % options.checkEvery === 0 || step === options.steps) await world.check();
    } catch (cause) {
      throw new Error(`Seed ${options.seed}, step ${step} (${name}): ${String(cause)}`, { cause });
    }
  }
  return counts;
}

function openWorld({ database, seed }: SimulationOptions) {
  const { db } = database;
  const random = createRandom(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const pick = <T>(list: readonly T[]): T | undefined => list[below(list.length)];
  const clock = openClock();
  const people: Person[] = [];
  const items: Item[] = [];
  const orders: Order[] = [];
  let notices = 0;
  const provider = openMemoryPayments();
  const shared = { db, clock, ids: systemIds, objectStore: openMemoryObjectStore({ secret: 'simulation' }) };
  const engines = { imageEngine: openMemoryImageEngine(), videoEngine: openMemoryVideoEngine() };
  const start = {
    ...shared,
    ...engines,
    // Nothing runs by itself here: what becomes of a generation is chosen below.
    queue: { insertion: async () => sql`SELECT 1`, wake: () => undefined },
    imageTimeoutS: 240,
    videoTimeoutS: 540,
  };
  const run = { ...shared, ...engines, signals: database.signals, onError: rethrow, onFinal: () => undefined };
  const payments: PaymentsContext = {
    ...shared,
    provider,
    publicUrl: 'http://loomlight.test',
    wakeMail: () => undefined,
    onTold: () => undefined,
    onSuspicious: (notice) => rethrow(new Error(`A notification did not fit: ${notice.outcome}`)),
  };
  const content = {
    ...shared,
    signals: database.signals,
    stills: { get: async () => undefined, forget: () => undefined },
    views: { add: () => undefined },
    publicUrl: 'http://loomlight.test',
    viewerSecret: 'simulation',
  };

  /** Credits arrive: what is owed goes first. */
  function receive(person: Person, credits: number): void {
    const taken = Math.min(person.debt, credits);
    person.debt -= taken;
    person.balance += credits - taken;
  }

  async function signUp(): Promise<void> {
    const number = people.length + 1;
    const bonus = pick([0, 10, 50, 50, 200]) ?? 0;
    const userId = await createVerifiedPerson(
      {
        ...shared,
        passwords: { hash: async () => 'none', matches: async () => false },
        settings: {
          tokenSecret: '',
          requireVerification: true,
          passwordMinLength: 6,
          signupBonusCredits: bonus,
          adminEmails: [],
        },
      },
      { username: `Person ${number}`, email: `person${number}@loomlight.test`, password: 'password' },
    );
    people.push({
      actor: { kind: 'user', userId, sessionId: userId, role: 'user' },
      balance: bonus,
      debt: 0,
      active: 0,
    });
  }

  async function startOne(): Promise<void> {
    const owner = pick(people);
    if (!owner) return signUp();
    const isVideo = random() < 0.3;
    const isLocked = random() < 0.4;
    const price = isLocked ? below(30) : 0;
    const key = random() < 0.3 ? `key ${items.length}` : undefined;
    const lock = { is_prompt_locked: isLocked, prompt_price: price };
    const size = pick(['64x64', '1024x1024', '2048x2048']) ?? '64x64';
    const pixels = parseImageSize(size) ?? { width: 64, height: 64 };
    const film = { model: 'seedance-pro', resolution: '480p' as const, duration: 1 + below(10) };
    const cost = isVideo ? videoCost({ ...film, durationS: film.duration }) : imageCost(pixels);
    const begin = (): Promise<{ readonly id: string }> =>
      isVideo
        ? startVideo({
            ctx: start,
            input: {
              actor: owner.actor,
              body: z.parse(contract.videos.generate.body, { ...prompt, ...film, ...lock, seed: 1 }),
              idempotencyKey: key,
            },
          })
        : startImage({
            ctx: start,
            input: {
              actor: owner.actor,
              body: z.parse(contract.images.generate.body, { ...prompt, size, ...lock, seed: 1 }),
              idempotencyKey: key,
            },
          });
    const first = await accepted(begin, ['insufficient_credits', 'too_many_generations']);
    const canPay = owner.balance >= cost && owner.active < activeMax;
    agree('a start is accepted exactly if it can be paid', first !== undefined, canPay);
    if (!first) return;
    owner.balance -= cost;
    owner.active += 1;
    items.push({
      id: first.id,
      owner,
      kind: isVideo ? 'video' : 'image',
      cost,
      state: 'running',
      price: isLocked ? price : undefined,
      buyers: new Set(),
    });
    // The same request again, as a browser sends it whose answer was lost.
    if (key !== undefined) agree('a repeated request finds the first', (await begin()).id, first.id);
  }

  const running = (): Item | undefined => pick(items.filter((item) => item.state === 'running').slice(-200));
  const done = (): Item | undefined => pick(items.filter((item) => item.state === 'done').slice(-300));

  function refund(item: Item): void {
    item.state = 'over';
    item.owner.active -= 1;
    receive(item.owner, item.cost);
  }

  async function claim(item: Item) {
    const now = clock.now();
    return claimGeneration(db, { id: item.id, now, leaseUntil: new Date(now.getTime() + 30_000) });
  }

  async function finish(): Promise<void> {
    const item = running();
    const claimed = item && (await claim(item));
    if (!item || !claimed) return;
    const media = { mediaKey: item.id, smallKey: `${item.id}_small`, mediaType: 'x', placeholder: '' };
    const result = { ...media, width: claimed.width, height: claimed.height, now: clock.now() };
    agree('a running one can be finished', await completeGeneration(db, claimed, result), true);
    // Late and double successes, and a failure after the success.
    agree('and only once', await completeGeneration(db, claimed, result), false);
    await failGeneration(run, { ...claimed, message: 'late' });
    item.state = 'done';
    item.owner.active -= 1;
  }

  async function fail(): Promise<void> {
    const item = running();
    const claimed = item && (await claim(item));
    if (!item || !claimed) return;
    await Promise.all([1, 2, 3].map(() => failGeneration(run, { ...claimed, message: 'failed' })));
    refund(item);
  }

  async function kill(): Promise<void> {
    const item = running();
    const claimed = item && (await claim(item));
    if (!item || !claimed) return;
    // The worker dies: another process starts, or its lease is given back.
    await (random() < 0.5 ? releaseAllLeases(db) : releaseGeneration(db, claimed));
  }

  async function timeOut(): Promise<void> {
    clock.advanceSeconds(600);
    await sweepGenerations({ ...run, queue: { send: async () => undefined, wake: () => undefined } });
    for (const item of items) if (item.state === 'running') refund(item);
  }

  async function unlock(): Promise<void> {
    const item = done();
    const buyer = pick(people);
    if (!item || !buyer) return;
    const { price } = item;
    const key = random() < 0.3 ? `unlock ${notices}${item.id}` : undefined;
    const buy = () =>
      unlockPrompt(
        { db, clock, feePercent, onTold: () => undefined },
        {
          actor: buyer.actor,
          id: item.id,
          contentType: item.kind,
          expectedPrice: random() < 0.1 ? 99 : undefined,
          requestKey: requestKeyOf(contract.prompts.purchase, { userId: buyer.actor.userId, key, body: {} }),
        },
      );
    const refusals = ['own_content', 'not_locked', 'price_changed', 'insufficient_credits', 'not_found'] as const;
    const results = await Promise.all([accepted(buy, refusals), accepted(buy, refusals)]);
    if (!results.includes('unlocked') || item.buyers.has(buyer) || price === undefined) return;
    item.buyers.add(buyer);
    buyer.balance -= price;
    receive(item.owner, ownersShare(price, feePercent));
  }

  async function change(): Promise<void> {
    const item = done();
    if (!item) return;
    const lock = random() < 0.6;
    const price = below(40);
    await changeContent(content, {
      id: item.id,
      contentType: item.kind,
      actor: item.owner.actor,
      change: lock
        ? { isPublic: true, isPromptLocked: true, promptPrice: price }
        : { isPublic: random() < 0.7, isPromptLocked: false },
    });
    item.price = lock ? price : undefined;
  }

  async function remove(): Promise<void> {
    const item = done();
    if (!item) return;
    await removeContent(content, { id: item.id, contentType: item.kind, actor: item.owner.actor });
    item.state = 'over';
  }

  async function grant(): Promise<void> {
    const person = pick(people);
    if (!person) return;
    const credits = 1 + below(60);
    const cause = `simulation:${(notices += 1)}`;
    for (let again = 0; again < 2; again += 1)
      await inTransaction(db, (tx) =>
        grantCredits(tx, {
          userId: person.actor.userId,
          kind: 'promotional_credit',
          credits,
          cause,
          description: 'Gift',
          now: clock.now(),
        }),
      );
    receive(person, credits);
  }

  async function order(): Promise<void> {
    const buyer = pick(people);
    if (!buyer) return;
    const pack = pick([
      { id: 'starter', credits: 100, cents: 499 },
      { id: 'creator', credits: 500, cents: 1999 },
    ] as const);
    if (!pack) return;
    const link = await createPaymentLink(payments, {
      actor: buyer.actor,
      packageId: pack.id,
      successUrl: 'http://loomlight.test/payment/success',
      cancelUrl: 'http://loomlight.test/credits',
      requestKey: undefined,
    });
    const session = link.payment_link.id;
    const facts = { paid: false, refunded: 0, dispute: 'none' as const, reclaimed: 0 };
    orders.push({ id: link.payment_id, session, buyer, credits: pack.credits, cents: pack.cents, ...facts });
  }

  /** Tells a fact about an order, once or several times at once; the arithmetic follows the contract's words. */
  async function tell(): Promise<void> {
    const subject = pick(orders.slice(-60));
    if (!subject) return order();
    const fact = pick<() => PaymentFact>([
      () => ({ kind: 'paid', amountCents: subject.cents, currency: 'usd' }),
      () => ({ kind: 'paid', amountCents: subject.cents, currency: 'usd' }),
      () => ({ kind: 'refunded', refundedCents: Math.min(subject.cents, subject.refunded + below(subject.cents)) }),
      () => ({ kind: 'dispute', outcome: pick(['open', 'won', 'lost'] as const) ?? 'open' }),
      () => ({ kind: 'failed' }),
      () => ({ kind: 'expired' }),
    ])?.();
    if (!fact) return;
    const notice = {
      id: `notice ${(notices += 1)}`,
      type: 'simulated',
      live: false,
      subject: { ...nothing, sessionId: subject.session },
      fact,
    };
    await Promise.all(Array.from({ length: 1 + below(3) }, () => takeInNotice(payments, notice)));
    follow(subject, fact);
  }

  function follow(subject: Order, fact: PaymentFact): void {
    const { buyer } = subject;
    if (fact.kind === 'paid' && !subject.paid) {
      subject.paid = true;
      receive(buyer, subject.credits);
    }
    if (fact.kind === 'refunded') subject.refunded = fact.refundedCents;
    if (fact.kind === 'dispute') subject.dispute = fact.outcome;
    const isDisputed = subject.dispute === 'open' || subject.dispute === 'lost';
    const share = Math.floor((subject.credits * subject.refunded) / subject.cents);
    const target = subject.paid ? (isDisputed ? subject.credits : share) : 0;
    const missing = target - subject.reclaimed;
    subject.reclaimed = target;
    if (missing > 0) {
      const now = Math.min(buyer.balance, missing);
      buyer.balance -= now;
      buyer.debt += missing - now;
    } else if (missing < 0) {
      const forgiven = Math.min(buyer.debt, -missing);
      buyer.debt -= forgiven;
      receive(buyer, -missing - forgiven);
    }
  }

  async function check(): Promise<void> {
    const broken = await db.selectFrom('ledger_violation').selectAll().limit(5).execute();
    if (broken.length > 0) throw new Error(broken.map((row) => `${row.promise}: ${row.detail}`).join('; '));
    const accounts = await db
      .selectFrom('account')
      .select(['user_id', 'balance', 'debt', 'active_generations'])
      .execute();
    const stored = new Map(accounts.map((row) => [row.user_id, row]));
    for (const person of people) {
      const row = stored.get(person.actor.userId);
      agree('balance', row?.balance, person.balance);
      agree('debt', row?.debt, person.debt);
      agree('running', row?.active_generations, person.active);
    }
  }

  const acts: readonly (readonly [name: string, weight: number, act: () => Promise<void>])[] = [
    ['sign up', 2, signUp],
    ['start', 30, startOne],
    ['finish', 18, finish],
    ['fail', 6, fail],
    ['kill', 3, kill],
    ['time out', 0.3, timeOut],
    ['unlock', 14, unlock],
    ['change', 6, change],
    ['remove', 1, remove],
    ['grant', 4, grant],
    ['order', 4, order],
    ['tell', 12, tell],
  ];
  const total = acts.reduce((sum, [, weight]) => sum + weight, 0);
  return {
    clock,
    check,
    choose: (): readonly [string, () => Promise<void>] => {
      let left = random() * total;
      for (const [name, weight, act] of acts) {
        left -= weight;
        if (left < 0) return [name, act];
      }
      return ['start', startOne];
    },
  };
}

/** Time of its own, a second a step: the same seed sees the same times. */
function openClock() {
  let nowMs = Date.UTC(2026, 0, 1);
  return {
    now: () => new Date(nowMs),
    tick: () => {
      nowMs += 1_000;
    },
    advanceSeconds: (seconds: number) => {
      nowMs += seconds * 1_000;
    },
  };
}

/** The answer, or undefined for a refusal that belongs to normal life. */
async function accepted<T>(work: () => Promise<T>, refusals: readonly string[]): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && refusals.includes(error.code)) return undefined;
    throw error;
  }
}

function agree(what: string, actual: unknown, expected: unknown): void {
  if (actual !== expected) throw new Error(`${what}: ${String(actual)} instead of ${String(expected)}`);
}

function rethrow(error: unknown): never {
  throw error;
}
