import type { EngineHealth } from '../../../ports/engine-health.ts';

/** Stops asking an engine that does not answer, so that nothing is charged for in vain and it can recover. */
export interface CircuitBreaker {
  /** How long to leave it alone; 0 when it may be asked. Answers 0 once to whoever shall try whether it is back. */
  pauseMs(): number;
  succeeded(): void;
  failed(reason: string): void;
  readonly health: EngineHealth;
}

export interface BreakerSettings {
  /** Failures in a row that open it. */
  readonly failuresMax?: number;
  readonly openMs?: number;
  readonly now?: () => number;
  readonly random?: () => number;
  readonly onChange?: (health: EngineHealth) => void;
}

/** A probe that is never answered must not keep everybody waiting for ever. */
const probePatience = 4;

export function createCircuitBreaker(settings: BreakerSettings = {}): CircuitBreaker {
  const { failuresMax = 5, openMs = 20_000, now = () => performance.now(), random = Math.random, onChange } = settings;
  let health: EngineHealth = { state: 'closed', failures: 0, reason: null };
  let until = 0;
  const change = (next: EngineHealth): void => {
    const isNews = next.state !== health.state;
    health = next;
    if (isNews) onChange?.(next);
  };
  return {
    pauseMs: () => {
      if (health.state === 'closed') return 0;
      const left = until - now();
      if (left > 0) return left;
      change({ ...health, state: 'probing' });
      until = now() + openMs * probePatience;
      return 0;
    },
    succeeded: () => change({ state: 'closed', failures: 0, reason: null }),
    failed: (reason) => {
      const failures = health.failures + 1;
      if (health.state !== 'probing' && failures < failuresMax) return change({ ...health, failures, reason });
      // Jitter: several processes must not come back at the same moment.
      until = now() + openMs * (1 + random() / 2);
      change({ state: 'open', failures, reason });
    },
    get health() {
      return health;
    },
  };
}
