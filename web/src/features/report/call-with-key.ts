import { apiBase, type Endpoint, fillPath, type ReplyOf } from '@loomlight/contract';
import { errorFromAnswer, formatError, networkError, unreachableError } from '../../api/error-words.ts';

const timeoutMs = 30_000;

/** A call that a key opens, and no account: it carries the key of a mailed link in a header. Throws `ApiError`. */
export async function callWithKey<E extends Endpoint>(
  endpoint: E,
  input: {
    readonly params: Readonly<Record<string, string>>;
    readonly key: string;
    readonly header: 'x-report-key' | 'x-statement-key';
    readonly body?: object | undefined;
    readonly signal?: AbortSignal | undefined;
  },
): Promise<ReplyOf<E>> {
  const { params, key, header, body, signal } = input;
  const timeout = AbortSignal.timeout(timeoutMs);
  const answer = await fetch(apiBase + fillPath(endpoint.path, params), {
    method: endpoint.method,
    headers: { [header]: key, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  }).catch((error: unknown) => {
    throw signal?.aborted ? error : navigator.onLine ? networkError(error) : unreachableError(error);
  });
  const said: unknown = answer.status === 204 ? undefined : await answer.json().catch(() => undefined);
  if (!answer.ok) throw errorFromAnswer(answer.status, said);
  const reply = endpoint.reply.safeParse(said);
  if (!reply.success) throw formatError('Invalid response format from API', reply.error);
  // The schema that has just checked it is the one ReplyOf reads.
  return reply.data as ReplyOf<E>;
}
