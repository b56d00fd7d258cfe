import { apiBase, type Endpoint, type ReplyOf } from '@loomlight/contract';
import { storedTokens } from '../api/auth-tokens.ts';
import { errorFromAnswer, formatError, networkError } from '../api/error-words.ts';

/**
 * Sends a file to a call of the desk that takes a form, once; whoever calls it has asked something else of the desk just before, which has renewed a
 * token that was about to end. Throws `ApiError`. It is no part of `client.ts`, where every visitor would load it.
 */
export async function sendFile<E extends Endpoint>(endpoint: E, file: File): Promise<ReplyOf<E>> {
  const body = new FormData();
  body.append('file', file);
  const headers = { authorization: `Bearer ${storedTokens()?.token ?? ''}` };
  const answer = await fetch(apiBase + endpoint.path, { method: endpoint.method, body, headers }).catch(
    (error: unknown) => {
      throw networkError(error);
    },
  );
  const said: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok) throw errorFromAnswer(answer.status, said);
  const reply = endpoint.reply.safeParse(said);
  if (!reply.success) throw formatError('Invalid response format from API', reply.error);
  // The schema that has just checked it is the one ReplyOf reads.
  return reply.data as ReplyOf<E>;
}
