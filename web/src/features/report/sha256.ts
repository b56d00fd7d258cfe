/** The first 32 bits of the fractions of cube roots of the first 64 primes. */
const constants = Uint32Array.from({ length: 64 }, (_, index) => fraction(Math.cbrt(primeOf(index))));
/** And of square roots of the first eight. */
const start = Uint32Array.from({ length: 8 }, (_, index) => fraction(Math.sqrt(primeOf(index))));

/**
 * The first word of SHA-256 of a short ASCII text. The browser's own digest answers by promises, and a quarter of a million of these take longer
 * than the work itself.
 */
export function firstWordOfSha256(text: string): number {
  const blocks = Math.ceil((text.length + 9) / 64);
  const view = new DataView(new ArrayBuffer(blocks * 64));
  for (let at = 0; at < text.length; at += 1) view.setUint8(at, text.charCodeAt(at));
  view.setUint8(text.length, 0x80);
  view.setUint32(blocks * 64 - 4, text.length * 8);
  const state = start.slice();
  const words = new Uint32Array(64);
  for (let block = 0; block < blocks; block += 1) {
    for (let at = 0; at < 16; at += 1) words[at] = view.getUint32(block * 64 + at * 4);
    mix(state, words);
  }
  return state[0] ?? 0;
}

function mix(state: Uint32Array, words: Uint32Array): void {
  const w = (at: number): number => words[at] ?? 0;
  for (let at = 16; at < 64; at += 1) {
    const low = turn(w(at - 15), 7) ^ turn(w(at - 15), 18) ^ (w(at - 15) >>> 3);
    const high = turn(w(at - 2), 17) ^ turn(w(at - 2), 19) ^ (w(at - 2) >>> 10);
    words[at] = w(at - 16) + low + w(at - 7) + high;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let at = 0; at < 64; at += 1) {
    const one =
      (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (constants[at] ?? 0) + w(at)) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  for (const [at, value] of [a, b, c, d, e, f, g, h].entries()) state[at] = (state[at] ?? 0) + value;
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32);
}

function primeOf(index: number): number {
  const primes: number[] = [];
  for (let number = 2; primes.length <= index; number += 1)
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  return primes[index] ?? 0;
}
