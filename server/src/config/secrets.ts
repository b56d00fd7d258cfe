import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Samples that people copy; a production process refuses them. */
const knownSamples = /change-?me|example|secret-secret|0123456789|^(.)\1+$/i;

/** True for a secret that is too weak for production. */
export function isWeakSecret(secret: string): boolean {
  return secret.length < 32 || knownSamples.test(secret);
}

/**
 * The secret of an embedded installation: made once and kept in the data folder, readable by its owner only.
 * A server with PostgreSQL is told its secret instead, since several processes must share it.
 */
export function embeddedSecret(dataDir: string): string {
  const file = join(dataDir, 'token-secret');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    // `wx` refuses to overwrite, so two first starts at once agree on one secret.
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
