import { firstWordOfSha256 } from './sha256.ts';

/** Tries so many nonces; answers what solves the puzzle, or nothing. */
export function tryNonces(
  puzzle: { readonly challenge: string; readonly bits: number },
  range: { readonly from: number; readonly count: number },
): string | undefined {
  for (let nonce = range.from; nonce < range.from + range.count; nonce += 1) {
    const solution = `${puzzle.challenge}:${nonce}`;
    if (firstWordOfSha256(solution) >>> (32 - puzzle.bits) === 0) return solution;
  }
  return undefined;
}
