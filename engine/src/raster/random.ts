/** A repeatable source of numbers from 0 (included) to 1 (excluded). */
export type Random = () => number;

/** 32-bit FNV-1a with an avalanche finish, so that texts one letter apart give unrelated seeds. */
export function hashText(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 2246822507);
  hash ^= hash >>> 13;
  return hash >>> 0;
}

/** The mulberry32 generator: small, fast and good enough for pictures. */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Sources that all give the same numbers, those of one source: something can be built again as it was. */
export function repeatable(source: Random): () => Random {
  const drawn: number[] = [];
  return () => {
    let at = 0;
    return () => {
      if (at === drawn.length) drawn.push(source());
      return drawn[at++] ?? 0;
    };
  };
}

/** One member of `choices`, each equally likely. */
export function pick<T>(choices: readonly [T, ...T[]], random: Random): T {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}
