import {
  apiBase,
  clientTiming,
  type Endpoint,
  fillPath,
  type ReplyOf,
  type SentBody,
  type SentParams,
  type SentQuery,
} from '@loomlight/contract';
import { isSignedIn, secondsUntilExpiry, storedTokens } from './auth-tokens.ts';
import { ApiError, formatError, networkError } from './error-words.ts';
import { type Sending, send } from './send.ts';
import { loseSession, refreshSession } from './session-refresh.ts';

/** A part of a call: required when the contract demands it, forbidden when it knows none. */
type Part<Name extends string, T> = [T] extends [undefined]
  ? { [K in Name]?: undefined }
  : undefined extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T };

/** What a call of an endpoint is given. */
export type CallInput<E extends Endpoint> = Part<'params', SentParams<E>> &
  Part<'body', SentBody<E>> & {
    /** Every query parameter of the contract has a default. */
    query?: SentQuery<E>;
    /** Makes a call that spends or starts something safe to send again; keep it until the call has been answered. */
    idempotencyKey?: string;
    signal?: AbortSignal;
  };

type CallArguments<E extends Endpoint> =
  Record<string, never> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

/**
 * Calls an endpoint of the contract and gives its checked reply. A token that ends soon is renewed first (R-AUTH-21),
 * an answer of 401 renews it once and sends again (R-AUTH-22). Throws `ApiError`.
 */
export async function call<E extends Endpoint>(endpoint: E, ...[input]: CallArguments<E>): Promise<ReplyOf<E>> {
  const response = await request(endpoint, input ?? {});
  if (response.status === 204) return undefined as ReplyOf<E>;
  const body: unknown = await response.json().catch((error: unknown) => {
    throw input?.signal?.aborted ? error : formatError(formatSentence(endpoint), error);
  });
  const reply = endpoint.reply.safeParse(body);
  if (!reply.success) throw formatError(formatSentence(endpoint), reply.error);
  // The schema that has just checked it is the one ReplyOf reads.
  return reply.data as ReplyOf<E>;
}

/** Calls an endpoint that produces bytes. */
export async function callForBytes<E extends Endpoint>(endpoint: E, ...[input]: CallArguments<E>): Promise<Blob> {
  const response = await request(endpoint, input ?? {});
  return response.blob().catch((error: unknown) => {
    throw input?.signal?.aborted ? error : networkError(error);
  });
}

/** The parts of a call once its types have done their work. */
interface LooseInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

async function request(endpoint: Endpoint, input: LooseInput): Promise<Response> {
  const address = addressOf(endpoint, input);
  const sending: Sending = {
    method: endpoint.method,
    json: input.body,
    idempotencyKey: input.idempotencyKey,
    signal: input.signal,
    mayRepeat: endpoint.method !== 'POST' || input.idempotencyKey !== undefined,
  };
  const token = skipsSession(endpoint) ? undefined : await usableToken(endpoint);
  try {
    return await send(address, { ...sending, token });
  } catch (error) {
    if (!token || !(error instanceof ApiError) || error.status !== 401) throw error;
    return resend(endpoint, address, { ...sending, token });
  }
}

/** After a 401: once more with a renewed token, or as a guest where guests are welcome. */
async function resend(endpoint: Endpoint, address: string, sending: Sending & { token: string }): Promise<Response> {
  const renewed = await refreshSession(sending.token).catch((error: unknown) => asGuest(endpoint, error));
  try {
    return await send(address, { ...sending, token: renewed });
  } catch (error) {
    // A brand-new token that is refused too: the account itself is gone or closed.
    if (renewed && error instanceof ApiError && error.status === 401) throw loseSession();
    throw error;
  }
}

/** The stored token, renewed first when it ends in under 300 s; undefined for a guest. */
async function usableToken(endpoint: Endpoint): Promise<string | undefined> {
  const token = storedTokens()?.token;
  if (token === undefined || secondsUntilExpiry(token) >= clientTiming.refreshBeforeExpiryS) return token;
  return refreshSession(token).catch((error: unknown) => {
    // No connection, but the token is still good for a while.
    if (isSignedIn() && secondsUntilExpiry(token) > 0) return token;
    return asGuest(endpoint, error);
  });
}

/** A lost session does not spoil a call that guests may make as well. */
function asGuest(endpoint: Endpoint, error: unknown): undefined {
  if (endpoint.access === 'public' && !isSignedIn()) return undefined;
  throw error;
}

/** Signing in, registering and renewing carry no token: a stale one would only be refused. */
function skipsSession(endpoint: Endpoint): boolean {
  if (endpoint.access !== 'public') return false;
  return endpoint.rate === 'login' || endpoint.rate === 'register' || endpoint.path === '/auth/refresh';
}

function addressOf(endpoint: Endpoint, input: LooseInput): string {
  // Both were typed by the contract at the call; params are strings by `idParams` and its like.
  const path = apiBase + fillPath(endpoint.path, (input.params ?? {}) as Record<string, string>);
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** An answer that cannot be read: the auth calls have a sentence of their own (R-ERR-16), the others share R-GAL-06. */
function formatSentence(endpoint: Endpoint): string {
  return endpoint.path.startsWith('/auth/') ? 'Unexpected response format' : 'Invalid response format from API';
}
