import { hash } from 'node:crypto';
import { challengeBits } from '@loomlight/contract/reports';

/** What solves a puzzle of the page `/report`: `{challenge}:{nonce}`. */
export function solveChallenge(challenge: string, from = 0): string {
  for (let nonce = from; ; nonce += 1) {
    const solution = `${challenge}:${nonce}`;
    if (hash('sha256', solution, 'buffer').readUInt32BE(0) >>> (32 - challengeBits) === 0) return solution;
  }
}
