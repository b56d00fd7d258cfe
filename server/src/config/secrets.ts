import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  const made = `${file}.${process.pid}`;
  try {
    writeFileSync(made, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true });
    // A link appears whole and refuses to overwrite: a full disk leaves no empty secret, which anybody could sign with,
    // and two first starts at once agree on one.
    linkSync(made, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(made, { force: true });
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32)
    throw new Error(`The file ${file} is damaged. Restore it, or remove it: everybody then signs in again.`);
  return secret;
}
