import { flushCompileCache } from 'node:module';

/**
 * The life of a script that `askOwnProcess` starts: it waits for one order, answers what came of it and ends. What `work` throws is answered as
 * `failed` puts it, with the first 200 characters of the reason.
 */
export function answerOne<Result>(work: (order: never) => Promise<Result>, failed: (reason: string) => Result): void {
  // Nobody waits for an answer any more.
  process.once('disconnect', () => process.exit(0));
  process.once('message', (order) => {
    void work(order as never) // the parent sends what its script takes
      .catch((error: unknown) => failed(error instanceof Error ? error.message.slice(0, 200) : 'unknown'))
      .then((result) => {
        // Whoever has the answer ends this process, before it could leave its compiled code behind for the next.
        flushCompileCache();
        process.send?.(result, () => process.exit(0));
      });
  });
}
