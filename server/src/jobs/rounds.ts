import type { Lifecycle } from '../kernel/lifecycle.ts';
import { type Periodic, startPeriodic } from './periodic.ts';

/** Something that a process does every so often for as long as it runs. */
export interface Round {
  /** What it is called where its errors are counted, and when it cannot be ended. */
  readonly name: string;
  readonly everyMs: number;
  readonly work: () => Promise<void>;
}

/** What rounds end with, and where their errors go by their names. */
export interface RoundContext {
  readonly lifecycle: Lifecycle;
  readonly onError: (where: string) => (error: unknown) => void;
}

/** Starts a round that ends with the process. */
export function startRound(ctx: RoundContext, { name, everyMs, work }: Round): Periodic {
  const periodic = startPeriodic({ everyMs, work, onError: ctx.onError(name) });
  ctx.lifecycle.onStop(name, () => periodic.stop());
  return periodic;
}
