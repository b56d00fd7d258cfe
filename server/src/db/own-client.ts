import pg from 'pg';

/** How long a connection may take to say good-bye before it is cut. */
const goodbyeMs = 2_000;

/** How a connection is opened and kept, whatever it is for. */
export const connectionLimits = {
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
  // From then on the kernel asks each second, and gives up after ten.
  keepAliveInitialDelayMillis: 10_000,
} as const;

/** What the server is told as a connection opens: how long a statement may take, and how long a transaction may sleep. */
export const sessionLimits = { statement_timeout: 15_000, idle_in_transaction_session_timeout: 15_000 } as const;

/** When we stop waiting for an answer: the server's own limit does not help when the server itself has stopped answering. */
export const answerLimit = { query_timeout: 20_000 } as const;

/** The parts of the library that are not named by its types. */
interface Internals {
  readonly connection: { readonly stream: { destroy(): void } };
}

/**
 * A connection that is cut when it has gone silent. The library leaves one whose answer did not come in time as it is: back in
 * the pool it makes the next caller wait just as long, and its good-bye is waited for without end.
 */
export class OwnClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // The overloads of `query` differ in how the answer comes; the failure is looked at in each.
    const query = this.query.bind(this) as (...args: unknown[]) => unknown;
    this.query = ((...args: unknown[]) => {
      const callback = args.at(-1);
      if (typeof callback === 'function') {
        const heard = (error: unknown, result: unknown): void => {
          this.#cutIfSilent(error);
          callback(error, result);
        };
        return query(...args.slice(0, -1), heard);
      }
      const answer = query(...args);
      if (answer instanceof Promise) answer.catch((error: unknown) => this.#cutIfSilent(error));
      return answer;
    }) as typeof this.query;
    const end = this.end.bind(this) as (callback?: (error?: Error) => void) => Promise<void>;
    this.end = ((callback?: (error?: Error) => void) => {
      const limit = setTimeout(() => this.cut(), goodbyeMs);
      this.once('end', () => clearTimeout(limit));
      return callback ? end(callback) : end();
    }) as typeof this.end;
  }

  /** Ends the connection without a word; whoever waits for an answer on it learns that it is lost. */
  cut(): void {
    (this as unknown as Internals).connection.stream.destroy();
  }

  #cutIfSilent(error: unknown): void {
    if (isSilence(error)) this.cut();
  }
}

/** True for an answer that did not come in time. */
function isSilence(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

/** True for an error after which a connection answers no more: it has gone silent, or the server has ended it with this very answer. */
export function isLastAnswer(error: unknown): boolean {
  return (
    isSilence(error) ||
    (typeof error === 'object' && error !== null && 'severity' in error && error.severity === 'FATAL')
  );
}
