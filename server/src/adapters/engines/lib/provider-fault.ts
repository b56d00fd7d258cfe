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
export const settingsSentence = 'The engine did not accept these settings. Please try others';
const contentWords =
  /sensitive|safety|moderat|content[_ -]?(policy|filter|violation)|policy[_ -]?violation|nsfw|prohibited|inappropriate|blocklist|blocked by|responsible ai|risk[_ -]?control/i;
const overloadWords = /overload|capacity|too[_ -]?busy|try again later|resource[_ -]?exhausted|server[_ -]?busy/i;
export const retryUsualMs = 2_000;

/** The sentence for a refusal; undefined when these words of an engine are none. Its own words are not shown: they name things of its inside. */
export function refusalSentence(text: string): string | undefined {
  return contentWords.test(text) ? contentSentence : undefined;
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
