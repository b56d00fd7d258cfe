import { parentPort } from 'node:worker_threads';
import { paintWith } from '../paint.ts';
import type { PainterMessage, PaintOrder } from './messages.ts';

// The painter's thread: one order at a time, each answered with progress and then a picture or an error.

/** Progress finer than this is not worth a message. */
const progressStep = 0.02;

const port = parentPort;
if (!port) throw new Error('The painter runs in a worker thread.');

const send = (message: PainterMessage, transfer: ArrayBuffer[] = []): void => port.postMessage(message, transfer);

port.on('message', (order: PaintOrder) => {
  void work(order);
});

async function work({ id, request, cancel, previews }: PaintOrder): Promise<void> {
  let told = 0;
  try {
    const painting = await paintWith(request, {
      onProgress: (fraction, layer) => {
        if (fraction < told + progressStep && fraction < 1) return;
        told = fraction;
        send({ kind: 'progress', id, fraction, layer });
      },
      ...(previews && {
        onPreview: (preview) => send({ kind: 'preview', id, preview }, [preview.pixels.buffer]),
      }),
      checkpoint: () => {
        if (Atomics.load(cancel, 0) === 1) throw new Error('The painting was given up.');
      },
    });
    send({ kind: 'done', id, painting }, [painting.pixels.buffer]);
  } catch (cause) {
    send({ kind: 'failed', id, error: cause instanceof Error ? cause : new Error(String(cause)) });
  }
}
