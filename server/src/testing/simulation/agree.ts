import { AppError } from '../../kernel/errors.ts';

/** The answer, or undefined for a refusal that belongs to normal life. */
export async function accepted<T>(work: () => Promise<T>, refusals: readonly string[]): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && refusals.includes(error.code)) return undefined;
    throw error;
  }
}

export function agree(what: string, actual: unknown, expected: unknown): void {
  if (actual !== expected) throw new Error(`${what}: ${String(actual)} instead of ${String(expected)}`);
}

export function rethrow(error: unknown): never {
  throw error;
}
