import type { ContentType } from '@loomlight/contract';
import { ApiError } from '../../api/error-words.ts';

/** Why nothing was started, as the page has to treat it (R-ERR-17, R-ERR-18, R-ERR-20). */
export type StartFailure =
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'credits' }
  | { readonly kind: 'refused'; readonly error: ApiError }
  | { readonly kind: 'other'; readonly text: string };

const shortWords = [
  'insufficient credit',
  'not enough credit',
  'insufficient balance',
  'insufficient funds',
  'low balance',
];

/** @param fixedText what is said when nobody has said anything better */
export function startFailure(error: unknown, fixedText: string, contentType: ContentType): StartFailure {
  if (!(error instanceof ApiError)) return { kind: 'other', text: fixedText };
  if (error.status === 401) return { kind: 'sign-in' };
  if (error.status === 400 && saysShort(error.message)) return { kind: 'credits' };
  if (error.code === 'prompt_refused') return { kind: 'refused', error };
  if (error.kind === 'format') return { kind: 'other', text: formatText(error, contentType) };
  return { kind: 'other', text: error.kind !== 'answer' || error.saidByServer ? error.message : fixedText };
}

function saysShort(message: string): boolean {
  const words = message.toLowerCase();
  return shortWords.some((short) => words.includes(short)) || (words.includes('credit') && words.includes('low'));
}

/** An answer without an id has a sentence of its own. */
function formatText({ cause }: ApiError, contentType: ContentType): string {
  const issues: unknown = cause !== null && typeof cause === 'object' && 'issues' in cause ? cause.issues : [];
  const lacksId =
    Array.isArray(issues) && issues.some(({ path }: { path?: unknown }) => Array.isArray(path) && path[0] === 'id');
  return lacksId ? `No ${contentType} ID received from API` : 'Invalid generation data';
}
