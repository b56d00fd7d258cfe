import type { SignedIn } from '../kernel/actor.ts';
import { appError } from '../kernel/errors.ts';
import { hearStreamsElsewhere, type StreamNews } from './streams-elsewhere.ts';

/** What is refused beyond which number of places. */
export interface PlaceBounds {
  readonly perPerson: number;
  /** Of everybody, in this process. */
  readonly inProcess: number;
  readonly code: 'too_many_streams' | 'too_many_waiting';
  readonly retryAfterS: number;
}

/** More pages than a person keeps open; a browser asks again by itself, and reads what it needs meanwhile. */
const streamBounds: PlaceBounds = {
  perPerson: 20,
  inProcess: Infinity,
  code: 'too_many_streams',
  retryAfterS: 30,
};
/** How often open streams are held against their sessions: one question for all of them. */
const lookMs = 1_000;

/**
 * One open stream: it ends when `signal` is aborted, with an `AppError` as the reason unless the process stops, and gives its place back with
 * `leave`.
 */
export interface StreamPlace {
  readonly signal: AbortSignal;
  leave(): void;
}

/** The streams of events that this process has open, by person. */
export interface EventStreams {
  /** Takes a place for a new stream. Throws 429 when the person has as many as one may have, in all processes together, or this one is full. */
  enter(actor: SignedIn): StreamPlace;
  /** How many are open. */
  count(): number;
  close(): void;
}

/**
 * At most so many streams a person (twenty, unless said otherwise), each ended by the end of the process and, within a moment, by the end of its session: whoever was
 * signed out, deactivated or removed, by whichever process and for whatever reason, hears nothing more.
 */
export function createEventStreams(options: {
  /** Aborted when the process stops. */
  readonly stopping: AbortSignal;
  /** Which of these sessions are still good. */
  readonly findLive: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;
  /** A name that no other process has. */
  readonly processId: string;
  readonly news: StreamNews;
  readonly now: () => number;
  readonly bounds?: PlaceBounds;
}): EventStreams {
  const bounds = options.bounds ?? streamBounds;
  const full = () => appError(bounds.code, { retryAfterS: bounds.retryAfterS });
  const open = new Map<string, Map<AbortController, string>>();
  let taken = 0;
  let looking = false;
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    if (looking) return;
    looking = true;
    try {
      const streams = [...open.values()].flatMap((ofPerson) => [...ofPerson]);
      const live = await options.findLive([...new Set(streams.map(([, sessionId]) => sessionId))]);
      for (const [stream, sessionId] of streams) if (!live.has(sessionId)) stream.abort(appError('session_expired'));
    } catch {
      // A database that is away for a moment ends no stream; the next look comes by itself.
    } finally {
      looking = false;
    }
  }

  const elsewhere = hearStreamsElsewhere({
    ...options,
    own: () => [...open].map(([userId, ofPerson]) => [userId, ofPerson.size] as const),
    onNews: (userId) => {
      const ofPerson = open.get(userId);
      if (!ofPerson || !elsewhere.isLast(userId)) return;
      const tooMany = ofPerson.size + elsewhere.count(userId) - bounds.perPerson;
      if (tooMany > 0) for (const newest of [...ofPerson.keys()].slice(-tooMany)) newest.abort(full());
    },
  });

  return {
    count: () => [...open.values()].reduce((sum, ofPerson) => sum + ofPerson.size, 0),
    close: () => {
      clearInterval(timer);
      elsewhere.close();
    },
    enter: (actor) => {
      const ofPerson = open.get(actor.userId) ?? new Map<AbortController, string>();
      if (ofPerson.size + elsewhere.count(actor.userId) >= bounds.perPerson || taken >= bounds.inProcess) throw full();
      taken += 1;
      const stream = new AbortController();
      ofPerson.set(stream, actor.sessionId);
      open.set(actor.userId, ofPerson);
      elsewhere.tell(actor.userId, ofPerson.size);
      timer ??= setInterval(() => void look(), lookMs).unref();
      return {
        signal: AbortSignal.any([stream.signal, options.stopping]),
        leave: () => {
          if (!ofPerson.delete(stream)) return;
          taken -= 1;
          elsewhere.tell(actor.userId, ofPerson.size);
          if (ofPerson.size === 0 && open.get(actor.userId) === ofPerson) open.delete(actor.userId);
          if (open.size > 0) return;
          clearInterval(timer);
          timer = undefined;
        },
      };
    },
  };
}
