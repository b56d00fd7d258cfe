import type { RateClass } from '@loomlight/contract';
import type { RateLimitOptions, RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { appError } from '../kernel/errors.ts';

/** Counts hits in a window, shared by all processes. */
export interface HitCounter {
  /** Adds one hit to `key` and answers the hits of this window and the milliseconds until it ends. */
  hit(key: string, windowMs: number): Promise<{ readonly hits: number; readonly resetInMs: number }>;
}

export type RateProfile = 'off' | 'standard' | 'strict';

interface Allowance {
  readonly max: number;
  readonly windowMs: number;
}

const minute = 60_000;
const hour = 60 * minute;

/** Requests a caller may make, by class. Reads are counted in memory, everything else where all processes see it. */
const allowances: Readonly<Record<Exclude<RateProfile, 'off'>, Readonly<Record<RateClass, Allowance>>>> = {
  standard: {
    read: { max: 1200, windowMs: minute },
    write: { max: 120, windowMs: minute },
    login: { max: 30, windowMs: 5 * minute },
    register: { max: 20, windowMs: hour },
    mail: { max: 20, windowMs: hour },
    generate: { max: 40, windowMs: minute },
    search: { max: 120, windowMs: minute },
    webhook: { max: 1200, windowMs: minute },
  },
  strict: {
    read: { max: 300, windowMs: minute },
    write: { max: 40, windowMs: minute },
    login: { max: 10, windowMs: 15 * minute },
    register: { max: 5, windowMs: hour },
    mail: { max: 5, windowMs: hour },
    generate: { max: 10, windowMs: minute },
    search: { max: 30, windowMs: minute },
    webhook: { max: 1200, windowMs: minute },
  },
};

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
        keyGenerator: (request: FastifyRequest) =>
          `${rate}:${request.actor.kind === 'user' ? request.actor.userId : request.ip}`,
        errorResponseBuilder: (_request, context) =>
          appError('rate_limited', { retryAfterS: Math.ceil(context.ttl / 1000) }),
      },
    };
  };
}

type Count = (error: Error | null, result?: { current: number; ttl: number }) => void;

/**
 * The store that the plugin counts in: reads and searches in this process's memory, which costs nothing,
 * everything else where all processes see it.
 */
export function rateLimitStore(counter: HitCounter): NonNullable<RateLimitPluginOptions['store']> {
  const memory = createMemoryCounter();
  return class Store {
    incr(key: string, done: Count, windowMs: number): void {
      const chosen = /^(?:read|search):/.test(key) ? memory : counter;
      chosen.hit(`route:${key}`, windowMs).then(
        ({ hits, resetInMs }) => done(null, { current: hits, ttl: resetInMs }),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    }
    child(): Store {
      return this;
    }
  };
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
