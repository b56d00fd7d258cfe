import { setImmediate } from 'node:timers/promises';
import type { MessagePort } from 'node:worker_threads';

/** The cameras of a film, as one of them sees them: work that all need is done by one and known to all. */
export interface Crew {
  /**
   * Does pieces of work and gives their results in order; the same list for every camera. A piece may wait for the result of an earlier one.
   * Once for a film.
   */
  share<Result>(
    count: number,
    work: (index: number, known: (index: number) => Promise<Result>) => Promise<Result>,
  ): Promise<readonly Result[]>;
}

/** A camera that has no other beside it. */
export const alone: Crew = {
  async share(count, work) {
    const pieces: ReturnType<typeof work>[] = [];
    const known = (index: number) => pieces[index] ?? Promise.reject(new RangeError(`Piece ${index} is not begun.`));
    for (let index = 0; index < count; index++) pieces.push(work(index, known));
    return Promise.all(pieces);
  },
};

interface Piece<Result> {
  readonly index: number;
  readonly result: Result;
}

/** Two cameras in threads of their own: whoever is free takes the next piece, whose number lies in memory that both share. */
export function crewOf(next: SharedArrayBuffer, peer: MessagePort): Crew {
  const counter = new Int32Array(next);
  return {
    async share<Result>(
      count: number,
      work: (index: number, known: (index: number) => Promise<Result>) => Promise<Result>,
    ) {
      const pieces = Array.from({ length: count }, () => Promise.withResolvers<Result>());
      const known = (index: number): Promise<Result> =>
        pieces[index]?.promise ?? Promise.reject(new RangeError(`There is no piece ${index}.`));
      const hear = ({ index, result }: Piece<Result>): void => pieces[index]?.resolve(result);
      peer.on('message', hear);
      const own: Promise<void>[] = [];
      for (let index = Atomics.add(counter, 0, 1); index < count; index = Atomics.add(counter, 0, 1)) {
        own.push(
          work(index, known).then((result) => {
            peer.postMessage({ index, result } satisfies Piece<Result>);
            hear({ index, result });
          }),
        );
        // What the other one has done is heard only between two turns of the event loop.
        await setImmediate();
      }
      await Promise.all(own);
      const results = await Promise.all(pieces.map(({ promise }) => promise));
      peer.off('message', hear);
      return results;
    },
  };
}
