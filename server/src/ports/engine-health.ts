/** Whether an engine elsewhere is being asked: `open` after a row of failures, `probing` while one call tries whether it is back. */
export type BreakerState = 'closed' | 'open' | 'probing';

/** How the line to an engine is doing; told at every change. */
export interface EngineHealth {
  readonly state: BreakerState;
  /** Failures in a row. */
  readonly failures: number;
  /** Of the last failure; a code or a status, never a provider's text or an address. */
  readonly reason: string | null;
}
