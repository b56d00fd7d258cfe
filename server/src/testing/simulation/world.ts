import type { ContentType } from '@loomlight/contract';
import type { PaymentFact } from '../../ports/payment-provider.ts';
import { sql } from 'kysely';
import { openMemoryImageEngine } from '../../adapters/engines/lib/memory-image-engine.ts';
import { openMemoryObjectStore } from '../../adapters/object-store/memory-object-store.ts';
import { openMemoryPayments } from '../../adapters/payments/memory-payments.ts';
import { openMemoryVideoEngine } from '../../adapters/engines/lib/memory-video-engine.ts';
import type { PaymentsContext } from '../../features/payments/index.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { systemIds } from '../../kernel/ids.ts';
import { createRandom } from '../random.ts';
import type { TestDatabase } from '../test-database.ts';
import { rethrow } from './agree.ts';
import { noIntake } from '../no-intake.ts';
import { noPromptRules } from '../no-prompt-rules.ts';
import { oneEngine } from '../../kernel/open-engines.ts';

/** What the simulation knows of a person without asking the database: plain arithmetic. */
export interface Person {
  readonly actor: SignedIn;
  balance: number;
  debt: number;
  active: number;
}

export interface Item {
  readonly id: string;
  readonly owner: Person;
  readonly kind: ContentType;
  readonly cost: number;
  state: 'running' | 'done' | 'over';
  price: number | undefined;
  readonly buyers: Set<Person>;
}

export interface Order {
  readonly id: string;
  readonly session: string;
  readonly buyer: Person;
  readonly credits: number;
  readonly cents: number;
  paid: boolean;
  reclaimed: number;
  /** How its refunds and disputes stood at the provider, one after the other, and the newest of them that was told. */
  readonly states: ReturnedState[];
  told: number;
}

/** What has gone back of a payment. */
export type ReturnedState = Omit<Extract<PaymentFact, { kind: 'returned' }>, 'kind'>;

/** Something that happens in a world, and how often beside the others. */
export type Act = readonly [name: string, weight: number, act: () => Promise<void>];

/** Who and what there is, what the product's verbs run with, and the dice. */
export type World = ReturnType<typeof openWorld>;

export function openWorld({ database, seed }: { readonly database: TestDatabase; readonly seed: number }) {
  const { db } = database;
  const random = createRandom(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const pick = <T>(list: readonly T[]): T | undefined => list[below(list.length)];
  const clock = openClock();
  const people: Person[] = [];
  const items: Item[] = [];
  const orders: Order[] = [];
  let numbers = 0;
  const provider = openMemoryPayments();
  const shared = { db, clock, ids: systemIds, objectStore: openMemoryObjectStore({ secret: 'simulation' }) };
  const engines = {
    imageEngines: oneEngine(openMemoryImageEngine()),
    videoEngines: oneEngine(openMemoryVideoEngine()),
  };
  const start = {
    ...shared,
    ...engines,
    // Nothing runs by itself here: what becomes of a generation is chosen below.
    queue: { insertion: async () => sql`SELECT 1`, wake: () => undefined },
    intake: noIntake,
    ...noPromptRules,
    imageTimeoutS: 240,
    videoTimeoutS: 540,
  };
  const run = { ...shared, ...engines, signals: database.signals, onError: rethrow, onFinal: () => undefined };
  const payments: PaymentsContext = {
    ...shared,
    provider,
    publicUrl: 'http://loomlight.test',
    pausesPayments: false,
    saleHoldDays: () => 0,
    wakeMail: () => undefined,
    onTold: () => undefined,
    onSuspicious: (event) => rethrow(new Error(`A notification did not fit: ${event.outcome}`)),
  };
  const content = {
    ...shared,
    signals: database.signals,
    stills: { get: async () => undefined, forget: () => undefined },
    conversions: {
      open: () => Promise.reject(new Error('nothing is downloaded')),
      forget: () => undefined,
      close: () => undefined,
    },
    manyDownloads: { enter: () => Promise.reject(new Error('nothing is downloaded')) },
    views: { add: () => undefined },
    publicUrl: 'http://loomlight.test',
    viewerSecret: 'simulation',
  };

  return {
    db,
    clock,
    random,
    below,
    pick,
    people,
    items,
    orders,
    shared,
    start,
    run,
    payments,
    content,
    /** A number that was not there before. */
    nextNumber: (): number => (numbers += 1),
    /** As it was last given out. */
    lastNumber: (): number => numbers,
    /** Some item that is being made. */
    running: (): Item | undefined => pick(items.filter((item) => item.state === 'running').slice(-200)),
    /** Some item that is finished. */
    done: (): Item | undefined => pick(items.filter((item) => item.state === 'done').slice(-300)),
  };
}

/** Credits arrive: what is owed goes first. */
export function receive(person: Person, credits: number): void {
  const taken = Math.min(person.debt, credits);
  person.debt -= taken;
  person.balance += credits - taken;
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
