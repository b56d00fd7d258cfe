import { limits, usernameProblem } from '@loomlight/contract';
import { looksReserved } from './look-alike.rules.ts';
import { isOneWriting } from './one-writing.rules.ts';

/** What somebody is called whose own name cannot be one here. */
const plainName = 'New Maker';
/** Room for a space and four digits. */
const suffixLength = 5;

/**
 * Names to try for a new account, the nicest first: the given name as far as it may be one (`usernameProblem`), then the
 * same with a number, which `number` draws from 1000 to 9999.
 */
export function namesForAccount(given: string | undefined, number: () => number): string[] {
  const base = validName(given ?? '') ?? plainName;
  const short = base.slice(0, limits.usernameMax - suffixLength).trimEnd();
  // Half of a character that takes two units, cut off at the end, is no text.
  const stem = short.isWellFormed() ? short : short.slice(0, -1).trimEnd();
  return [base, ...Array.from({ length: 8 }, () => `${stem} ${number()}`)];
}

function validName(given: string): string | undefined {
  let name = given
    .normalize('NFC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[^\p{L}\p{M}\p{Nd}._ '’-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, limits.usernameMax)
    .trim();
  if (!name.isWellFormed()) name = name.slice(0, -1).trim();
  return usernameProblem(name) === undefined && isOneWriting(name) && !looksReserved(name) ? name : undefined;
}
