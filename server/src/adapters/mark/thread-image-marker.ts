import { Worker } from 'node:worker_threads';
import { invariant } from '../../kernel/errors.ts';
import type { ImageMarker } from '../../ports/image-mark.ts';
import type { MarkMessage, MarkOrder } from './mark-image.messages.ts';

const script = new URL('mark-image.thread.ts', import.meta.url);

/** What the thread has done of an order. */
type Done = Exclude<MarkMessage, { kind: 'failed' }>;

interface Waiting {
  readonly resolve: (done: Done) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Marks pictures in a thread of its own, which is made with the first one. As many wait as there are generations at once. `currentSecret` is asked for
 * each: another one may have been put in its place.
 */
export function openThreadImageMarker(currentSecret: () => string): ImageMarker {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let last = 0;

  const settle = (id: number, tell: (one: Waiting) => void): void => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) thread?.unref();
    if (one) tell(one);
  };
  const hear = (message: MarkMessage): void =>
    settle(message.id, ({ resolve, reject }) =>
      message.kind === 'failed' ? reject(new Error(message.reason)) : resolve(message),
    );
  const giveUp = (from: Worker, cause: unknown): void => {
    if (thread !== from) return;
    thread = undefined;
    for (const id of waiting.keys())
      settle(id, ({ reject }) => reject(new Error('The thread that marks pictures has ended.', { cause })));
  };
  const start = (): Worker => {
    const started = new Worker(script);
    started.on('message', hear);
    started.on('error', (cause) => giveUp(started, cause));
    started.on('exit', (code) => giveUp(started, code));
    return started;
  };

  const ask = (orderOf: (id: number) => MarkOrder, transfer: ArrayBuffer[]): Promise<Done> =>
    new Promise((resolve, reject) => {
      const id = (last += 1);
      waiting.set(id, { resolve, reject });
      thread ??= start();
      thread.ref();
      thread.postMessage(orderOf(id), transfer);
    });

  return {
    mark: async ({ data, width, height }, payload) => {
      // A copy: whoever painted it may hold the memory.
      const copy = new Uint8Array(data);
      const secret = currentSecret();
      const done = await ask(
        (id) => ({ kind: 'mark', id, secret, pixels: { data: copy, width, height }, payload }),
        [copy.buffer],
      );
      invariant(done.kind === 'marked', 'a picture is answered by a picture');
      return done.pixels;
    },
    pattern: async (payload) => {
      const secret = currentSecret();
      const done = await ask((id) => ({ kind: 'draw', id, secret, payload }), []);
      invariant(done.kind === 'drawn', 'a film is answered by its pattern');
      return done.pattern;
    },
    close: async () => {
      const open = thread;
      if (!open) return;
      giveUp(open, 'closed');
      await open.terminate();
    },
  };
}
