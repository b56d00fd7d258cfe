import { APICallError, InvalidResponseDataError } from '@ai-sdk/provider';
import { errorText } from '../../kernel/errors.ts';
import { OutboundError } from '../../kernel/outbound.ts';
import type { ProviderCall } from './provider-line.ts';

/** What an engine answered when it did not do what it was asked, as far as that is certain. */
export type ProviderFault =
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'busy'; readonly retryAfterMs: number; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string; readonly mayBePaid: boolean };

/** Thrown by what reads answers, where the engine says no in a way of its own. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal';
}

/** Thrown by what reads answers, when the engine says that its task has failed. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
}

const contentSentence = 'The engine declined this because of its content. Please try other words';
const settingsSentence = 'The engine did not accept these settings. Please try others';
const contentWords =
  /sensitive|safety|moderat|content[_ -]?(policy|filter|violation)|policy[_ -]?violation|nsfw|prohibited|inappropriate|blocklist|blocked by|responsible ai|risk[_ -]?control/i;
const overloadWords = /overload|capacity|too[_ -]?busy|try again later|resource[_ -]?exhausted|server[_ -]?busy/i;
const retryUsualMs = 2_000;

/** The sentence for a refusal; undefined when these words of an engine are none. Its own words are not shown: they name things of its inside. */
export function refusalSentence(text: string): string | undefined {
  return contentWords.test(text) ? contentSentence : undefined;
}

/**
 * What a thrown error means: a value where it is certain, undefined where nobody can tell whether the engine works on
 * it (and wants its money).
 */
export function explainFault(error: unknown, call: Pick<ProviderCall, 'accepted'>): ProviderFault | undefined {
  if (error instanceof ProviderRefusal)
    return { kind: 'refused', reason: refusalSentence(error.message) ?? settingsSentence };
  if (error instanceof ProviderFailure) return failureOf(error.message);
  const outbound = findOutbound(error);
  if (outbound) {
    if (call.accepted || outbound.sent) return undefined;
    if (outbound.fault === 'unreachable') return { kind: 'busy', retryAfterMs: retryUsualMs, reason: outbound.message };
    return { kind: 'failed', reason: outbound.message, mayBePaid: false };
  }
  if (InvalidResponseDataError.isInstance(error) && call.accepted && /fail|cancel/i.test(error.message))
    return failureOf(`${error.message} ${JSON.stringify(error.data) ?? ''}`);
  if (error instanceof Error && error.name === 'AI_NoImageGeneratedError' && call.accepted) {
    const fault = failureOf(`no image ${JSON.stringify('calls' in error ? error.calls : '')}`);
    return fault.kind === 'failed' ? { ...fault, mayBePaid: true } : fault;
  }
  if (!APICallError.isInstance(error) || call.accepted || error.statusCode === undefined) return undefined;
  return explainStatus(error.statusCode, {
    text: `${error.message} ${error.responseBody ?? ''}`,
    retryAfter: error.responseHeaders?.['retry-after'],
  });
}

/** What the answer to a start means when it is no yes. */
export function explainStatus(
  status: number,
  answer: { readonly text: string; readonly retryAfter: string | undefined },
): ProviderFault | undefined {
  const { text, retryAfter } = answer;
  // Overload is told before anything begins; any other 5xx may come from behind a task that was accepted.
  if (status === 429 || ((status === 503 || status === 529) && (retryAfter !== undefined || overloadWords.test(text))))
    return { kind: 'busy', retryAfterMs: readRetryAfter(retryAfter), reason: `status ${status}` };
  if (status >= 500 || status === 408 || status < 400) return undefined;
  const sentence = refusalSentence(text);
  if (sentence) return { kind: 'refused', reason: sentence };
  // The key or the account: the person can do nothing about it, the operator reads it in the log.
  if (status === 401 || status === 402 || status === 403 || status === 404)
    return { kind: 'failed', reason: `The engine refuses us (status ${status}).`, mayBePaid: false };
  return { kind: 'refused', reason: settingsSentence };
}

/** A task that has failed by the engine's own word: not paid, and a refusal when it was the content. */
export function failureOf(text: string): Exclude<ProviderFault, { kind: 'busy' }> {
  const sentence = refusalSentence(text);
  if (sentence) return { kind: 'refused', reason: sentence };
  return { kind: 'failed', reason: text.slice(0, 300), mayBePaid: false };
}

/** Seconds or a date; something sensible when it is neither. */
function readRetryAfter(text: string | undefined): number {
  if (text === undefined) return retryUsualMs;
  const ms = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now();
  return Number.isFinite(ms) && ms >= 0 ? ms : retryUsualMs;
}

/** Packages wrap what they catch. */
function findOutbound(error: unknown): OutboundError | undefined {
  let current = error;
  for (let depth = 0; depth < 6 && current instanceof Error; depth += 1) {
    if (current instanceof OutboundError) return current;
    current = current.cause;
  }
  return undefined;
}

/** For the log: what was thrown, without addresses' queries, headers or bodies, which may hold keys and prompts. */
export function plainError(error: unknown): Error {
  const outbound = findOutbound(error);
  if (outbound) return new Error(outbound.message);
  if (APICallError.isInstance(error))
    return new Error(`The engine answered ${error.statusCode ?? 'nothing'}, not as agreed.`);
  return new Error(errorText(error).slice(0, 200));
}
