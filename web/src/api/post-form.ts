import { apiBase, type Endpoint, type ReplyOf } from '@loomlight/contract';
import { storedTokens } from './auth-tokens.ts';
import { ApiError, errorFromAnswer, formatError, networkError, timeoutError, unreachableError } from './error-words.ts';

/** As long as a server waits for a whole request, and then some. */
const timeoutMs = 75_000;

/**
 * Sends a form with a file to a call, once: a body of many megabytes is not sent again by itself. A token that is over is left out the second
 * time, which is an answer where everybody may call, and a refusal elsewhere: whoever needs a token asks for something else just before, which renews it. Throws `ApiError`; a cancelled one keeps the reason of its signal.
 */
export async function postForm<E extends Endpoint>(
  endpoint: E,
  form: FormData,
  signal: AbortSignal,
): Promise<ReplyOf<E>> {
  const token = storedTokens()?.token;
  const response = await post(endpoint, form, { token, signal });
  const answer = response.status === 401 && token ? await post(endpoint, form, { token: undefined, signal }) : response;
  const body: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok) throw errorFromAnswer(answer.status, body);
  const reply = endpoint.reply.safeParse(body);
  if (!reply.success) throw formatError('Invalid response format from API', reply.error);
  // The schema that has just checked it is the one ReplyOf reads.
  return reply.data as ReplyOf<E>;
}

async function post(
  endpoint: Endpoint,
  form: FormData,
  { token, signal }: { readonly token: string | undefined; readonly signal: AbortSignal },
): Promise<Response> {
  try {
    return await fetch(apiBase + endpoint.path, {
      method: endpoint.method,
      body: form,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) throw error;
    if (error instanceof DOMException && error.name === 'TimeoutError') throw timeoutError(error);
    throw navigator.onLine ? networkError(error) : unreachableError(error);
  }
}
