import { clientTiming } from '@loomlight/contract';
import ky, { HTTPError, NetworkError, type Options, TimeoutError } from 'ky';
import { errorFromAnswer, networkError, timeoutError, unreachableError } from './error-words.ts';

export interface Sending {
  readonly method: string;
  readonly json?: unknown;
  readonly token?: string | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** True when a second arrival of the same request does no harm. */
  readonly mayRepeat: boolean;
}

/** How a request reaches the server; where pages are drawn there is a shorter way than the network. */
export type Carrier = (address: string, sending: Sending) => Promise<Response>;

let carry: Carrier = overNetwork;

/** Sends everything another way from now on: for the server that draws pages. */
export function sendBy(carrier: Carrier): void {
  carry = carrier;
}

/** One request; see `overNetwork`. */
export function send(address: string, sending: Sending): Promise<Response> {
  return carry(address, sending);
}

/**
 * One request with the rules of every request (R-ERR-15): 30 s for each attempt, up to 3 more attempts after
 * 1, 2 and 3 s, none after an answer of 4xx. Whatever fails comes back as an `ApiError`; a cancelled request keeps its
 * own error, because nobody waits for its words.
 */
async function overNetwork(address: string, sending: Sending): Promise<Response> {
  const { method, json, token, idempotencyKey, signal, mayRepeat } = sending;
  const options: Options = {
    method,
    timeout: clientTiming.requestTimeoutMs,
    retry: {
      limit: mayRepeat ? clientTiming.retryLimit : 0,
      methods: ['get', 'post', 'put', 'patch', 'delete'],
      statusCodes: [500, 502, 503, 504],
      afterStatusCodes: [],
      delay: (attempt) => clientTiming.retryDelayMs * attempt,
    },
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    ...(json !== undefined && { json }),
    ...(signal && { signal }),
  };
  try {
    return await ky(address, options);
  } catch (error) {
    if (signal?.aborted) throw error;
    if (error instanceof HTTPError) throw errorFromAnswer(error.response.status, error.data, error);
    if (error instanceof TimeoutError) throw timeoutError(error);
    if (error instanceof NetworkError) throw unreachableError(error);
    throw networkError(error);
  }
}
