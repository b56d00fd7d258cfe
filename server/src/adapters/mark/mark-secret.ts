import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formerMarkSecretsMax } from '../../ports/image-mark.ts';
import { writeOnce } from '../write-once.ts';

/** File with the secret of the marks, in the folder of the signing key. */
export const markSecretName = 'mark-secret';
/** File with those from before, in one line with commas between them, the newest first. */
export const formerSecretsName = 'mark-secret.former';
const secretBytes = 32;

/** What marks are made with, and what they are looked for with. */
export interface MarkSecrets {
  readonly current: string;
  /** Those from before, the newest first: what was marked with them is still found. */
  readonly former: readonly string[];
}

/** Makes the secret of an installation's marks in this folder, unless it is there, and answers it with those from before (ORIGIN-27). */
export function makeMarkSecret(folder: string): MarkSecrets {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, markSecretName);
  if (!existsSync(file)) writeOnce(file, newSecret());
  return read(folder);
}

/** The secrets in this folder, where there are any. */
export function findMarkSecrets(folder: string): MarkSecrets | undefined {
  return existsSync(join(folder, markSecretName)) ? read(folder) : undefined;
}

/**
 * Puts a new secret in the place of the one in this folder, which is kept for looking with the two before it (ORIGIN-40). The list is written before
 * the secret, each file whole: whoever dies in between has one secret in both, and loses none. Throws where there is none.
 */
export function rotateMarkSecret(folder: string): MarkSecrets {
  const { current, former } = read(folder);
  const kept = [...new Set([current, ...former])].slice(0, formerMarkSecretsMax);
  replace(join(folder, formerSecretsName), `${kept.join(',')}\n`);
  replace(join(folder, markSecretName), newSecret());
  return read(folder);
}

function newSecret(): string {
  return `${randomBytes(secretBytes).toString('base64url')}\n`;
}

/** A file for its owner alone that is the old one or the new one at every moment. */
function replace(file: string, text: string): void {
  const made = `${file}.${randomUUID()}`;
  try {
    writeFileSync(made, text, { mode: 0o600, flush: true });
    renameSync(made, file);
  } finally {
    rmSync(made, { force: true });
  }
}

function read(folder: string): MarkSecrets {
  const current = readWhole(join(folder, markSecretName))[0] ?? '';
  const file = join(folder, formerSecretsName);
  const former = existsSync(file) ? readWhole(file) : [];
  return { current, former: former.filter((secret) => secret !== current).slice(0, formerMarkSecretsMax) };
}

function readWhole(file: string): readonly string[] {
  const secrets = readFileSync(file, 'utf8').trim().split(',');
  // Another one would be made in its place by nobody: what was marked with it would be found no more.
  if (secrets.some((secret) => secret.length < secretBytes))
    throw new Error(`The secret of the marks ${file} is damaged. Take it away to have a new one made.`);
  return secrets;
}
