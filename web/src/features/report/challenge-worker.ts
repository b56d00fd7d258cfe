import { tryNonces } from './try-nonces.ts';

/** Solves a puzzle beside the page, so that it stays usable meanwhile. */
addEventListener('message', ({ data }: MessageEvent<{ challenge: string; bits: number }>) => {
  for (let from = 0; ; from += 100_000) {
    const solution = tryNonces(data, { from, count: 100_000 });
    if (solution !== undefined) return postMessage(solution);
  }
});
