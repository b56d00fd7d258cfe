/** How strong a password is, in 0 to 5 points, and the word for it (R-AUTH-12). */
export interface PasswordStrength {
  readonly points: number;
  readonly word: 'Weak' | 'Fair' | 'Strong';
}

const tests: readonly ((password: string) => boolean)[] = [
  (password) => password.length >= 6,
  (password) => password.length >= 8,
  (password) => /\p{Lu}/u.test(password),
  (password) => /\p{Nd}/u.test(password),
  (password) => /[^\p{L}\p{N}\s]/u.test(password),
];

/** A point each for 6 characters, 8 characters, an uppercase letter, a digit and a symbol. */
export function passwordStrength(password: string): PasswordStrength {
  const points = tests.filter((passes) => passes(password)).length;
  if (points < 3) return { points, word: 'Weak' };
  return { points, word: points === 3 ? 'Fair' : 'Strong' };
}
