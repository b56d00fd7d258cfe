import type { RateClass } from '@loomlight/contract';
import type { RateLimitOptions, RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../kernel/actor.ts';
import { appError } from '../kernel/errors.ts';
import { isUuid } from '../kernel/ids.ts';
import { neighbourhoodOf, networkOf } from '../kernel/network.ts';

/** Counts hits in a window, shared by all processes. */
export interface HitCounter {
  /**
   * Adds one hit to `key` and answers the hits of this window and the milliseconds until it ends. `about`: the id of the person or the
   * key of the address that the counter names; it is removed with them.
   */
  hit(key: string, windowMs: number, about?: string): Promise<{ readonly hits: number; readonly resetInMs: number }>;
}

export type RateProfile = 'off' | 'standard' | 'strict';

interface Allowance {
  readonly max: number;
  readonly windowMs: number;
}

const minute = 60_000;
const hour = 60 * minute;

/** Whoever asks for what the studio said it would not draw could have its sceneries for nothing: not more than these a day (MAKE-20). */
const takeBacks: Allowance = { max: 20, windowMs: 24 * hour };

/** A prompt in each of the twelve styles, five times. */
const sketches: Allowance = { max: 60, windowMs: minute };

/** A person looks at each of them; counted by /24 and /64, so that a whole house is one caller. */
const reportsAnHour: Readonly<Record<Exclude<RateProfile, 'off'>, Allowance>> = {
  standard: { max: 10, windowMs: hour },
  strict: { max: 3, windowMs: hour },
};

/** Each file that is checked is a process of its own for a moment. */
const checks: Allowance = { max: 10, windowMs: minute };

/** Requests a caller may make, by class. Reads are counted in memory, everything else where all processes see it. */
const allowances: Readonly<Record<Exclude<RateProfile, 'off'>, Readonly<Record<RateClass, Allowance>>>> = {
  standard: {
    read: { max: 1200, windowMs: minute },
    write: { max: 120, windowMs: minute },
    login: { max: 30, windowMs: 5 * minute },
    session: { max: 240, windowMs: minute },
    register: { max: 20, windowMs: hour },
    mail: { max: 20, windowMs: hour },
    generate: { max: 40, windowMs: minute },
    take_back: takeBacks,
    search: { max: 120, windowMs: minute },
    // Several while one word is typed; they are cut off before they take the search itself with them.
    suggest: { max: 240, windowMs: minute },
    sketch: sketches,
    verify: checks,
    report: reportsAnHour.standard,
    webhook: { max: 1200, windowMs: minute },
  },
  strict: {
    read: { max: 300, windowMs: minute },
    write: { max: 40, windowMs: minute },
    login: { max: 10, windowMs: 15 * minute },
    session: { max: 60, windowMs: minute },
    register: { max: 5, windowMs: hour },
    mail: { max: 5, windowMs: hour },
    generate: { max: 10, windowMs: minute },
    take_back: takeBacks,
    search: { max: 30, windowMs: minute },
    suggest: { max: 90, windowMs: minute },
    sketch: sketches,
    verify: checks,
    report: reportsAnHour.strict,
    webhook: { max: 1200, windowMs: minute },
  },
};

/**
 * Calls that open, make or change accounts. They are counted by the network they come from, whatever token is sent: whoever
 * makes accounts has a token for each of them. The accounts that they name are counted besides, where they are looked up.
 */
const accountClasses: ReadonlySet<RateClass> = new Set<RateClass>(['login', 'session', 'register', 'mail']);

/** Route options of a class for `@fastify/rate-limit`; nothing in the profile `off`. */
export function rateLimitConfig(profile: RateProfile) {
  return (rate: RateClass): { rateLimit?: RateLimitOptions } => {
    if (profile === 'off') return {};
    const { max, windowMs } = allowances[profile][rate];
    return {
      rateLimit: {
        max,
        timeWindow: windowMs,
        // After the actor is known: people behind one address do not share a limit once they are signed in.
        hook: 'preParsing',
        keyGenerator: (request: FastifyRequest) => `${rate}:${subjectOf(rate, request)}`,
        errorResponseBuilder: (_request, context) =>
          appError('rate_limited', { retryAfterS: Math.ceil(context.ttl / 1000) }),
      },
    };
  };
}

function subjectOf(rate: RateClass, { actor, ip }: FastifyRequest): string {
  if (actor.kind === 'user' && !accountClasses.has(rate)) return actor.userId;
  return rate === 'report' ? neighbourhoodOf(ip) : networkOf(ip);
}

/**
 * Counts a signed-in person's account calls by the person as well, who may come from many networks; nothing for other classes,
 * which the route has counted by person already, and nothing in the profile `off`. Throws 429 `rate_limited`.
 */
export function personLimit(profile: RateProfile, counter: HitCounter) {
  return async (rate: RateClass, actor: Actor): Promise<void> => {
    if (profile === 'off' || actor.kind !== 'user' || !accountClasses.has(rate)) return;
    const { max, windowMs } = allowances[profile][rate];
    const { hits, resetInMs } = await counter.hit(`route:${rate}:${actor.userId}`, windowMs, actor.userId);
    if (hits > max) throw appError('rate_limited', { retryAfterS: Math.ceil(resetInMs / 1000) });
  };
}

type Count = (error: Error | null, result?: { current: number; ttl: number }) => void;

/**
 * The store that the plugin counts in: reads, searches and suggestions in this process's memory, which costs nothing,
 * everything else where all processes see it.
 */
export function rateLimitStore(counter: HitCounter): NonNullable<RateLimitPluginOptions['store']> {
  const memory = createMemoryCounter();
  return class Store {
    incr(key: string, done: Count, windowMs: number): void {
      const chosen = /^(?:read|search|suggest):/.test(key) ? memory : counter;
      chosen.hit(`route:${key}`, windowMs, personIn(key)).then(
        ({ hits, resetInMs }) => done(null, { current: hits, ttl: resetInMs }),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    }
    child(): Store {
      return this;
    }
  };
}

/** The person that a route's key names, if it is none of a network. */
function personIn(key: string): string | undefined {
  const subject = key.slice(key.indexOf(':') + 1);
  return isUuid(subject) ? subject : undefined;
}

/** More callers than this in one window are not told apart by age: the oldest are forgotten first. */
const rememberedCallers = 20_000;

/** Fixed windows in memory, bounded. */
export function createMemoryCounter(now: () => number = () => performance.now()): HitCounter {
  const windows = new Map<string, { hits: number; endsAt: number }>();
  return {
    hit: async (key, windowMs) => {
      const time = now();
      let window = windows.get(key);
      if (!window || window.endsAt <= time) {
        windows.delete(key);
        window = { hits: 0, endsAt: time + windowMs };
        windows.set(key, window);
        const [oldest] = windows.keys();
        if (windows.size > rememberedCallers && oldest !== undefined) windows.delete(oldest);
      }
      window.hits += 1;
      return { hits: window.hits, resetInMs: window.endsAt - time };
    },
  };
}
