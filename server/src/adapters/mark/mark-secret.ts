import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeOnce } from '../write-once.ts';

/** File with the secret of the marks, in the folder of the signing key. */
export const markSecretName = 'mark-secret';
const secretBytes = 32;

/** Makes the secret of an installation's marks in this folder, unless it is there, and answers it (ORIGIN-27). */
export function makeMarkSecret(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, markSecretName);
  if (!existsSync(file)) writeOnce(file, `${randomBytes(secretBytes).toString('base64url')}\n`);
  return read(file);
}

/** The secret in this folder, where there is one. */
export function findMarkSecret(folder: string): string | undefined {
  const file = join(folder, markSecretName);
  return existsSync(file) ? read(file) : undefined;
}

function read(file: string): string {
  const secret = readFileSync(file, 'utf8').trim();
  // Another one would be made in its place by nobody: what was marked with it would be found no more.
  if (secret.length < secretBytes)
    throw new Error(`The secret of the marks ${file} is damaged. Take it away to have a new one made.`);
  return secret;
}
