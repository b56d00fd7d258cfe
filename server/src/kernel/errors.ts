import { errorEntry, type ErrorCode, type FieldProblem } from '@loomlight/contract';

/** An expected refusal: the catalogue gives its status and its words. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: readonly FieldProblem[] | undefined;
  /** What could be sent in place of what was refused. */
  readonly suggestions: readonly string[] | undefined;
  /** Seconds to wait before trying again (429, 503). */
  readonly retryAfterS: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    const entry = errorEntry(code);
    super(options.message ?? entry.message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.status = options.status ?? entry.status;
    this.details = options.details;
    this.suggestions = options.suggestions;
    this.retryAfterS = options.retryAfterS;
  }
}

export interface AppErrorOptions {
  /** A sentence that says more than the catalogue's. */
  readonly message?: string;
  readonly status?: number;
  readonly details?: readonly FieldProblem[];
  readonly suggestions?: readonly string[];
  readonly retryAfterS?: number;
  readonly cause?: unknown;
}

/** Makes a refusal of the catalogue: `throw appError('not_found')`. */
export function appError(code: ErrorCode, options?: AppErrorOptions): AppError {
  return new AppError(code, options);
}

/** One wrong field, answered as 422 with its sentence. */
export function fieldError(path: string, message: string): AppError {
  return new AppError('invalid_field', { message, details: [{ path, message }] });
}

/** Stops what runs because an assumption of ours is broken; outside it reads 'Server error'. */
export function invariant(condition: unknown, sentence: string): asserts condition {
  if (!condition) throw new Error(`Broken assumption: ${sentence}`);
}

/** The text of anything thrown. */
export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
