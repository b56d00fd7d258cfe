import { parentPort, workerData } from 'node:worker_threads';
import { drawTile, openCarrier } from './carrier.ts';
import type { MarkMessage, MarkOrder } from './mark-image.messages.ts';
import { markPixels } from './mark-pixels.ts';

// Marks one picture after the other: a twentieth of a second of arithmetic, for which nobody in the main thread should wait.

const port = parentPort;
if (!port) throw new Error('Pictures are marked in a worker thread.');
// Whoever starts this thread gives it the secret and nothing else.
const carrier = openCarrier(Buffer.from(workerData as string));

port.on('message', (order: MarkOrder) => {
  const { message, transfer } = work(order);
  port.postMessage(message, transfer);
});

function work({ id, pixels, payload }: MarkOrder): { readonly message: MarkMessage; readonly transfer: ArrayBuffer[] } {
  try {
    markPixels({ ...pixels, channels: 4 }, drawTile(carrier, payload));
    const { buffer } = pixels.data;
    return { message: { kind: 'marked', id, pixels }, transfer: buffer instanceof ArrayBuffer ? [buffer] : [] };
  } catch (error) {
    return {
      message: { kind: 'failed', id, reason: error instanceof Error ? error.message : 'unknown' },
      transfer: [],
    };
  }
}
