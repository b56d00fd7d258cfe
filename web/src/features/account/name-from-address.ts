import { usernameProblem } from '@loomlight/contract';

/** A name to begin with, from what stands before the @; empty when none can be made of it. */
export function nameFromAddress(email: string): string {
  const [local = ''] = email.trim().split(/[@+]/, 1);
  const name = local
    .split(/[._-]+/)
    .filter((word) => /\p{L}/u.test(word))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
  return usernameProblem(name) === undefined ? name : '';
}
