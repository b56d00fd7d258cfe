import { Worker } from 'node:worker_threads';
import type { ImageMarker, PlainPixels } from '../../ports/image-mark.ts';
import type { MarkMessage, MarkOrder } from './mark-image.messages.ts';

const script = new URL('mark-image.thread.ts', import.meta.url);

interface Waiting {
  readonly resolve: (pixels: PlainPixels) => void;
  readonly reject: (error: Error) => void;
}

/** Marks pictures in a thread of its own, which is made with the first one. As many wait as there are generations at once. */
export function openThreadImageMarker(secret: string): ImageMarker {
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
      message.kind === 'marked' ? resolve(message.pixels) : reject(new Error(message.reason)),
    );
  const giveUp = (from: Worker, cause: unknown): void => {
    if (thread !== from) return;
    thread = undefined;
    for (const id of waiting.keys())
      settle(id, ({ reject }) => reject(new Error('The thread that marks pictures has ended.', { cause })));
  };
  const start = (): Worker => {
    const started = new Worker(script, { workerData: secret });
    started.on('message', hear);
    started.on('error', (cause) => giveUp(started, cause));
    started.on('exit', (code) => giveUp(started, code));
    return started;
  };

  return {
    mark: ({ data, width, height }, payload) =>
      new Promise((resolve, reject) => {
        const id = (last += 1);
        waiting.set(id, { resolve, reject });
        thread ??= start();
        thread.ref();
        // A copy: whoever painted it may hold the memory.
        const copy = new Uint8Array(data);
        const order: MarkOrder = { id, pixels: { data: copy, width, height }, payload };
        thread.postMessage(order, [copy.buffer]);
      }),
    close: async () => {
      const open = thread;
      if (!open) return;
      giveUp(open, 'closed');
      await open.terminate();
    },
  };
}
