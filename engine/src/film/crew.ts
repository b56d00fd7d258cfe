import type { MessagePort } from 'node:worker_threads';

/** The cameras of a film, as one of them sees them. */
export interface Crew {
  /** Something that all cameras need: one of them makes it, and the others are given the same. Once for a film. */
  share<Result>(make: () => Promise<Result>): Promise<Result>;
}

/** A camera that has no other beside it. */
export const alone: Crew = { share: (make) => make() };

/** Two cameras in threads of their own, of which the first one makes what both need: twice would be twice the work and twice the memory. */
export function crewOf(peer: MessagePort, isFirst: boolean): Crew {
  return {
    async share<Result>(make: () => Promise<Result>) {
      if (isFirst) {
        const result = await make();
        peer.postMessage(result);
        return result;
      }
      const given = Promise.withResolvers<Result>();
      peer.once('message', given.resolve);
      return given.promise;
    },
  };
}
