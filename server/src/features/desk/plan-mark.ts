import { createHmac, timingSafeEqual } from 'node:crypto';

const goodForMs = 600_000;

/** What a plan was made of: who, which act, what was asked for, and how it stood. */
export interface Planned {
  readonly actorId: string;
  readonly action: string;
  readonly input: object;
  readonly before: object;
  /** What no audit keeps, and is held against the rows all the same. */
  readonly basis?: string | undefined;
}

/** What a preview gives back to be sent with the deed: until when it is good, and a keyed hash over all it was made of. */
export function markPlan(secret: string, planned: Planned, now: Date): string {
  const until = now.getTime() + goodForMs;
  return `${until}.${hash(secret, planned, until).toString('base64url')}`;
}

/**
 * Whether the deed is what was looked at: `same`; `other` when the rows have changed since, or something else is asked for; `none` for what
 * was never given out or is over.
 */
export function comparePlan(
  secret: string,
  planned: Planned,
  given: { readonly mark: string | undefined; readonly now: Date },
): 'same' | 'other' | 'none' {
  const [until = '', sent = '', ...rest] = (given.mark ?? '').split('.');
  if (!/^\d{13,15}$/.test(until) || sent === '' || rest.length > 0) return 'none';
  if (Number(until) < given.now.getTime()) return 'none';
  const expected = hash(secret, planned, Number(until));
  const bytes = Buffer.from(sent, 'base64url');
  return bytes.length === expected.length && timingSafeEqual(bytes, expected) ? 'same' : 'other';
}

function hash(secret: string, planned: Planned, until: number): Buffer {
  const { actorId, action, input, before, basis } = planned;
  return createHmac('sha256', secret)
    .update(`desk-plan\n${until}\n${JSON.stringify([actorId, action, sorted(input), sorted(before), basis])}`)
    .digest();
}

/** By name: the same facts in another order are the same. */
function sorted(facts: object): [string, unknown][] {
  return Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1));
}
