import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty folder for one test, with a space in its name, since paths are where spaces get lost. */
export function aFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'a folder '));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
