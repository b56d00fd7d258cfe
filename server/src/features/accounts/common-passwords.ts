import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** How many of the list are refused; it begins with the commonest. */
const refused = 10_000;
let common: Promise<ReadonlySet<string>> | undefined;

/** True for one of the commonest passwords, in any case. The list is read at the first question, and only this part of it is kept. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readList().catch((error: unknown) => {
    // A file that could not be read once is tried again by the next person.
    common = undefined;
    throw error;
  });
  return (await common).has(password.normalize('NFKC').toLowerCase());
}

async function readList(): Promise<ReadonlySet<string>> {
  // As a file and not as a module: a module would be kept whole, five times as much.
  const require = createRequire(import.meta.url);
  const file = require.resolve('@zxcvbn-ts/language-common/src/passwords.json');
  const list: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!Array.isArray(list) || list.length < refused)
    throw new Error('The list of common passwords is not what it was.');
  return new Set(list.slice(0, refused).map((word) => String(word).toLowerCase()));
}
