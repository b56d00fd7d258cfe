import type { Answer } from '../test-app.ts';

/** What a call may leave behind, counted in rows. */
export const tables = [
  'content',
  'credit_entry',
  'prompt_purchase',
  'payment_order',
  'audit_entry',
  'mail_outbox',
] as const;
export type Made = Partial<Record<(typeof tables)[number], number>>;

/** One call that is refused for a reason that passes, and may come back. */
export interface Attempt {
  /** The same request, under one key and on behalf of one person. */
  readonly call: (key: string) => Promise<Answer<unknown>>;
  readonly refusal: readonly [status: number, code: string];
  /** Takes the reason of the refusal away. */
  readonly allow: () => Promise<unknown>;
  /** Brings it back, where that can be done to one who has succeeded. */
  readonly refuse?: () => Promise<unknown>;
  /** What one success makes. */
  readonly made: Made;
}

/** For calls of the contract, by their ids, the reasons why each may be refused at first. */
export type Attempts = Readonly<Record<string, Readonly<Record<string, () => Promise<Attempt>>>>>;
