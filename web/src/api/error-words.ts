import { type FieldProblem, networkMessages, statusMessage } from '@loomlight/contract';

export type ApiErrorKind = 'answer' | 'timeout' | 'unreachable' | 'network' | 'format';

/** A call that has failed, with a sentence for the person (R-ERR-01). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** `answer` when the server said no; the others never got an answer worth reading. */
  readonly kind: ApiErrorKind;
  /** HTTP status; 408 for a timeout, 0 when there was no answer. */
  readonly status: number;
  /** Code of the error catalogue, where the server gave one. */
  readonly code: string | undefined;
  /** The wrong fields, where the server named them. */
  readonly details: readonly FieldProblem[];
  /** What could be sent in place of what was refused. */
  readonly suggestions: readonly string[];
  /** True when the words are the server's own, not the table's. */
  readonly saidByServer: boolean;

  constructor(facts: {
    kind: ApiErrorKind;
    status: number;
    message: string;
    code?: string | undefined;
    details?: readonly FieldProblem[];
    suggestions?: readonly string[];
    saidByServer?: boolean;
    cause?: unknown;
  }) {
    super(facts.message, { cause: facts.cause });
    this.kind = facts.kind;
    this.status = facts.status;
    this.code = facts.code;
    this.details = facts.details ?? [];
    this.suggestions = facts.suggestions ?? [];
    this.saidByServer = facts.saidByServer ?? false;
  }
}

/** The server's own words come first, in this order of fields; then the table by status (R-ERR-01). */
const wordFields = ['message', 'error', 'detail', 'description'] as const;

/** An answer of 4xx or 5xx as an error. `body` is whatever was sent, parsed if it was JSON. */
export function errorFromAnswer(status: number, body: unknown, cause?: unknown): ApiError {
  const fields = body !== null && typeof body === 'object' ? (body as Record<string, unknown>) : {};
  const said = wordFields.map((name) => fields[name]).find((text) => typeof text === 'string' && text.trim() !== '');
  return new ApiError({
    kind: 'answer',
    status,
    message: typeof said === 'string' ? said : statusMessage(status),
    saidByServer: said !== undefined,
    code: typeof fields['code'] === 'string' ? fields['code'] : undefined,
    details: fieldProblems(fields['details']),
    suggestions: texts(fields['suggestions']),
    cause,
  });
}

export function timeoutError(cause?: unknown): ApiError {
  return new ApiError({ kind: 'timeout', status: 408, message: networkMessages.timeout, cause });
}

/** No connection: the server did not answer at all. */
export function unreachableError(cause?: unknown): ApiError {
  return new ApiError({ kind: 'unreachable', status: 0, message: networkMessages.unreachable, cause });
}

/** Any other fault on the way, such as an answer that broke off. */
export function networkError(cause?: unknown): ApiError {
  return new ApiError({ kind: 'network', status: 0, message: networkMessages.other, cause });
}

/** An answer that came but is not what the contract promises. */
export function formatError(message: string, cause?: unknown): ApiError {
  return new ApiError({ kind: 'format', status: 0, message, cause });
}

/**
 * The sentence to show for anything that was thrown. What the server said, and what is known about the connection,
 * comes first; `fallback` stands in for an answer without words of its own, instead of the table's.
 */
export function errorText(error: unknown, fallback?: string): string {
  if (!(error instanceof ApiError)) return fallback ?? networkMessages.unexpected;
  return fallback !== undefined && error.kind === 'answer' && !error.saidByServer ? fallback : error.message;
}

/** True when nobody knows whether the request has arrived, or the server could not answer it now: it may be sent again, under its key where it has one. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && (error.kind !== 'answer' || error.status >= 500) && error.kind !== 'format';
}

function texts(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.filter((text): text is string => typeof text === 'string') : [];
}

function fieldProblems(details: unknown): readonly FieldProblem[] {
  if (!Array.isArray(details)) return [];
  return details.filter(
    (entry: unknown): entry is FieldProblem =>
      entry !== null &&
      typeof entry === 'object' &&
      'path' in entry &&
      'message' in entry &&
      typeof entry.path === 'string' &&
      typeof entry.message === 'string',
  );
}
