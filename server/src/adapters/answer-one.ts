import { flushCompileCache } from 'node:module';

/**
 * The life of a script that `askOwnProcess` starts: it waits for one order, answers what came of it and ends. What `work` throws is answered as
 * `failed` puts it, with the first 200 characters of the reason.
 */
export function answerOne<Result>(work: (order: never) => Promise<Result>, failed: (reason: string) => Result): void {
  // Nobody waits for an answer any more.
  process.once('disconnect', () => process.exit(0));
  process.once('message', (order) => {
    const answer = (result: Result): void => {
      // Whoever has the answer ends this process, before it could leave its compiled code behind for the next.
      flushCompileCache();
      process.send?.(result, () => process.exit(0));
    };
    const reasonOf = (error: unknown): string => (error instanceof Error ? error.message.slice(0, 200) : 'unknown');
    // A reader in WebAssembly that breaks off in a later turn takes no promise with it: the process would end with a code, as one does that could not
    // be started, and the file be called unavailable for ever.
    process.once('uncaughtException', (error) => answer(failed(reasonOf(error))));
    void work(order as never) // the parent sends what its script takes
      .catch((error: unknown) => failed(reasonOf(error)))
      .then(answer);
  });
}
