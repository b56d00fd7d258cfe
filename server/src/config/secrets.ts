import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Words of samples that people copy, ours among them (.env.example, deploy/compose.yaml, the tests): chance writes none of them. */
const sampleWords =
  /change-?me|example|secret|password|passwort|placeholder|loomlight|replace-?me|random|sample|your[-_ ]?(?:own|key|token)/i;

/** Whoever holds one signed token may guess for years at what signed it. */
const neededBits = 64;

/** True for a secret that is too weak for production: short, copied, or less random than its length says. */
export function isWeakSecret(secret: string): boolean {
  return secret.length < 32 || sampleWords.test(secret) || guessedBits(secret) < neededBits;
}

/** Letters as people write them, words and what stands between them: worth what a letter of English is. */
const writing = /[A-Za-z]?[a-z ,.'_-]{4,}/g;
const bitsOfWriting = 1.6;
const shortestRepeat = 3;

/**
 * How hard a secret is to guess, in bits, and rather too few than too many. A character counts as much as the secret has different ones;
 * nothing when it goes on with a row (`1234`, `aaaa`) or repeats what came before, and little where it is writing.
 */
function guessedBits(secret: string): number {
  const bitsOfOne = Math.log2(new Set(secret).size);
  const small = secret.toLowerCase();
  const worth = Array.from({ length: secret.length }, () => bitsOfOne);
  for (const { index, 0: words } of secret.matchAll(writing))
    worth.fill(Math.min(bitsOfOne, bitsOfWriting), index, index + words.length);
  for (let at = 2; at < secret.length; at += 1) {
    if (stepAt(small, at) === stepAt(small, at - 1) && Math.abs(stepAt(small, at)) <= 1) worth[at] = 0;
    const start = at + 1 - shortestRepeat;
    if (small.indexOf(small.slice(start, at + 1)) < start) worth.fill(0, start, at + 1);
  }
  return worth.reduce((sum, bits) => sum + bits, 0);
}

function stepAt(text: string, at: number): number {
  return text.charCodeAt(at) - text.charCodeAt(at - 1);
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
    throw new Error(
      `The file ${file} is damaged. Restore it, or remove it: everybody then signs in again, and authenticator apps have to be set up anew.`,
    );
  return secret;
}
