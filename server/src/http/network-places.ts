import type { FastifyInstance, FastifyRequest } from 'fastify';
import { appError } from '../kernel/errors.ts';
import { isThisMachine, networkOf } from '../kernel/network.ts';

/** Requests of one network that are worked on at once. A browser asks for six things at a time, a household for some more. */
const atOnce = 16;
/** Requests of one network that wait for the others of it, and of all networks together: each is a socket and a few hundred bytes. */
const waitingPerNetwork = 500;
const waitingMax = 5_000;
const retryAfterS = 5;

/** A place, or one in the queue. */
interface Place {
  readonly mustWait: boolean;
  /** Gives the place back, or leaves the queue; only the first call counts. */
  readonly leave: () => void;
}

interface Network {
  inside: number;
  readonly waiting: Set<() => void>;
}

/**
 * Holds the requests of each network in a queue of their own: a burst of one, however large, delays its own requests and
 * nobody else's. A place is held until the answer is known; its bytes may then take as long as the caller needs to read them. Beyond
 * the bounds it is 503 with `Retry-After`. Requests from this very machine (a proxy that is not told of, a program beside the server)
 * are not told apart. Must be called behind the answers that lie ready, which cost nothing (GROUND-6).
 */
export function holdNetworksApart(app: FastifyInstance): void {
  const enter = createNetworkPlaces();
  const leaves = new WeakMap<FastifyRequest, () => void>();
  app.addHook('onRequest', (request, reply, done) => {
    if (isThisMachine(request.ip)) return done();
    const place = enter(networkOf(request.ip), done);
    if (!place) return done(appError('busy', { retryAfterS }));
    leaves.set(request, place.leave);
    // Also for whoever goes away before it is answered.
    reply.raw.once('close', place.leave);
    if (!place.mustWait) done();
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    leaves.get(request)?.();
    done(null, payload);
  });
}

/** Takes a place of this network, or a place in its queue, whose turn `go` tells; undefined when too many wait. */
export function createNetworkPlaces(): (name: string, go: () => void) => Place | undefined {
  const networks = new Map<string, Network>();
  let waitingCount = 0;

  function leavePlace(name: string, network: Network): void {
    const [next] = network.waiting;
    // The place is handed on, not freed: a newcomer between the two would make one too many.
    if (next) return next();
    network.inside -= 1;
    if (network.inside === 0) networks.delete(name);
  }

  return (name, go) => {
    const network = networks.get(name) ?? { inside: 0, waiting: new Set() };
    let isInside = network.inside < atOnce;
    let hasLeft = false;
    const start = (): void => {
      network.waiting.delete(start);
      waitingCount -= 1;
      isInside = true;
      go();
    };
    const leave = (): void => {
      if (hasLeft) return;
      hasLeft = true;
      if (isInside) return leavePlace(name, network);
      network.waiting.delete(start);
      waitingCount -= 1;
    };
    if (isInside) {
      network.inside += 1;
      networks.set(name, network);
      return { mustWait: false, leave };
    }
    if (network.waiting.size >= waitingPerNetwork || waitingCount >= waitingMax) return undefined;
    network.waiting.add(start);
    waitingCount += 1;
    return { mustWait: true, leave };
  };
}
