import { createHash, randomInt } from 'node:crypto';

/** Crockford's letters: none that is taken for another one. Sixteen of them are 80 random bits: nobody guesses that, with the hash or without. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';
const codesMade = 10;
const codeLength = 16;
const groupLength = 4;
const wholeCode = new RegExp(`^[${letters}]{${codeLength}}$`);

/** Ten new codes such as `k7m2-9xq4-t0av-3hzd`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: codesMade }, () => inGroups(Array.from({ length: codeLength }, randomLetter).join('')));
}

/** What the database keeps of a code, of this person alone; undefined for text that is none. Dashes, spaces and capitals do not matter. */
export function recoveryCodeHash(userId: string, typed: string): Buffer | undefined {
  const code = typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');
  if (!wholeCode.test(code)) return undefined;
  return createHash('sha256').update(`recovery-code\n${userId}\n${code}`).digest();
}

function randomLetter(): string {
  return letters.charAt(randomInt(letters.length));
}

function inGroups(code: string): string {
  return code.match(new RegExp(`.{${groupLength}}`, 'g'))?.join('-') ?? code;
}
