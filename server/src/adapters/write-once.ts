import { randomUUID } from 'node:crypto';
import { linkSync, rmSync, writeFileSync } from 'node:fs';

/** Writes a file for its owner alone, unless it is there: it appears whole, and of several that write it at once the first one wins. */
export function writeOnce(file: string, text: string): void {
  const made = `${file}.${randomUUID()}`;
  try {
    writeFileSync(made, text, { mode: 0o600, flush: true });
    linkSync(made, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(made, { force: true });
  }
}
