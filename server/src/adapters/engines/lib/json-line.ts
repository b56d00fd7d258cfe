import type * as z from 'zod';
import { OutboundError } from '../../../kernel/outbound.ts';
import { explainStatus, type ProviderFault } from './provider-fault.ts';
import type { ProviderLine } from './provider-line.ts';

/** Begins something with one POST: the parsed yes, or what the no means; throws when nobody can tell. */
export async function postOnce<T>(
  line: ProviderLine,
  order: {
    readonly url: string;
    readonly body: object;
    readonly headers?: Record<string, string>;
    readonly schema: z.ZodType<T>;
    readonly signal: AbortSignal;
  },
): Promise<{ readonly kind: 'yes'; readonly value: T } | ProviderFault> {
  const { url, body, headers = {}, schema, signal } = order;
  try {
    const response = await line.call().fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal,
    });
    const text = await response.text();
    if (response.ok) return { kind: 'yes', value: schema.parse(JSON.parse(text)) };
    const fault = explainStatus(response.status, {
      text,
      retryAfter: response.headers.get('retry-after') ?? undefined,
    });
    if (fault) return fault;
    throw new Error(`The engine answered ${response.status} to a start.`);
  } catch (error) {
    if (error instanceof OutboundError && !error.sent)
      return error.fault === 'unreachable'
        ? { kind: 'busy', retryAfterMs: 2_000, reason: error.message }
        : { kind: 'failed', reason: error.message, mayBePaid: false };
    throw error;
  }
}

/** Looks at something: its JSON, or undefined when there is no such thing (any more). */
export async function look<T>(
  line: ProviderLine,
  order: {
    readonly url: string;
    readonly headers?: Record<string, string>;
    readonly schema: z.ZodType<T>;
    readonly signal: AbortSignal;
  },
): Promise<T | undefined> {
  const response = await line.call().fetch(order.url, { headers: order.headers ?? {}, signal: order.signal });
  if (response.status === 404 || response.status === 410) return undefined;
  if (!response.ok) throw new Error(`The engine answered ${response.status} to a look.`);
  return order.schema.parse(await response.json());
}
